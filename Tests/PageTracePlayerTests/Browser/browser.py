"""A page of pagetrace in Debian's Chromium: what the tests beside this file share."""

import json
import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

from playwright.sync_api import sync_playwright

PROJECT = pathlib.Path(__file__).resolve().parents[3]
PAGETRACE = os.environ.get("PAGETRACE", str(PROJECT / ".build/release/pagetrace"))


class BrowserTest(unittest.TestCase):
    """Makes pages with the command, opens them from the disk, and fails if one complains or asks for anything."""

    @classmethod
    def setUpClass(cls):
        cls.folder = pathlib.Path(tempfile.mkdtemp())
        cls.playwright = sync_playwright().start()
        cls.browser = cls.playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"])

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.playwright.stop()
        shutil.rmtree(cls.folder)

    def setUp(self):
        self.complaints = []

    def tearDown(self):
        self.assertEqual(self.complaints, [])

    def page_of(self, *traces, names=None):
        """The page of a trace of the project, or of the text of one; of two, the page that compares them."""
        files = [self.file(trace) for trace in traces]
        if len(files) == 1:
            arguments = ["run", files[0], "--quiet"]
        else:
            arguments = ["compare", *files, *(["--names", names] if names else [])]
        before = set(self.folder.glob("*.html"))
        made = subprocess.run(
            [PAGETRACE, *arguments, "--format", "html", "--output", self.folder], capture_output=True, text=True)
        # Two traces that differ end with 1.
        self.assertEqual(made.returncode, min(len(files) - 1, 1), made.stderr)
        name = "-".join(pathlib.Path(file).stem for file in files) + ".html"
        self.assertTrue((self.folder / name).exists(), (name, before))
        return self.folder / name

    def file(self, trace):
        if not trace.lstrip().startswith("{"):
            return next((PROJECT / "Traces").rglob(f"{trace}.json"))
        path = self.folder / f"{self._testMethodName}.json"
        path.write_text(trace, encoding="utf-8")
        return path

    def open(self, path, place="", width=1200, height=860, **options):
        """Opens a page; what it writes to the console, and what it asks for, is a complaint."""
        context = self.browser.new_context(viewport={"width": width, "height": height}, **options)
        self.addCleanup(context.close)
        page = context.new_page()
        page.on("console", lambda message: self.complaints.append(message.text))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("request", lambda request: self.note(request.url, path))
        page.goto(path.as_uri() + place)
        return page

    def note(self, url, path):
        if not url.startswith(("data:", path.as_uri())):
            self.complaints.append(f"asks for {url}")

    def place(self, page):
        """Where the reader is, as the page says it."""
        return page.locator(".place").inner_text()

    def tasks(self, page, act):
        """What each task of the page's thread takes during an act, in milliseconds of the processor.

        No machine is as fast as another: compare it with other tasks, and the best of several times.
        """
        self.browser.start_tracing(page=page, categories=["toplevel", "devtools.timeline"])
        act()
        events = json.loads(self.browser.stop_tracing())["traceEvents"]
        threads = {
            (event["pid"], event["tid"])
            for event in events
            if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
        }
        return [
            event["tdur"] / 1000
            for event in events
            if event["name"].endswith("RunTask") and (event["pid"], event["tid"]) in threads and "tdur" in event
        ]
