import ArgumentParser

@main
struct PageTraceCommand: ParsableCommand {
    func run() throws { print("hello") }
}
