// All is drawn from one place, whenever the reader has moved.

function draw() {
  drawHeader();
  drawStage();
  drawButtons();
  drawTimeline();
  drawLog();
  announce();
  hooks.drawn();
  // To change the address takes as long as all the rest, and nobody reads it while a finger is down.
  if (!hooks.isHeld()) writeLink();
}

makeHeader();
makeButtons();
makeHelp();
byId("app").hidden = false;
// The record is for readers without scripts, and for print. It goes first: what lies below makes room for a scroll bar.
document.documentElement.classList.add("scripted");
// A page that answers to a finger has more to make before.
if (!data.recordings.some(({ graph }) => graph)) followLink();
addEventListener("keydown", onKey);
addEventListener("hashchange", () => location.hash !== link() && followLink());
// How wide the timeline is, and how high the log, follows from what surrounds them, and that may change later.
new ResizeObserver(([{ contentRect }]) => setTimeout(() => fitTimeline(contentRect.width))).observe(byId("slider"));
new ResizeObserver(keepCurrentInView).observe(byId("log"));
onSwipe(byId("stage"));
onScrub(byId("slider"));
