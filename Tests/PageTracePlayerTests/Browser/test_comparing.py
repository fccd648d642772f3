"""Two recordings in one page."""

import unittest

from browser import BrowserTest


class Comparing(BrowserTest):
    def open_comparison(self, place=""):
        path = self.page_of("title-set-in-the-data-source", "title-set-in-did-finish", names="Mistake,Repair")
        return self.open(path, place)

    def test_opens_side_by_side(self):
        page = self.open_comparison()
        self.assertEqual(page.locator(".side").count(), 2)
        self.assertEqual(page.locator(".choice button[aria-pressed=true]").inner_text(), "Side by side")
        # At the first difference.
        self.assertEqual(self.place(page), "step 1 of 6 · callback 1 of 5")

    def test_the_first_difference_is_a_place_to_go_to(self):
        page = self.open_comparison("#step=0")
        note = page.locator("#log .note")
        self.assertEqual(note.inner_text(), "First difference at step 1, callback 1: Mistake sets title to Second; Repair changes nothing.")
        note.click()
        self.assertEqual(self.place(page), "step 1 of 6 · callback 1 of 5")

    def test_one_log_says_what_belongs_to_which(self):
        page = self.open_comparison("#step=2&call=3&view=both")
        changes = [text.replace("\n", " ") for text in page.locator(".step.now .change").all_inner_texts()]
        self.assertEqual([change.split("✎ ")[1] for change in changes], ["title: Second → Third", "title: Third → Fourth"])
        sides = page.locator(".step.now .change .who").evaluate_all("bars => bars.map((one) => one.title)")
        self.assertEqual(sides, ["Repair", "Mistake"])
        self.assertEqual(page.locator(".nav").all_inner_texts(), ["Fourth", "Third"])
        labels = page.locator(".chart text").all_text_contents()
        self.assertIn("title, Mistake", labels)
        self.assertIn("title, Repair", labels)

    def test_keys_and_buttons_choose(self):
        page = self.open_comparison("#step=2&call=1&view=second")
        self.assertEqual(page.locator("header h1").inner_text(), "A title set when the transition completes")
        page.keyboard.press("c")
        self.assertEqual(page.locator(".side").count(), 2)
        self.assertEqual(self.place(page), "step 2 of 6 · callback 1 of 3")
        page.keyboard.press("c")
        self.assertEqual(page.locator("header h1").inner_text(), "A title set in the data source")
        page.get_by_role("button", name="Repair").click()
        self.assertTrue(page.url.endswith("view=second"))

    def test_a_step_that_one_of_them_lacks_stands_alone(self):
        page = self.open(self.page_of("playlist-cut", "playlist-repaired"), "#step=4&call=1&view=both")
        self.assertIn("no such step in playlist-cut", page.locator(".side > .outcome").first.inner_text())
        self.assertEqual(page.locator(".step.now h2 .who").get_attribute("title"), "playlist-repaired")
        # The log, the buttons and the timeline count alike: by the steps of the recording that has this one.
        self.assertIn("1. swipe forward", page.locator(".step.now h2").inner_text())
        self.assertIn("step 1 of 7", self.place(page))
        self.assertEqual(page.locator(".chart text.now").text_content().split()[0], "1")

    def test_long_names_are_what_differs_in_them(self):
        page = self.open(self.page_of("root-out-in-mid-fade", "root-out-in-mid-fade-repaired"), "#step=3&view=both")
        self.assertEqual(page.locator(".choice button").all_inner_texts(), ["fade", "fade-repaired", "Side by side"])

    def test_two_phones_stand_at_one_height(self):
        page = self.open(self.page_of("root-out-in-mid-fade", "root-out-in-mid-fade-repaired"), "#step=3&view=both")
        tops = page.locator(".phone").evaluate_all("phones => phones.map((one) => one.getBoundingClientRect().top)")
        self.assertEqual(tops[0], tops[1])

    def test_what_a_link_names_is_in_sight_and_stays_there(self):
        path = self.page_of("root-out-in-mid-fade", "root-out-in-mid-fade-repaired")
        for place in ["#step=1", "#step=3&call=2", "#step=4", "#step=4&call=9&view=first"]:
            page = self.open(path, place, width=1000, height=600)
            for size in [(1000, 600), (800, 500), (1300, 700)]:
                page.set_viewport_size({"width": size[0], "height": size[1]})
                page.wait_for_timeout(100)
                log, call = page.locator("#log").bounding_box(), page.locator(".cb.now").bounding_box()
                self.assertGreaterEqual(call["y"], log["y"], (place, size))
                self.assertLessEqual(call["y"] + call["height"], log["y"] + log["height"], (place, size))


if __name__ == "__main__":
    unittest.main()
