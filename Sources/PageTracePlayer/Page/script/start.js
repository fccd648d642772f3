// All is drawn from one place, whenever the reader has moved.

function draw() {
  drawHeader();
  drawStage();
  drawButtons();
  drawTimeline();
  drawLog();
  announce();
  hooks.drawn();
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
addEventListener("resize", () => {
  drawTimeline();
  drawLog();
});
onSwipe(byId("stage"));
onScrub(byId("slider"));
