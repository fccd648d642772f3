#if os(Linux)
    import Foundation
    import Testing

    /// Graphviz's plugins are loaded while the command runs, and may be missing, or fail for want of memory.
    struct PluginTests {
        /// Where this machine has Graphviz's plugins, nil if they are not found.
        private static let installed: String? = {
            let outcome = try? Workspace().shell(#"echo "$(pkg-config --variable=libdir libgvc)/graphviz""#)
            guard let folder = outcome?.text.split(separator: "\n").first.map(String.init) else { return nil }
            return FileManager.default.fileExists(atPath: folder + "/config6a") ? folder : nil
        }()

        /// A workspace whose folder `plugins` has links to the plugins, and a copy of their list.
        private func workspace() throws -> Workspace {
            let workspace = try Workspace()
            try workspace.put(TraceText.shortest, into: "trace.json")
            let folder = try #require(Self.installed)
            let outcome = try workspace.shell(
                "mkdir plugins && cd plugins && cp -P \(folder)/libgv* . && cp \(folder)/config6a .")
            #expect(outcome.exitCode == 0)
            return workspace
        }

        private func drawn(_ workspace: Workspace, to name: String) throws -> Outcome {
            try workspace.pagetrace(
                arguments: ["run", "trace.json", "-q", "-o", name], environment: ["GVBINDIR": workspace["plugins"]])
        }

        /// If pango is not what measures texts, it draws none of them, and says so to nobody.
        @Test(.enabled(if: installed != nil))
        func `A bitmap has its texts, whatever else could measure them`() throws {
            let workspace = try workspace()
            #expect(try drawn(workspace, to: "whole.png").exitCode == 0)
            let list = try workspace.text(of: "plugins/config6a")
            try workspace.put(list.replacing(/\n\ttextlayout \{[^}]*\}/, with: ""), into: "plugins/config6a")
            #expect(try drawn(workspace, to: "again.png").exitCode == 0)
            let files = try workspace.contents(of: ".")
            #expect(files["whole.png"] != nil)
            #expect(files["whole.png"] == files["again.png"])
        }

        @Test(.enabled(if: installed != nil))
        func `Without pango there is no bitmap, and the message says what is missing`() throws {
            let workspace = try workspace()
            #expect(try workspace.shell("rm plugins/libgvplugin_pango*").exitCode == 0)
            let outcome = try drawn(workspace, to: "none.png")
            #expect(outcome.exitCode == 70)
            #expect(
                outcome.errors.contains("Graphviz's plugin `pango`, which draws PNG and PDF, is not where libgvc is"))
            #expect(try !workspace.files().contains("none.png"))
        }

        /// Without a font, each letter is an empty box, and the boxes run over each other.
        @Test(arguments: ["none.png", "none.pdf"])
        func `Without a font there is no picture, and the message says what to install`(name: String) throws {
            let workspace = try Workspace()
            try workspace.put(TraceText.shortest, into: "trace.json")
            try workspace.put("<fontconfig></fontconfig>", into: "fonts.conf")
            let environment = ["FONTCONFIG_FILE": workspace["fonts.conf"]]
            let outcome = try workspace.pagetrace(
                arguments: ["run", "trace.json", "-q", "-o", name], environment: environment)
            #expect(outcome.exitCode == 70)
            #expect(outcome.errors.contains("no font is installed here, and PNG and PDF need one"))
            #expect(try !workspace.files().contains(name))
            let drawing = try workspace.pagetrace(
                arguments: ["run", "trace.json", "-q", "-o", "some.svg"], environment: environment)
            #expect(drawing.exitCode == 0)
        }

        @Test func `Without a font for the language there is no picture`() throws {
            let workspace = try Workspace()
            try workspace.put(TraceText.shortest, into: "trace.json")
            try workspace.put(
                """
                <fontconfig><dir>/usr/share/fonts</dir><selectfont><rejectfont><pattern><patelt name="lang">
                <string>ja</string></patelt></pattern></rejectfont></selectfont></fontconfig>
                """, into: "fonts.conf")
            let environment = ["FONTCONFIG_FILE": workspace["fonts.conf"]]
            func drawn(_ language: String, _ name: String) throws -> Outcome {
                try workspace.pagetrace(
                    arguments: ["run", "trace.json", "-q", "--lang", language, "-o", name], environment: environment)
            }
            let outcome = try drawn("ja", "ja.png")
            #expect(outcome.exitCode == 70)
            #expect(outcome.errors.contains("no font here has the letter “あ”"))
            #expect(try !workspace.files().contains("ja.png"))
            #expect(try drawn("en", "en.png").exitCode == 0)
            #expect(try drawn("ja", "ja.svg").exitCode == 0)
        }
    }
#endif
