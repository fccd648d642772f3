# Homebrew's formula for the command. A release fills in the words between @ and attaches it as pagetrace.rb; for a tap, put
# that file into its folder Formula.
class Pagetrace < Formula
  desc "Shows what UIPageViewController calls, when, and which pages it keeps"
  homepage "https://github.com/@REPOSITORY@"
  version "@VERSION@"
  license "Apache-2.0"

  depends_on "graphviz"

  on_macos do
    depends_on arch: :arm64
    url "https://github.com/@REPOSITORY@/releases/download/@VERSION@/pagetrace-@VERSION@-arm64-apple-macosx.tar.gz"
    sha256 "@SHA256_MACOS_ARM64@"
  end

  on_linux do
    on_intel do
      url "https://github.com/@REPOSITORY@/releases/download/@VERSION@/pagetrace-@VERSION@-x86_64-unknown-linux-gnu.tar.gz"
      sha256 "@SHA256_LINUX_X86_64@"
    end
    on_arm do
      url "https://github.com/@REPOSITORY@/releases/download/@VERSION@/pagetrace-@VERSION@-aarch64-unknown-linux-gnu.tar.gz"
      sha256 "@SHA256_LINUX_ARM64@"
    end
  end

  def install
    bin.install "pagetrace"
    man1.install "pagetrace.1"
    generate_completions_from_executable(bin/"pagetrace", "--generate-completion-script")
  end

  test do
    assert_match "viewControllerAfter", shell_output("#{bin}/pagetrace run --path '1→2' --pages 2 --no-files")
  end
end
