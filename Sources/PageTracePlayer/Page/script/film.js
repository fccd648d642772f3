// The film strip: what the user sees after each step, as small phones over the timeline, as many as there is room for.

const FILM = { narrowest: 26, widest: 46, tall: 48, shorter: 34, gap: 3, bar: 10, letter: 5.4, line: 10 };

/** The phones of a side, in a row below y; a step that has no room between two others has none, but for the current one. */
function filmOf(side, { left, width, scaled }, y, tall) {
  const phones = [], from = (row) => left + scaled.x(row) + FILM.gap;
  let free = left;
  for (let row = scaled.from; row < scaled.to; row++) {
    const step = walk().step(row, side), x = Math.min(from(row), width - FILM.narrowest);
    const room = clamped(from(row + 1) - from(row) - FILM.gap, FILM.narrowest, FILM.widest);
    const next = x + room + FILM.gap;
    if (!step || x < free || next > (row < here.row ? from(here.row) : width + FILM.gap)) continue;
    free = next;
    phones.push(smallPhone(recordings[side], step, row, { x, y, width: room, height: tall }));
  }
  return phones;
}

/** A phone as it is at the end of a step: the first tracker in its bar, and below it the page that is shown. */
function smallPhone(recording, step, row, frame) {
  const [tracker] = step.trackers, hasEnded = step.outcome === "raised" || step.outcome === "crashed";
  const shown = shownIn(step.after), bar = tracker ? FILM.bar : 0;
  const lines = hasEnded ? ["✗"] : shown.slice(0, Math.floor((frame.height - 4 - bar) / FILM.line)).map((page) => recording.page(page));
  const [x, y, width] = [frame.x + 2, frame.y + 2, frame.width - 4];
  const words = (text, at) =>
    shape("text", { x: x + width / 2, y: at + 3.5, "text-anchor": "middle" }, cut(text, Math.floor(width / FILM.letter)));
  return shape(
    "g",
    { class: row === here.row ? "film now" : "film", "data-row": row },
    shape("rect", { class: "frame", ...frame, rx: 6 }),
    bar && shape("rect", { class: tracker.isWrong ? "title wrong" : "title", x, y, width, height: bar + 3, rx: 4 }),
    bar && shape("g", { class: "says" }, words(tracker.isWrong ? `✗${tracker.value}` : tracker.value, y + bar / 2)),
    shape("rect", { class: shown.length ? "page" : "empty", x, y: y + bar, width, height: frame.height - 4 - bar, rx: 4 }),
    lines.map((text, place) => words(text, y + (bar + frame.height - 4) / 2 + (place - (lines.length - 1) / 2) * FILM.line)),
  );
}
