// All is drawn from one place, whenever the reader has moved.

function draw() {
  drawHeader();
  drawStage();
  drawLog();
  drawButtons();
  drawTimeline();
  announce();
  writeLink();
}

makeHeader();
makeButtons();
makeHelp();
byId("app").hidden = false;
followLink();
// The record is for readers without scripts, and for print.
document.documentElement.classList.add("scripted");
addEventListener("keydown", onKey);
addEventListener("hashchange", () => location.hash !== link() && followLink());
addEventListener("resize", () => drawTimeline());
onSwipe(byId("stage"));
onScrub(byId("slider"));
