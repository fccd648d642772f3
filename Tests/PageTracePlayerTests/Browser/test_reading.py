"""For every reader: dark, narrow, by ear, by keyboard, without scripts, on paper, and whatever names a trace has."""

import importlib.util
import json
import pathlib
import unittest

from browser import BrowserTest

TRACES = [
    "title-set-in-the-data-source", "playlist-cut", "page-curl-spine-in-the-middle", "pager-rotation-unreported",
    "root-out-in-mid-fade", "set-during-a-drag-strict", "which-callback-to-use",
]


class Reading(BrowserTest):
    def test_nothing_breaks_the_rules_of_accessibility(self):
        package = pathlib.Path(importlib.util.find_spec("axe_playwright_python").origin).parent
        axe = (package / "axe.min.js").read_text(encoding="utf-8")
        pages = [(self.page_of(trace), "#step=2") for trace in TRACES]
        pages.append((self.page_of("title-set-in-the-data-source", "title-set-in-did-finish", names="Mistake,Repair"), "#step=2&call=1"))
        for path, place in pages:
            for width in [1200, 390]:
                for scheme in ["light", "dark"]:
                    with self.subTest(path.name, width=width, scheme=scheme):
                        page = self.open(path, place, width=width, color_scheme=scheme, reduced_motion="reduce", bypass_csp=True)
                        page.evaluate(axe)
                        found = page.evaluate("axe.run()")["violations"]
                        self.assertEqual([(one["id"], [node["html"] for node in one["nodes"]][:4]) for one in found], [])

    def test_what_is_spoken(self):
        page = self.open(self.page_of("title-set-in-the-data-source"), "#step=2&call=3")
        slider = page.get_by_role("slider")
        self.assertEqual(slider.get_attribute("aria-valuetext"), "step 2, callback 3 of 3, shows Third")
        # Who comes to a step hears which one it is, at whatever callback; who goes on in it hears the callback alone.
        callback = (
            "Callback 3 of 3: viewControllerAfter(Third) → Fourth, preloaded. title: Third → Fourth. "
            "Finding: title says Fourth, while Third is shown.")
        spoken = page.locator("[aria-live=polite]")
        self.assertEqual(spoken.inner_text(), f"Step 2, swipe forward, Second to Third, completed. {callback}")
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("ArrowRight")
        self.assertEqual(spoken.inner_text(), callback)
        self.assertEqual(page.locator("ol > [aria-current=step]").count(), 1)
        self.assertIn("2. swipe forward", page.locator("[aria-current=step]").inner_text())
        page.keyboard.press("Home")
        self.assertEqual(page.locator("[aria-live=polite]").inner_text(), "Step 0, set, First, completed.")

    def test_notes_and_emphasis(self):
        page = self.open(self.page_of("notes-and-emphasis"), "#step=2&call=1")
        note = "Look here: the title was changed when the drag began, and nobody changes it back."
        self.assertEqual(page.locator(".author").all_inner_texts(), [note])
        self.assertIn(f"Note: {note}", page.locator("[aria-live=polite]").inner_text())
        stands_out = page.locator("#log .step").evaluate_all("steps => steps.map((one) => one.matches('.emphasized'))")
        self.assertEqual(stands_out, [False, False, True, False, True])

    def test_an_index_is_no_page(self):
        page = self.open(self.page_of("index-and-counter"), "#step=2")
        self.assertEqual(page.locator(".callout").inner_text(), "✗ label says 2 of 3")

    def test_a_fresh_page_is_nobodys_neighbor(self):
        page = self.open(self.page_of("fresh-pages"), "#step=2")
        cards = page.locator(".card").all_inner_texts()
        self.assertTrue(any(card.startswith("Fourth") for card in cards), cards)
        self.assertFalse(any(card.startswith("First #2") for card in cards), cards)

    def test_everything_by_keyboard(self):
        page = self.open(self.page_of("title-set-in-the-data-source"), "#step=1&call=1")
        page.locator("#slider").focus()
        page.keyboard.press("ArrowUp")
        self.assertIn("callback 2 of 5", self.place(page))
        page.keyboard.press("PageUp")
        self.assertIn("step 2", self.place(page))
        # A call of the log is a button, and stays in focus when the log is drawn anew.
        page.locator("button.cb").nth(0).focus()
        page.keyboard.press("Enter")
        self.assertIn("callback 1 of 3", self.place(page))
        self.assertEqual(page.evaluate("document.activeElement.getAttribute('aria-current')"), "true")
        page.locator("#log h2 button").nth(4).focus()
        page.keyboard.press("Enter")
        self.assertIn("step 4", self.place(page))

    def test_fits_a_phone(self):
        for trace in TRACES:
            with self.subTest(trace):
                page = self.open(self.page_of(trace), "#step=2", width=390, height=844)
                self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), 390)
                sizes = [button.bounding_box() for button in page.locator(".bar > button:visible").all()]
                self.assertTrue(all(size["height"] >= 44 and size["width"] >= 44 for size in sizes), sizes)
                page.evaluate("scrollTo(0, document.body.scrollHeight)")
                bar = page.locator(".bar").bounding_box()
                self.assertGreaterEqual(bar["y"], -1)
                # The buttons stay in sight from the first moment, below the calls.
                page.evaluate("scrollTo(0, 0)")
                bar = page.locator(".bar").bounding_box()
                self.assertLessEqual(bar["y"] + bar["height"], 844)
                self.assertLess(page.locator("#log .step.now .phase, #log .step.now .cb").first.bounding_box()["y"], bar["y"])

    def test_a_gesture_with_a_long_name_leaves_its_pages_room(self):
        page = self.open(self.page_of("root-stack"), "#step=1", width=1000, height=640)
        heading = page.locator("#log .step.now h2")
        self.assertIn("launch finished, logged out", heading.inner_text())
        # The two names stand in a line of their own if they have to: not one letter below the other.
        self.assertLess(heading.locator(".pages").bounding_box()["height"], 40)

    def test_follows_dark(self):
        path = self.page_of("first-steps")
        ground = lambda scheme: self.open(path, color_scheme=scheme).evaluate("getComputedStyle(document.body).backgroundColor")
        self.assertEqual([ground("light"), ground("dark")], ["rgb(255, 255, 255)", "rgb(13, 17, 23)"])

    def test_without_motion_nothing_moves(self):
        page = self.open(self.page_of("first-steps"), reduced_motion="reduce")
        self.assertIn(page.evaluate("getComputedStyle(document.querySelector('.card')).transitionDuration"), ["0s", ""])

    def test_without_scripts_there_are_drawing_and_log(self):
        page = self.open(self.page_of("title-set-in-the-data-source"), java_script_enabled=False)
        self.assertIn("2. swipe forward  Second → Third", page.locator("#record pre").inner_text())
        box = page.locator("#record img").bounding_box()
        self.assertGreater(box["height"], 200)
        self.assertFalse(page.locator("#app").is_visible())

    def test_prints_drawing_and_log(self):
        page = self.open(self.page_of("title-set-in-the-data-source"))
        page.emulate_media(media="print")
        self.assertTrue(page.locator("#record pre").is_visible())
        self.assertTrue(page.locator("#record h1").is_visible())
        self.assertFalse(page.locator("#app").is_visible())

    def test_names_are_never_markup(self):
        names = [
            "</script><script>document.title='owned'</script>", "<img src=x onerror=\"document.title='owned'\">",
            "<!--", "{{data}}", "&lt;", "a very long name " * 20, "\u202Eabc", "مرحبا",
        ]
        trace = json.dumps({
            "version": 1, "title": names[0], "about": names[1], "pages": names,
            "client": {"type": "pages", "trackers": [
                {"name": names[1], "updatedIn": ["viewControllerAfter", "viewControllerBefore"], "takes": "answer"}]},
            "path": "1→2→3→4→5→6→7→8",
        })
        page = self.open(self.page_of(trace))
        for _ in range(30):
            page.keyboard.press("ArrowRight")
        self.assertEqual(page.title(), names[0])
        self.assertEqual(page.locator("header h1").inner_text(), names[0])
        self.assertEqual(page.locator("#app img, #app script").count(), 0)
        self.assertIn("\\u{202E}abc", page.locator("#log").inner_text())
        self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), 1200)

    def test_ten_thousand_steps_take_a_few_times_as_long_to_open_as_three(self):
        trace = json.dumps({"version": 1, "pages": 50, "gestures": [
            {"set": "1"}, {"randomWalk": {"seed": 7, "gestures": 9999, "cancelled": 0.1, "skippedPreloads": 0.05}}]})
        path = self.page_of(trace)
        usual = self.opening(self.open(self.page_of("first-steps")))
        page = self.open(path, "#step=5000")
        self.assertIn("step 5,000 of 9,999", self.place(page))
        # Three megabytes are read, and only what shows is laid out: three or four times as long.
        self.assertLess(self.opening(page) / usual, 10)
        self.assertTrue(page.locator(".overview").is_visible())
        self.assertLess(page.locator("#log li").count(), 200)

    def opening(self, page):
        """What a page's thread does until it says where the reader is."""
        return min(sum(self.tasks(page, lambda: (page.reload(), self.place(page)))) for _ in range(3))


if __name__ == "__main__":
    unittest.main()
