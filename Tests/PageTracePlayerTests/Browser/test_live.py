"""The page that answers to a finger: every transition says what `run` says, and fingers, keys and links make walks."""

import json
import re
import subprocess
import time

from browser import PAGETRACE, BrowserTest
from playwright.sync_api import expect

TITLE = "title-set-in-the-data-source"

IOS_NAMES = {
    "version": 1,
    "pages": [f"Onboarding{name}ViewController" for name in ["Welcome", "Permissions", "Notifications", "Account", "Summary"]],
    "client": {"type": "pages", "trackers": [{"name": "title", "updatedIn": "willTransitionTo", "takes": "pending"}]},
    "path": "1→2→(3)→3→4⇒1",
}

LAY_ROWS_OUT = """async () => {
  const rows = document.createElement("ol");
  for (let row = 0; row < 500; row++) {
    const item = document.createElement("li");
    item.textContent = `Row ${row}`;
    rows.append(item);
  }
  document.body.append(rows);
  rows.getBoundingClientRect();
  rows.remove();
  // Only a task that has ended is in the record of the browser.
  await new Promise((done) => setTimeout(done));
}"""


class Live(BrowserTest):
    # The pages that were made: exploring everything takes seconds if the command is not optimized.
    pages = {}

    def live(self, trace, families=None):
        """The page of a trace without a recording: it begins where exploring begins."""
        if (trace, families) not in self.pages:
            file = self.file(trace)
            arguments = ["--gestures", families] if families else []
            made = subprocess.run(
                [PAGETRACE, "explore", file, "--format", "html", "--output", self.folder, *arguments],
                capture_output=True, text=True)
            self.assertIn(made.returncode, (0, 1), made.stderr)
            self.pages[trace, families] = self.folder / f"{file.stem}.html"
        return self.pages[trace, families]

    def going_on(self, trace):
        """The page of a trace that goes on from its end."""
        file = self.file(trace)
        subprocess.run(
            [PAGETRACE, "run", file, "--live", "--format", "html", "--output", self.folder, "--quiet"], check=True)
        return self.folder / f"{file.stem}.html"

    def start_of(self, trace, pages=None):
        """The trace with only its first gesture, so that the reader makes the walk, and perhaps with fewer pages."""
        whole = json.loads(self.file(trace).read_text())
        whole["pages"] = whole["pages"][:pages]
        whole.pop("path", None)
        whole["gestures"] = whole.get("gestures", [])[:1]
        if not whole["gestures"]:
            whole["gestures"] = [{"set": 1}]
        return json.dumps(whole)

    def drag(self, page, from_x, to_x, steps=8):
        # What was pressed before may lie far below.
        page.locator(".phone").scroll_into_view_if_needed()
        box = page.locator(".phone").bounding_box()
        middle, y = box["x"] + box["width"] / 2, box["y"] + box["height"] * .7
        page.mouse.move(middle + from_x, y)
        page.mouse.down()
        page.mouse.move(middle + to_x, y, steps=steps)

    def middle(self, page, x):
        box = page.locator(".phone").bounding_box()
        return box["x"] + box["width"] / 2 + x, box["y"] + box["height"] * .7

    def flick(self, page, from_x, to_x):
        """A short drag whose events say that they come ten milliseconds after each other, however busy the machine is."""
        box = page.locator(".phone").bounding_box()
        middle, y = box["x"] + box["width"] / 2, box["y"] + box["height"] * .7
        session, now = page.context.new_cdp_session(page), time.time()
        kinds = ["mousePressed", "mouseMoved", "mouseMoved", "mouseReleased"]
        for number, (kind, x) in enumerate(zip(kinds, [from_x, (from_x + to_x) / 2, to_x, to_x])):
            session.send("Input.dispatchMouseEvent", {
                "type": kind, "x": middle + x, "y": y, "button": "left", "buttons": 1, "clickCount": 1,
                "timestamp": now + number / 100})

    def log(self, page):
        return page.locator("#log li.step .name").all_inner_texts()

    def test_a_finger_drags_and_the_model_calls(self):
        page = self.open(self.live(self.start_of(TITLE, pages=3), "swipe,cancel,drag"))
        self.drag(page, 60, -70)
        # While the finger is down, the data source has been asked, and the title is wrong.
        self.assertIn("1. drag forward", self.log(page))
        self.assertIn("2. move to 0.5", self.log(page))
        page.mouse.up()
        expect(page.locator("#log")).to_contain_text("settle")
        expect(page.locator(".card.shown")).to_contain_text("Second")
        expect(page.locator(".nav.wrong")).to_have_count(1)
        expect(page.locator(".task.done")).to_have_count(1)

    def test_the_first_calls_of_a_drag_are_in_every_page_whatever_its_size(self):
        page = self.open(self.going_on("title-one-page-ahead"))
        calls = lambda: page.locator("#log li.step.now code").all_inner_texts()
        before = len(self.log(page))
        self.drag(page, 60, -30)
        self.assertEqual(self.log(page)[before:], ["3. drag forward"])
        self.assertEqual(calls(), ["willTransitionTo [Fourth]"])
        expect(page.locator("#log .rest")).to_have_text("the rest comes when you let go")
        page.wait_for_timeout(150)
        page.mouse.move(*self.middle(page, -70))
        page.wait_for_timeout(150)
        page.mouse.up()
        # What came of the drag takes its place: one step, which begins with the same call.
        self.assertEqual(self.log(page)[before:], ["3. swipe forward"])
        self.assertEqual(calls()[0], "willTransitionTo [Fourth]")
        self.assertGreater(len(calls()), 1)
        expect(page.locator("#log .rest")).to_have_count(0)
        expect(page.locator(".card.shown")).to_contain_text("Fourth")

    def test_a_drag_that_has_only_begun_can_be_cancelled_and_leaves_one_step(self):
        page = self.open(self.going_on("title-one-page-ahead"))
        before = len(self.log(page))
        self.drag(page, 20, -20, steps=20)
        page.wait_for_timeout(150)
        page.mouse.up()
        expect(page.locator(".card.shown")).to_contain_text("Third")
        self.assertEqual(self.log(page)[before:], ["3. swipe forward"])
        expect(page.locator("#log .step.now .outcome")).to_contain_text("cancelled")
        page.keyboard.press("u")
        self.assertEqual(len(self.log(page)), before)

    def test_on_a_phone_the_calls_are_on_the_screen(self):
        for size in [(390, 844), (844, 390)]:
            page = self.open(self.going_on("title-one-page-ahead"), width=size[0], height=size[1], has_touch=True)
            swipes = page.locator("#swipes").bounding_box()
            self.assertLessEqual(swipes["y"] + swipes["height"], size[1])
            # A step with many calls is higher than a phone on its side: the call with the finding is in sight.
            for selector in [".phone", "#log .cb.now", "#log .finding"]:
                box = page.locator(selector).first.bounding_box()
                self.assertGreaterEqual(box["y"], 0, (size, selector))
                self.assertLessEqual(box["y"] + box["height"], swipes["y"], (size, selector))
            # Gestures, then tasks, then the map.
            tops = [page.locator(selector).bounding_box()["y"] for selector in ["#log", "#swipes", ".tasks", "#maps"]]
            self.assertEqual(tops, sorted(tops))

    def test_the_timeline_is_above_the_fold(self):
        page = self.open(self.going_on("title-one-page-ahead"), width=1400, height=900)
        for selector in ["#slider", "#swipes"]:
            box = page.locator(selector).bounding_box()
            self.assertLessEqual(box["y"] + box["height"], 900, selector)

    def test_what_is_so_already_is_not_asked_for(self):
        page = self.open(self.live(self.start_of(TITLE)))
        expect(page.locator(".tasks")).to_contain_text("It takes 1 gesture")
        page.keyboard.press("n")
        expect(page.locator(".tasks")).to_contain_text("It is so now.")
        self.assertEqual(page.locator(".tasks button").count(), 0)
        page.keyboard.press("u")
        expect(page.locator(".tasks")).to_contain_text("It takes 1 gesture")

    def test_every_root_has_a_page_and_a_large_one_says_where_it_ends(self):
        page = self.open(self.going_on("root-out-in-mid-fade"))
        expect(page.locator(".how")).to_contain_text("It ends after ")
        for _ in range(60):
            # Onward: what has been seen may lead in a circle.
            new = page.locator("#gestures button:not(.seen)")
            button = new.first if new.count() else page.locator("#gestures button").last
            if not button.count():
                break
            button.evaluate("(one) => one.click()")
        expect(page.locator("#gestures summary")).to_contain_text("undo, or start again")

    def test_a_short_drag_springs_back(self):
        page = self.open(self.live(self.start_of(TITLE, pages=3), "swipe,cancel,drag"))
        self.drag(page, 20, -20, steps=20)
        page.wait_for_timeout(150)
        page.mouse.up()
        expect(page.locator("#log")).to_contain_text("settle")
        expect(page.locator(".card.shown")).to_contain_text("First")

    def test_speed_decides_before_place(self):
        page = self.open(self.live(self.start_of(TITLE, pages=3), "swipe,cancel,drag"))
        # Far less than half a page, in twenty milliseconds: a flick.
        self.flick(page, 40, -10)
        expect(page.locator("#log")).to_contain_text("settle")
        expect(page.locator(".card.shown")).to_contain_text("Second")

    def test_a_finger_catches_a_landing(self):
        page = self.open(self.live(self.start_of(TITLE, pages=3), "swipe,cancel,drag"))
        # The clock stands still, so the page stays on its way until it is caught.
        page.clock.install(time=0)
        page.clock.pause_at(60_000)
        self.drag(page, 60, -70)
        page.mouse.up()
        self.assertNotIn("settle", self.log(page)[-1])
        landing = len(self.log(page))
        self.drag(page, 60, -70)
        self.assertIn("drag forward", self.log(page)[landing])
        page.mouse.up()
        page.clock.run_for(1000)
        self.assertIn("settle", self.log(page)[-1])
        self.assertEqual(sum("settle" in name for name in self.log(page)), 1)

    def test_a_switch_skips_the_question_after_a_landing(self):
        page = self.open(self.live(self.start_of(TITLE, pages=3), "swipe,cancel,skip"))
        page.locator("#skips").check()
        page.keyboard.press("n")
        expect(page.locator("#log .notes")).to_have_text("preload skipped")
        page.locator("#skips").uncheck()
        page.keyboard.press("n")
        self.assertEqual(len(self.log(page)), 3)
        expect(page.locator("#log .notes")).to_have_count(0)

    def test_acts_are_buttons(self):
        page = self.open(self.live("root-containment", "act"))
        before = len(self.log(page))
        button = page.locator("#gestures button").first
        words = button.inner_text()
        button.click()
        self.assertEqual(len(self.log(page)), before + 1)
        self.assertIn(words, self.log(page)[-1])

    def test_a_finger_waits_for_no_long_task(self):
        """The longest task of the page's thread is little more than laying a list of 500 rows out."""
        page = self.open(self.live(self.start_of(TITLE, pages=3), "swipe,cancel,drag"))
        page.keyboard.press("n")
        usual = min(max(self.tasks(page, lambda: page.evaluate(LAY_ROWS_OUT))) for _ in range(5))
        dragging = min(max(self.tasks(page, lambda: self.drag_and_swipe_back(page))) for _ in range(5))
        # Fifteen times: drag, move (on a busy machine now and then two), release, and swipe back.
        number, words = self.log(page)[-1].split(". ")
        self.assertGreaterEqual(int(number), 61)
        self.assertEqual(words, "swipe backward")
        self.assertLess(dragging / usual, 2)

    def test_a_page_opens_without_a_long_task(self):
        """No task is much longer than laying a list of 500 rows out.

        Reading, drawing, the timeline and each part of the map are tasks of their own, however many situations there are.
        """
        for path in [self.going_on(TITLE), self.live(self.start_of(TITLE, pages=3), "swipe,cancel,drag")]:
            page = self.open(path)
            usual = min(max(self.tasks(page, lambda: page.evaluate(LAY_ROWS_OUT))) for _ in range(8))
            opening = min(max(self.tasks(page, lambda: (page.reload(), page.wait_for_timeout(400)))) for _ in range(8))
            self.assertLess(opening / usual, 1.3)

    def repair_page(self):
        """The page of mistake and repair of a title that is set in the data source."""
        subprocess.run(
            [PAGETRACE, "repair", self.file(self.start_of(TITLE, pages=3)), "--format", "html", "--force", "--quiet",
             "--output", self.folder / "title.repair.html"])
        return self.folder / "title.repair.html"

    def drag_and_swipe_back(self, page):
        for _ in range(3):
            self.drag(page, 60, -70, steps=20)
            page.mouse.up()
            page.keyboard.press("p")

    def test_keys_swipe_and_undo(self):
        page = self.open(self.live(self.start_of(TITLE)))
        page.keyboard.press("n")
        expect(page.locator(".card.shown")).to_contain_text("Second")
        page.keyboard.press("Shift+N")
        expect(page.locator(".card.shown")).to_contain_text("Second")
        self.assertIn("path=1%E2%86%922%E2%86%92(3)", page.url)
        page.keyboard.press("u")
        page.keyboard.press("u")
        expect(page.locator(".card.shown")).to_contain_text("First")
        self.assertTrue(page.locator("#undo").is_disabled())
        # Arrow keys have one meaning, wherever the reader has clicked: they go through the calls.
        page.keyboard.press("n")
        page.locator("#stage").click(position={"x": 5, "y": 5})
        page.keyboard.press("ArrowLeft")
        self.assertIn("step 1 of 1 · callback 4 of 5", self.place(page))

    def test_the_address_is_the_walk(self):
        path = self.live(self.start_of(TITLE))
        page = self.open(path, "#path=1→2→(3)→3")
        expect(page.locator(".card.shown")).to_contain_text("Third")
        self.assertEqual(len(self.log(page)), 4)
        other = self.open(path, page.url[page.url.index("#"):])
        self.assertEqual(self.log(other), self.log(page))

    def test_the_address_waits_until_the_finger_is_up(self):
        page = self.open(self.live(self.start_of(TITLE)))
        before = page.url
        self.drag(page, 60, -70)
        self.assertIn("drag forward", self.log(page)[-1])
        self.assertEqual(page.url, before)
        page.mouse.up()
        expect(page).to_have_url(re.compile("#(walk|path)="))

    def test_the_page_opens_at_the_first_finding_and_gestures_go_on_from_the_end(self):
        path = self.going_on("title-set-in-the-data-source")
        page = self.open(path)
        self.assertEqual(self.place(page), "step 1 of 6 · callback 5 of 5")
        expect(page.locator("#log .step.now .finding")).to_have_count(1)
        # Who looks back is told that the gestures still go on from the end.
        expect(page.locator("#gestures summary")).to_contain_text("Everything that can happen after the last step: ")
        self.assertIn("the last step is at its beginning", page.locator("#maps summary").inner_text())
        page.keyboard.press("n")
        self.assertIn("step 7 of 7", self.place(page))
        expect(page.locator("#gestures summary")).to_contain_text("Everything that can happen now: ")
        # Whoever is sent a walk sees its end.
        sent = self.open(path, page.url[page.url.index("#"):].split("step=")[0])
        self.assertIn("step 7 of 7", self.place(sent))
        # Without a finding, there is nothing to see before the end.
        self.assertIn("step 6 of 6", self.place(self.open(self.going_on("there-and-back"))))

    def test_at_the_end_it_is_said_that_it_is_so_now(self):
        path = self.going_on("title-one-page-ahead")
        page = self.open(path, "#step=2")
        self.assertIn("step 2 of 2", self.place(page))
        # The stage shows what the map says of where the reader is.
        self.assertIn("shows Third; the beginning", page.locator(".map a.here title").text_content())
        expect(page.locator(".card.shown")).to_contain_text("Third")
        expect(page.locator(".tasks")).to_contain_text("It is so now.")
        self.assertIn("you are at its beginning", page.locator("#maps summary").inner_text())
        for at_start in [page, self.open(path, "#step=0")]:
            at_start.keyboard.press("Home")
            self.assertIn("step 0 of 2", self.place(at_start))
            expect(at_start.locator(".tasks")).to_contain_text("It is so at the last step.")
            self.assertIn("the last step is at its beginning", at_start.locator("#maps summary").inner_text())

    def test_a_comparison_opens_at_the_first_difference_that_both_sides_have(self):
        page = self.open(self.compared(TITLE, "title-set-in-did-finish"))
        self.assertEqual(page.locator(".side").count(), 2)
        self.assertEqual(self.place(page), "step 1 of 6 · callback 1 of 5")
        page.keyboard.press("n")
        self.assertIn("step 7 of 7", self.place(page))

    def test_names_of_classes_are_shortened_as_in_drawings(self):
        path = self.going_on(json.dumps(IOS_NAMES))
        page = self.open(path)
        self.assertIn("names without Onboarding…ViewController", page.locator(".figures").inner_text())
        # In the log, on the phone, in the timeline, in words, in the gestures and in the map.
        self.assertEqual(page.locator("#log .step .pages").nth(1).inner_text(), "Welcome → Permissions")
        self.assertEqual(page.locator(".card.shown span").inner_text(), "Permissions")
        page.keyboard.press("ArrowRight")
        self.assertEqual(page.locator(".callout").inner_text(), "✗ title says Notifications")
        self.assertEqual(page.locator("#log .finding").first.inner_text(), "⚠ title says Notifications, while Permissions is shown.")
        self.assertNotIn("ViewController", "".join(page.locator(".chart text").all_text_contents()))
        self.assertNotIn("Onboarding", page.locator("#gestures").text_content())
        page.keyboard.press("End")
        self.assertEqual(page.locator(".map a.here text").all_text_contents(), ["?", "We", "?"])
        # What is kept of a walk has the names that the app writes.
        page.keyboard.press("n")
        keep = lambda what: page.evaluate("navigator.clipboard.readText()") if page.locator(what).click() is None else ""
        context = page.context
        context.grant_permissions(["clipboard-read", "clipboard-write"])
        self.assertIn('"OnboardingPermissionsViewController"', keep("#as-trace"))
        self.assertIn('"OnboardingPermissionsViewController"', keep("#as-swift"))

    def test_what_is_left_out_is_said_in_words_and_not_asked_for(self):
        how = self.open(self.going_on("title-one-page-ahead")).locator(".how")
        expect(how).to_contain_text(
            "Drag the page: what UIKit calls first comes at once, the rest when you let go.")
        expect(how).to_contain_text(
            "Not in this page, for its size: what the app does besides its trace, such as a rotation or a data")
        how = self.open(self.live(self.start_of(TITLE, pages=3), "swipe,cancel,drag")).locator(".how")
        expect(how).to_contain_text("Drag the page with a finger or the mouse.")
        expect(how).to_have_text(re.compile("own code[.]$"))

    def test_the_map_says_where_the_reader_is(self):
        page = self.open(self.live(self.start_of(TITLE)))
        here = page.locator(".map a.here")
        self.assertEqual(here.get_attribute("id"), "situation-0")
        self.assertEqual(here.locator("text").all_text_contents(), ["?", "Fi", "?"])
        self.assertIn("you are at its beginning", page.locator("#maps summary").inner_text())
        page.get_by_role("button", name="swipe on →").click()
        self.assertNotEqual(here.get_attribute("id"), "situation-0")
        self.assertEqual(here.get_attribute("aria-current"), "true")
        self.assertIn("shows Second; 1 gesture from the beginning", here.locator("title").text_content())
        expect(page.locator(".map a.seen")).to_have_count(2)
        # A capsule for each situation of the graph, and each is the situation that its link names.
        size = page.locator(".coverage").inner_text().split(",")[0].split()[-2]
        expect(page.locator(".map a")).to_have_count(int(size))
        page.locator("#undo").click()
        self.assertEqual(here.get_attribute("id"), "situation-0")

    def test_every_capsule_of_the_map_leads_to_its_situation(self):
        address = self.live(self.start_of(TITLE))
        page = self.open(address)
        here, before = page.locator(".map a.here"), len(self.log(page))
        for link in page.locator(".map a").all():
            link.click()
            self.assertEqual(here.get_attribute("id"), link.get_attribute("id"))
            said = link.locator("title").text_content()
            # The shortest way has as many gestures as the map says, and shows what it says.
            made = len(self.log(page)) - before
            self.assertIn(f"; {made} gesture" if made else "; the beginning", said)
            expect(page.locator(".card.shown")).to_contain_text(said.split(";")[0].removeprefix("shows "))
        number = page.locator(".map a").count() - 1
        page = self.open(address, f"#situation-{number}")
        expect(page.locator(".map a.here")).to_have_attribute("id", f"situation-{number}")
        # A situation that is not there leads nowhere, and nothing breaks.
        page = self.open(address, "#situation-999999")
        expect(page.locator(".map a.here")).to_have_attribute("id", "situation-0")

    def test_the_map_without_a_mouse(self):
        page = self.open(self.live(self.start_of(TITLE)))
        page.locator(".map a.here").focus()
        page.keyboard.press("ArrowRight")
        focused = page.evaluate("document.activeElement.id")
        self.assertNotIn(focused, ("", "situation-0"))
        # The keys have moved the focus, not the pages.
        expect(page.locator(".map a.here")).to_have_attribute("id", "situation-0")
        page.keyboard.press("Enter")
        self.assertEqual(page.locator(".map a.here").get_attribute("id"), focused)

    def test_a_trace_has_tasks_of_its_own(self):
        client = """{ "type": "pages", "trackers": [
            { "name": "title", "updatedIn": "viewControllerAfter", "takes": "answer" }] }"""
        trace = """{ "version": 1, "pages": ["One", "Two"], "client": %s, "gestures": [{ "set": 1 }],
            "tasks": [{ "make": "wrong title" }, { "make": "crash" }] }""" % client
        page = self.open(self.live(trace))
        self.assertEqual(page.locator(".tasks .task").all_inner_texts(), ["Make title wrong. "])
        expect(page.locator(".tasks")).to_contain_text("It takes 1 gesture from here.")
        expect(page.locator(".tasks")).to_contain_text("Can you make the app's own code trap? Nobody can: ")
        page.locator(".tasks").get_by_role("button", name="show me").click()
        expect(page.locator(".task.done")).to_have_count(1)

    def test_names_full_of_markup_stay_text(self):
        name = "<img src=x onerror=alert(1)>"
        client = """{ "type": "pages", "trackers": [
            { "name": "%s", "updatedIn": "viewControllerAfter", "takes": "answer" }] }""" % name
        page = self.open(self.live("""{ "version": 1, "pages": ["<b>One</b>", "</script>", "&amp;"], "client": %s,
            "gestures": [{ "set": 1 }], "tasks": [{ "make": "wrong %s" }] }""" % (client, name)))
        page.locator(".tasks").get_by_role("button", name="show me").click()
        expect(page.locator(".task.done")).to_contain_text(name)
        expect(page.locator(".card.shown")).to_contain_text("</script>")
        self.assertIn("shows </script>;", page.locator(".map a.here title").text_content())
        self.assertEqual(page.locator("#app img, #app b b, #app script").count(), 0)

    def test_tasks_have_a_way(self):
        page = self.open(self.live(self.start_of(TITLE)))
        task = page.locator("#hands li").first
        expect(task).to_contain_text("It takes 1 gesture from here.")
        task.get_by_text("show me").click()
        expect(page.locator(".task.done")).not_to_have_count(0)

    def test_the_way_of_a_task_ends_when_the_reader_moves(self):
        path = self.live("answers-from-own-index")
        steps = lambda page: page.locator(".step").count()
        ways = {
            "undo": lambda page: page.locator("#undo").click(),
            "start again": lambda page: page.get_by_role("button", name="start again").click(),
            "stop": lambda page: page.locator("#play").click(),
            "a key": lambda page: page.keyboard.press("Home"),
            "a finger": lambda page: self.drag(page, 0, -60),
        }
        for name, stop in ways.items():
            page = self.open(path)
            page.clock.install(time=0)
            page.clock.pause_at(60_000)
            task = page.locator("#hands li", has_text="3 gestures").first
            task.get_by_text("show me").click()
            self.assertEqual(page.locator("#play").get_attribute("aria-label"), "Stop")
            stop(page)
            self.assertEqual(page.locator("#play").get_attribute("aria-label"), "Play", name)
            before = steps(page)
            page.clock.run_for(5_000)
            self.assertEqual(steps(page), before, name)

    def test_of_two_ways_only_the_second_goes_on(self):
        page = self.open(self.live("answers-from-own-index"))
        # Time passes only when it is told to: a busy machine does not turn pages meanwhile.
        page.clock.install(time=0)
        page.clock.pause_at(60_000)
        tasks = page.locator("#hands li")
        place = next(place for place, words in enumerate(tasks.all_inner_texts()) if "3 gestures" in words)
        tasks.nth(place).get_by_text("show me").click()
        before = page.locator(".step").count()
        tasks.nth(place).get_by_text("show me").click()
        page.clock.run_for(700)
        self.assertEqual(page.locator(".step").count(), before + 2)

    def test_nobody_can_make_a_proof_wrong(self):
        page = self.open(self.live("there-and-back"))
        expect(page.locator(".tasks")).to_contain_text("Can you make it wrong? Nobody can")

    def test_a_walk_becomes_a_trace_that_says_the_same(self):
        page = self.open(self.live(self.start_of(TITLE)), permissions=["clipboard-read", "clipboard-write"])
        for key in ["n", "n", "Shift+P"]:
            page.keyboard.press(key)
        page.locator("#as-trace").click()
        expect(page.locator("#toast")).to_contain_text("copied")
        trace = self.folder / "copied.json"
        trace.write_text(page.evaluate("navigator.clipboard.readText()"), encoding="utf-8")
        log = subprocess.run([PAGETRACE, "run", trace, "--no-files"], capture_output=True, text=True).stdout
        for name in self.log(page):
            self.assertIn(name, log)

    def walk_every_transition(self, trace, families):
        """Makes every gesture in every situation that the page knows, and compares each call with those of the graph."""
        file = self.file(trace)
        graph = json.loads(subprocess.run(
            [PAGETRACE, "explore", file, "--format", "graph", "--gestures", families, "-o", "-"],
            capture_output=True, text=True).stdout)
        page = self.open(self.live(trace, families))
        ways, front = {0: []}, [0]
        while front:
            place = front.pop(0)
            for transition in graph["situations"][place]["transitions"]:
                following = transition.get("next")
                if following is not None and following not in ways:
                    ways[following] = ways[place] + [transition["gesture"]]
                    front.append(following)
        self.assertEqual(len(ways), len(graph["situations"]))
        count = 0
        for place, way in ways.items():
            for transition in graph["situations"][place]["transitions"]:
                numbers = ".".join(map(str, [*way, transition["gesture"]]))
                said = page.evaluate(
                    """(hash) => {
                        location.hash = hash;
                        dispatchEvent(new HashChangeEvent("hashchange"));
                        const texts = (selector) =>
                            [...document.querySelectorAll(`#log .step.now ${selector}`)].map((node) => node.textContent);
                        return [texts(".name"), texts("code"), texts(".finding")];
                    }""", f"#walk={numbers}")
                step = graph["steps"][transition["step"]]
                self.assertTrue(said[0][0].endswith(step["gesture"]["name"]), (numbers, said, step["gesture"]["name"]))
                calls = [call["callback"] for call in step["callbacks"]]
                self.assertEqual([code.partition("(")[0].partition(" ")[0] for code in said[1]], calls, numbers)
                self.assertEqual(len(said[2]), len(step["findings"]), numbers)
                for finding, words in zip(step["findings"], said[2]):
                    self.assertIn(finding["message"], words, numbers)
                count += 1
        return count

    def test_every_transition_of_a_page_view_controller(self):
        trace = json.dumps({**json.loads(self.start_of(TITLE)), "pages": ["First", "Second"]})
        self.assertGreater(self.walk_every_transition(trace, "swipe,cancel,drag"), 100)

    def test_every_transition_of_a_scroll_view(self):
        self.assertGreater(self.walk_every_transition("pager-walk", "swipe,cancel,act"), 10)

    def test_every_transition_of_a_root_container(self):
        self.assertGreater(self.walk_every_transition("root-containment", "act"), 10)

    def compared(self, *traces):
        """The page of two traces that both go on from their ends."""
        files = [self.file(trace) for trace in traces]
        made = subprocess.run(
            [PAGETRACE, "compare", *files, "--format", "html", "--live", "--output", self.folder],
            capture_output=True, text=True)
        self.assertEqual(made.returncode, 1, made.stderr)
        return self.folder / f"{files[0].stem}-{files[1].stem}.html"

    def test_one_finger_for_a_mistake_and_its_repair(self):
        page = self.open(self.compared(TITLE, "title-set-in-did-finish"))
        before = len(self.log(page))
        page.keyboard.press("n")
        self.assertEqual(len(self.log(page)), before + 1)
        # Each side has its map, and both sides have moved in it.
        expect(page.locator(".map")).to_have_count(2)
        expect(page.locator("#other-situation-0.seen:not(.here)")).to_have_count(1)
        page.locator("#other-situation-0").click()
        expect(page.locator("#situation-0.here")).to_have_count(1)
        for task in page.locator(".tasks li, .tasks p").all():
            self.assertNotEqual(task.inner_text()[0], ":")

    def test_a_page_of_a_repair_says_once_what_both_sides_are(self):
        page = self.open(self.repair_page())
        self.assertIn("Repair: Update title in didFinishAnimating", page.locator(".about").text_content())
        self.assertEqual(page.locator(".side h2").all_inner_texts(), ["Mistake", "Repair"])
        self.assertIn("2 steps, 0 to 1 · ", page.locator(".figures").inner_text())
        # Another repair takes the place of the first, on the walk that the reader has made, and the page goes on with it.
        page.keyboard.press("n")
        before = self.log(page)
        options = page.locator(".what-if option").all_inner_texts()
        self.assertGreater(len(options), 1)
        self.assertIn("Update title in didFinishAnimating", options[0])
        page.locator(".what-if select").select_option(index=1)
        self.assertEqual(self.log(page), before)
        self.assertIn(f"Repair: {options[1]}", page.locator(".about").text_content())
        page.keyboard.press("n")
        self.assertEqual(len(self.log(page)), len(before) + 1)
        page.locator(".what-if select").select_option(index=0)
        self.assertEqual(len(self.log(page)), len(before) + 1)
        page.get_by_role("button", name="start again").click()
        page.reload()
        coverage = page.locator(".coverage")
        self.assertRegex(coverage.inner_text(), r"^Seen: 1 of [\d,]+ situations, 0 of [\d,]+ gestures$")

    def test_phones_and_the_dark(self):
        for size in [(390, 844), (844, 390)]:
            for scheme in ["light", "dark"]:
                page = self.open(
                    self.live(self.start_of(TITLE)), width=size[0], height=size[1], color_scheme=scheme, has_touch=True)
                for button in page.locator("#hands button:visible, #swipes button").all():
                    self.assertGreaterEqual(button.bounding_box()["height"], 44)
                page.locator("#maps summary").click()
                expect(page.locator(".map")).to_be_visible()
                self.assertEqual(page.evaluate("document.documentElement.scrollWidth > innerWidth"), False)

    def test_without_scripts_it_is_the_log(self):
        page = self.open(self.live(TITLE), java_script_enabled=False)
        self.assertTrue(page.locator("#record").is_visible())
        self.assertFalse(page.locator("#hands").count())
