import PageTrace
import Testing

@Suite("Properties of trace files, over random traces")
struct TraceFileProperties {
    @Test func `What is written is accepted, and reads back as an equal trace, to the last scalar`() {
        Seeds.expect { random in
            let text = random.trace.json()
            do {
                let read = try TraceReader.read(text.utf8, name: "trace.json")
                // Strings that only look the same are equal; written again, they are not.
                return (read == random.trace ? [] : ["another trace: \(read)"])
                    + (read.json().utf8.elementsEqual(text.utf8) ? [] : ["another text: \(read.json())"])
            } catch {
                return ["refused: \(error)"]
            }
        }
    }

    @Test func `No scalar that a terminal or an editor obeys is in a trace file, but for line breaks`() {
        Seeds.expect { random in
            random.trace.json().unicodeScalars.filter { $0 != "\n" && HostileText.isObeyed($0) }.map {
                "raw \($0.escaped(asASCII: true))"
            }
        }
    }

    @Test("The random traces are what they are meant to be: every container, client, gesture and quirk is among them")
    func everythingIsDrawn() {
        var kinds: Set<String> = []
        for seed in Seeds.range() where Seeds.range().count > 100 {
            let trace = RandomTrace(seed: seed).trace
            switch trace.scenario {
            case .pageViewController(let scenario):
                kinds.formUnion(scenario.gestures.map { "\(caseName($0)).\(inner($0))" })
                kinds.formUnion(scenario.gestures.parts.map(caseName))
                kinds.insert("client \(caseName(scenario.client))")
            case .scrollView(let scenario): kinds.formUnion(scenario.gestures.map { "scroll.\(caseName($0))" })
            case .rootContainer(let scenario): kinds.formUnion(scenario.gestures.map { "root.\(caseName($0))" })
            }
            guard let container = trace.pageViewController?.container else { continue }
            let quirks = Quirks.named.filter { container.quirks.contains($0.quirk) }
            kinds.formUnion(quirks.map { "quirk \($0.name)" } + ["\(quirks.count) quirks"])
            kinds.formUnion(["\(container.transitionStyle)", "\(container.contract)"])
        }
        guard !kinds.isEmpty else { return }
        let gestures = [
            "page.set", "page.swipe", "page.drag", "page.move", "page.release", "page.settle", "page.dataSource",
            "page.orientation", "page.doubleSided", "page.container", "page.turn", "list.append", "list.prepend",
            "list.insert", "list.remove", "list.replace", "scroll.swipe", "scroll.drag", "scroll.move",
            "scroll.release", "scroll.settle", "scroll.set",
            "scroll.resize", "root.launch", "root.launchFinished", "root.logIn", "root.logOut", "root.deepLink",
            "root.settle", "root.orientation",
            "gesture", "repetition", "randomWalk",
        ]
        let clients = ["pages", "questionnaire", "playlist"].map { "client \($0)" }
        let settings = ["scroll", "pageCurl", "strict", "lenient", "0 quirks", "1 quirks", "2 quirks"]
        #expect(Set(gestures + clients + settings + Quirks.named.map { "quirk \($0.name)" }).subtracting(kinds) == [])
    }

    /// The name of the case in a case.
    private func inner(_ gesture: PageViewControllerGesture) -> String {
        Mirror(reflecting: gesture).children.first.map { caseName($0.value) } ?? ""
    }

    private func caseName(_ value: Any) -> String {
        Mirror(reflecting: value).children.first?.label ?? "\(value)"
    }
}
