"""A walk as an SVG that moves, in a real browser: what is to be seen at which moment, in light and dark, and standing still."""

import subprocess

from browser import PAGETRACE, BrowserTest

MARKUP = """{
  "version": 1, "title": "<script>alert(1)</script>",
  "pages": ["<b>First</b>", "<img src=x onerror=alert(1)>", "Third"],
  "gestures": [ { "set": ["<b>First</b>"] }, { "swipe": "forward" } ]
}"""

# The texts that can be seen, of all of whose groups the opacities multiply to nearly one.
SEEN = """() => [...document.querySelectorAll('text')].filter((node) => {
  let opacity = 1;
  for (let one = node; one instanceof Element; one = one.parentElement) opacity *= getComputedStyle(one).opacity;
  return opacity > 0.9;
}).map((node) => node.textContent)"""


class Animation(BrowserTest):
    def animation_of(self, trace):
        """The SVG of a trace of the project, or of the text of one."""
        file = self.file(trace)
        path = self.folder / f"{file.stem}.animated.svg"
        subprocess.run([PAGETRACE, "run", file, "--quiet", "--animate", "--force", "--output", path], check=True)
        return path

    def at(self, page, seconds):
        """Stops the animation at a time, and says what can be read then."""
        page.evaluate(
            "time => document.getAnimations().forEach((one) => { one.pause(); one.currentTime = time; })", seconds * 1000)
        return page.evaluate(SEEN)

    def place_of(self, page, words):
        """Where a text is, across."""
        box = page.get_by_text(words, exact=True).first.bounding_box()
        return box["x"] + box["width"] / 2

    def test_four_moments_of_a_title_that_is_one_page_ahead(self):
        page = self.open(self.animation_of("title-one-page-ahead"), width=830, height=420)

        start = self.at(page, 0.5)
        self.assertEqual([text for text in start if text == "?"], ["?", "?"])
        self.assertIn("First", start)
        self.assertNotIn("viewControllerAfter(First) → Second", start)
        middle = self.place_of(page, "First")

        asked = self.at(page, 1.6)
        self.assertIn("viewControllerAfter(First) → Second", asked)
        self.assertNotIn("willTransitionTo [Second]", asked)

        dragged = self.at(page, 3.0)
        self.assertIn("willTransitionTo [Second]", dragged)
        self.assertLess(self.place_of(page, "First"), middle - 20)
        self.assertNotIn("title: Third ✗", dragged)

        wrong = self.at(page, 5.5)
        self.assertIn("⚠ title says Third, while Second is shown.", wrong)
        self.assertIn("title: Third ✗", wrong)

    def test_the_title_bar_is_yellow_from_the_call_on_that_made_it_wrong(self):
        page = self.open(self.animation_of("title-one-page-ahead"), width=830, height=420)

        def bar():
            return page.evaluate("""() => [...document.querySelectorAll('text')].filter((node) =>
              node.textContent === 'Third' && node.previousElementSibling?.getAttribute('fill') === '#fff4cc'
            ).map((node) => Number(getComputedStyle(node.parentElement).opacity))""")

        seen = []
        for tenths in range(0, 70):
            texts = self.at(page, tenths / 10)
            seen.append(("viewControllerAfter(Second) → Third" in texts, max(bar()) > 0.9))
        self.assertIn((True, True), seen)
        self.assertNotIn((False, True), seen[:60])

    def test_it_follows_light_and_dark_and_moves_in_an_image(self):
        path = self.animation_of("title-one-page-ahead")
        pictures = {}
        for scheme in ["light", "dark"]:
            page = self.open(path, width=830, height=420, color_scheme=scheme)
            self.at(page, 0.5)
            pictures[scheme] = page.screenshot()
        self.assertNotEqual(pictures["light"], pictures["dark"])
        reader = self.folder / "reader.html"
        reader.write_text(f'<img src="{path.name}" width="800">', encoding="utf-8")
        page = self.open(reader, width=830, height=420)
        # Its own request for the picture is none that is to be refused.
        self.complaints.clear()
        first = page.screenshot()
        self.assertTrue(any(page.screenshot() != first for _ in range(100)))

    def test_it_stands_still_at_the_first_finding_for_those_who_want_that(self):
        page = self.open(self.animation_of("title-one-page-ahead"), width=830, height=420, reduced_motion="reduce")
        self.assertEqual(page.evaluate("document.getAnimations().length"), 0)
        seen = page.evaluate(SEEN)
        self.assertIn("title: Third ✗", seen)
        self.assertNotIn("willTransitionTo [Third]", seen)

    def test_names_full_of_markup_stay_text(self):
        page = self.open(self.animation_of(MARKUP), width=830, height=420)
        seen = " ".join(self.at(page, 0.5))
        self.assertIn("<b>First</b>", seen)
        self.assertEqual(page.locator("script, img, b").count(), 0)

    def test_no_text_leaves_the_picture_at_any_end_of_a_step(self):
        for trace in ["root-containment", "names-in-many-scripts", "page-curl-at-the-end-raises", "pager-in-a-grid"]:
            page = self.open(self.animation_of(trace), width=830, height=420, reduced_motion="reduce")
            outside = page.evaluate("""() => [...document.querySelectorAll('svg > g > text, svg > g > g > text')]
              .map((node) => node.getBoundingClientRect()).filter((box) => box.right > 831 || box.left < -1).length""")
            self.assertEqual(outside, 0, trace)
