/// The colors of a drawing in one theme.
struct Palette {
    private var substitutes: [Color: Color] = [:]

    init(graph: Graph, theme: Theme) {
        guard theme == .dark else { return }
        for pair in graph.darkColors where substitutes[pair.light] == nil {
            substitutes[pair.light] = pair.dark
        }
    }

    func color(for color: Color) -> Color {
        substitutes.isEmpty ? color : substitutes[color] ?? color
    }
}
