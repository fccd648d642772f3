"""Walking through a recording: keys, links, pointer, and what is to be seen at each moment."""

import re
import unittest

from browser import BrowserTest
from playwright.sync_api import expect


class Walking(BrowserTest):
    def test_opens_at_the_first_finding(self):
        page = self.open(self.page_of("title-set-in-the-data-source"))
        self.assertEqual(page.locator("header h1").inner_text(), "A title set in the data source")
        self.assertIn("7 steps, 0 to 6 · 20 callbacks · ⚠ 4 findings", page.locator(".figures").inner_text())
        self.assertEqual(self.place(page), "step 1 of 6 · callback 5 of 5")
        self.assertEqual(self.place(self.open(self.page_of("there-and-back"))).split(" of")[0], "step 0")
        self.assertFalse(page.locator("#record").is_visible())

    def test_keys(self):
        page = self.open(self.page_of("title-set-in-the-data-source"), "#step=0")
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
        page = self.open(self.page_of("title-set-in-the-data-source"), "#step=0")
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

    def test_a_film_strip_shows_what_the_user_sees_after_each_step(self):
        page = self.open(self.page_of("title-set-in-the-data-source"), "#step=1&call=2")
        says = lambda page: page.locator(".film").evaluate_all(
            "phones => phones.map((one) => [...one.querySelectorAll('text')].map(({ textContent }) => textContent).join(' over '))")
        self.assertEqual(says(page)[:2], ["First over First", "✗Third over Second"])
        self.assertEqual(page.locator(".film .title.wrong").count(), 4)
        # A press goes to the end of the step; with the keyboard, that is what the slider around it does.
        page.locator(".film").nth(3).click()
        self.assertEqual(self.place(page), "step 3 of 6 · callback 3 of 3")
        expect(page.locator(".film.now")).to_have_attribute("data-row", "3")
        self.assertEqual(page.locator("#slider [tabindex], #slider a").count(), 0)
        # Where not every step has room for a phone, the current one does, and none lies over another.
        long = self.open(self.page_of("back-and-forth"), "#step=7", width=390, height=844)
        boxes = [one.bounding_box() for one in long.locator(".film").all()]
        self.assertTrue(all(left["x"] + left["width"] <= right["x"] for left, right in zip(boxes, boxes[1:])))
        self.assertEqual(long.locator(".film.now").get_attribute("data-row"), "7")
        # Side by side, each has its own.
        both = self.open(self.page_of("title-set-in-did-finish", "title-set-in-the-data-source"))
        self.assertEqual([text for text in says(both) if text.endswith("Second")][::2], ["Second over Second", "✗Third over Second"])

    def test_a_screen_that_is_pushed_onto_a_part_is_what_the_user_sees(self):
        page = self.open(self.page_of("root-deep-link"), "#step=3&call=18")
        expect(page.locator(".card.shown")).to_have_text("Profile")
        expect(page.locator(".film[data-row=\"3\"]")).to_contain_text("Pro")
        expect(page.locator("#slider")).to_contain_text("Profile")

    def test_hovering_over_the_timeline_moves_phone_and_log_and_nothing_else(self):
        page = self.open(self.page_of("title-set-in-the-data-source"), "#step=1&call=1", reduced_motion="reduce")
        was = (self.place(page), page.url, page.locator("#live").text_content(), page.locator("#slider").get_attribute("aria-valuenow"))
        box = page.locator("#slider").bounding_box()
        page.mouse.move(box["x"] + box["width"] - 20, box["y"] + 60)
        self.assertEqual(page.locator("#stage").get_attribute("data-place"), "step 6 · callback 3")
        self.assertEqual(page.locator(".nav").inner_text(), "First")
        self.assertEqual(page.locator(".ghost").count(), 1)
        self.assertIn("6. swipe", page.locator("#log .step.now .name").inner_text())
        now = (self.place(page), page.url, page.locator("#live").text_content(), page.locator("#slider").get_attribute("aria-valuenow"))
        self.assertEqual(now, was)
        page.mouse.move(box["x"] + 300, box["y"] - 200)
        self.assertEqual(page.locator(".ghost").count(), 0)
        self.assertEqual(page.locator("#stage.previews").count(), 0)
        self.assertEqual(page.locator("#stage").get_attribute("data-place"), "step 1 · callback 1")
        self.assertIn("1. swipe", page.locator("#log .step.now .name").inner_text())

    def test_a_press_on_a_part_of_the_client_dims_the_calls_of_all_others(self):
        page = self.open(self.page_of("title-set-in-the-data-source"), "#step=1&call=5")
        dim = lambda: page.locator("button.cb").evaluate_all("calls => calls.map((one) => one.matches('.dim'))")
        self.assertEqual(dim(), [False] * 5)
        page.get_by_role("button", name="data source").click()
        self.assertEqual(dim(), [False, False, True, True, False])
        self.assertGreater(page.locator(".chart .delegate.dim").count(), 0)
        page.get_by_role("button", name="data source").click()
        self.assertEqual(dim(), [False] * 5)

    def test_what_is_alive_is_a_line_over_the_lanes(self):
        page = self.open(self.page_of("root-stack"))
        self.assertIn("alive", page.locator(".chart text").all_text_contents())
        way = page.locator(".chart .alive").get_attribute("d")
        heights = [float(part) for part in re.findall(r"V([\d.]+)", way)]
        # Each switch pushes one more screen, and none goes away: the line only rises.
        self.assertEqual(heights, sorted(heights, reverse=True))
        self.assertEqual(len(heights), 5)
        # A pager keeps all its pages, always: there is nothing to see.
        self.assertEqual(self.open(self.page_of("pager-walk")).locator(".chart .alive").count(), 0)

    def test_a_finding_says_its_rule(self):
        page = self.open(self.page_of("list-grows-and-shrinks"), "#step=9")
        page.keyboard.press("f")
        rule = page.locator(".finding .rule").first
        self.assertFalse(rule.locator("p").first.is_visible())
        rule.locator("summary").click()
        self.assertIn("changes nothing that is remembered", rule.locator("p").first.inner_text())
        self.assertTrue(rule.locator("p").first.inner_text().endswith("(observed)"))

    def test_the_finger_drags_longer_than_the_page_lands(self):
        page = self.open(self.page_of("first-steps"), "#step=1&call=1")
        pace = lambda: page.locator(".card.shown").evaluate("(card) => getComputedStyle(card).transitionDuration")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")
        self.assertEqual(page.locator(".finger.down").count(), 1)
        self.assertEqual(pace(), "0.3s")
        page.keyboard.press("ArrowRight")
        self.assertEqual(page.locator(".finger.down").count(), 0)
        self.assertEqual(pace(), "0.25s")
        page.locator("#speed").click()
        page.keyboard.press("ArrowLeft")
        self.assertEqual(pace(), "0.15s")
        still = self.open(self.page_of("first-steps"), "#step=1&call=3", reduced_motion="reduce")
        self.assertEqual(still.locator(".card.shown").evaluate("(card) => getComputedStyle(card).transitionDuration"), "0s")

    def test_the_stage_grows_on_a_wide_screen(self):
        widths = [
            self.open(self.page_of("first-steps"), width=width, height=1000).locator(".phone").bounding_box()["width"]
            for width in (1280, 1600)
        ]
        self.assertGreater(widths[1], widths[0] * 1.2)

    def test_a_swipe_over_the_phone_steps(self):
        page = self.open(self.page_of("title-set-in-the-data-source"), "#step=0", width=390, height=844)
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
            ("bounces-at-both-ends", "#step=1"): "⇤ no page before First: it bounces",
            ("bounces-at-both-ends", "#step=4"): "⇥ no page after Second: it bounces",
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
