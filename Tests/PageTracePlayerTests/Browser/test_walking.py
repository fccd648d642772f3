"""Walking through a recording: keys, links, pointer, and what is to be seen at each moment."""

import unittest

from browser import BrowserTest
from playwright.sync_api import expect


class Walking(BrowserTest):
    def test_opens_at_the_first_step(self):
        page = self.open(self.page_of("title-set-in-the-data-source"))
        self.assertEqual(page.locator("header h1").inner_text(), "A title set in the data source")
        self.assertIn("7 steps · 20 callbacks · ⚠ 4 findings", page.locator(".figures").inner_text())
        self.assertEqual(self.place(page), "step 0 of 6")
        self.assertFalse(page.locator("#record").is_visible())

    def test_keys(self):
        page = self.open(self.page_of("title-set-in-the-data-source"))
        for key, place in [
            ("ArrowRight", "step 1 of 6 · callback 1 of 5"), ("ArrowRight", "step 1 of 6 · callback 2 of 5"),
            ("ArrowLeft", "step 1 of 6 · callback 1 of 5"), ("ArrowLeft", "step 0 of 6"),
            ("Shift+ArrowRight", "step 1 of 6 · callback 5 of 5"), ("Shift+ArrowRight", "step 2 of 6 · callback 3 of 3"),
            ("Shift+ArrowLeft", "step 1 of 6 · callback 5 of 5"), ("End", "step 6 of 6 · callback 3 of 3"),
            ("ArrowRight", "step 6 of 6 · callback 3 of 3"), ("Home", "step 0 of 6"),
            ("f", "step 1 of 6 · callback 5 of 5"), ("f", "step 2 of 6 · callback 3 of 3"),
            ("f", "step 4 of 6 · callback 3 of 3"), ("F", "step 2 of 6 · callback 3 of 3"),
        ]:
            page.keyboard.press(key)
            self.assertEqual(self.place(page), place, key)

    def test_space_plays_and_stops(self):
        page = self.open(self.page_of("title-set-in-the-data-source"))
        page.keyboard.press("Space")
        self.assertEqual(page.locator("#play").get_attribute("aria-label"), "Stop")
        expect(page.locator(".place")).to_contain_text("callback 2")
        page.keyboard.press("Space")
        self.assertEqual(page.locator("#play").get_attribute("aria-label"), "Play")

    def test_help(self):
        page = self.open(self.page_of("first-steps"))
        page.keyboard.press("?")
        self.assertIn("next or previous finding", page.locator("#help").inner_text())
        page.keyboard.press("Escape")
        self.assertFalse(page.locator("#help").is_visible())

    def test_links(self):
        path = self.page_of("title-set-in-the-data-source")
        page = self.open(path, "#step=2&call=2")
        self.assertEqual(self.place(page), "step 2 of 6 · callback 2 of 3")
        page.keyboard.press("ArrowRight")
        self.assertTrue(page.url.endswith("#step=2&call=3"), page.url)
        page.evaluate("location.hash = '#step=5&call=1'")
        expect(page.locator(".place")).to_contain_text("step 5")
        self.assertEqual(self.place(page), "step 5 of 6 · callback 1 of 3")
        # What a link cannot mean leads to the nearest place.
        self.assertEqual(self.place(self.open(path, "#step=99&call=-1")), "step 6 of 6 · callback 3 of 3")
        self.assertEqual(self.place(self.open(path, "#step=<b>&call=x")), "step 0 of 6")

    def test_copies_a_link(self):
        page = self.open(self.page_of("first-steps"), "#step=1&call=2", permissions=["clipboard-read", "clipboard-write"])
        page.keyboard.press("l")
        expect(page.locator("#toast")).to_have_text("The link is copied.")
        self.assertTrue(page.evaluate("navigator.clipboard.readText()").endswith("first-steps.html#step=1&call=2"))

    def test_timeline_scrubs_and_zooms(self):
        page = self.open(self.page_of("title-set-in-the-data-source"))
        box = page.locator("#slider").bounding_box()
        page.mouse.click(box["x"] + box["width"] - 20, box["y"] + 40)
        self.assertIn("step 6 of 6", self.place(page))
        page.keyboard.press("+")
        self.assertTrue(page.locator(".overview").is_visible())
        page.locator(".overview").click(position={"x": 130, "y": 10})
        self.assertIn("step 0 of 6", self.place(page))

    def test_a_swipe_over_the_phone_steps(self):
        page = self.open(self.page_of("title-set-in-the-data-source"), width=390, height=844)
        box = page.locator(".phone").bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.move(x + 60, y)
        page.mouse.down()
        page.mouse.move(x - 60, y)
        page.mouse.up()
        self.assertIn("step 1 of 6", self.place(page))

    def test_stage_shows_each_moment(self):
        page = self.open(self.page_of("title-set-in-the-data-source"), "#step=2&call=1", reduced_motion="reduce")
        slots = lambda: [text.replace("\n", " ") for text in page.locator(".slot").all_inner_texts()]
        self.assertEqual(slots(), ["before First held", "shown Second on screen", "after Third held"])
        self.assertEqual(page.locator(".nav").inner_text(), "Third")
        page.keyboard.press("ArrowRight")
        self.assertEqual(slots(), ["before Second held", "shown Third on screen", "after ? not asked yet"])
        self.assertEqual(page.locator(".card.dropped span").inner_text(), "First")
        page.keyboard.press("ArrowRight")
        self.assertEqual(slots(), ["before Second held", "shown Third on screen", "after Fourth held"])
        self.assertEqual(page.locator(".callout").inner_text(), "✗ title says Fourth")

    def test_drags_bounces_cancels_and_crashes(self):
        moments = {
            ("reversed-flick", "#step=4"): "at −0.7 of a page, toward First",
            ("bounces-at-both-ends", "#step=1"): "⇥ no page before First: it bounces",
            ("cancelled-swipes", "#step=2"): "↩ sprung back to Second",
            ("set-during-a-drag-strict", "#step=3"): "✗ raised", ("playlist-cut", "#step=3"): "✗ crashed",
            ("pager-walk", "#step=2&call=1"): "offset (416, 0)",
        }
        for (trace, place), words in moments.items():
            with self.subTest(trace):
                self.assertEqual(self.open(self.page_of(trace), place).locator(".side > .outcome").inner_text(), words)

    def test_from_right_to_left_forward_is_to_the_left(self):
        trace = """{ "version": 1, "container": { "type": "pageViewController", "layoutDirection": "rightToLeft" },
            "pages": ["One", "Two", "Three"], "path": "1→2" }"""
        page = self.open(self.page_of(trace), "#step=1", reduced_motion="reduce")
        left = {name: page.locator(".card", has_text=name).bounding_box()["x"] for name in ["One", "Two", "Three"]}
        self.assertLess(left["Three"], left["Two"])
        self.assertLess(left["Two"], left["One"])

    def test_stretches_that_follow_themselves_are_folded(self):
        trace = """{ "version": 1, "pages": 2, "path": "1→[2→1]×25" }"""
        page = self.open(self.page_of(trace))
        self.assertIn("are the same 2 steps again and again", page.locator(".fold").inner_text())
        self.assertLess(page.locator(".step").count(), 10)
        page.locator(".fold button").last.click()
        self.assertIn("here time 2", page.locator(".fold").inner_text())


if __name__ == "__main__":
    unittest.main()
