// The lanes of the timeline: for each page when it is held, and when it is shown.

/** Which part of the walk the timeline shows, and how many pixels a callback takes. */
function scale(width, from, to) {
  const left = [];
  let units = 0;
  for (let row = from; row < to; row++) {
    left.push(units);
    units += 1.3 + walk().count(row);
  }
  left.push(units);
  const pixels = width / units;
  return {
    from,
    to,
    pixels,
    x: (row) => left[clamped(row - from, 0, left.length - 1)] * pixels,
    xOfCall: (row, call) => (left[row - from] + (call === 0 ? 0 : call - 0.35)) * pixels,
    /** The row and call at a place of the timeline. */
    at(x) {
      let row = from;
      while (row + 1 < to && left[row + 1 - from] * pixels <= x) row++;
      return [row, Math.round(x / pixels - left[row - from] - 0.1)];
    },
  };
}

/** The slots whose pages have lanes: those of the container, and of every holder of a stack. */
const laneSlots = (held, side) =>
  (recordings[side].layout.arrangement === "stack" ? held : held.slice(0, 1)).flatMap(({ slots }) => slots);

/** For each page of a side the stretches in which it is held: `{ kind, start, end }`, in pixels. */
function lanesOf(side, scaled) {
  const lanes = new Map();
  const held = new Map();
  const close = (page, lane, x) => lanes.set(page, [...(lanes.get(page) ?? []), { ...lane, end: x }]);
  for (let row = scaled.from; row < scaled.to; row++) {
    const count = walk().count(row);
    for (let call = 0; call <= count; call++) {
      const x = scaled.xOfCall(row, call);
      const now = new Map(
        laneSlots(walk().state(row, call, side).held, side).filter(({ page }) => page >= 0)
          .map(({ page, isShown }) => [page, isShown ? "shown" : "held"]),
      );
      for (const [page, lane] of held) {
        if (now.get(page) === lane.kind) continue;
        close(page, { ...lane, isDropped: !now.has(page) }, x);
        held.delete(page);
        if (now.has(page)) held.set(page, { kind: now.get(page), start: x });
      }
      for (const [page, kind] of now) {
        if (!held.has(page)) held.set(page, { kind, start: x, isLoaded: row > 0 || call > 0 || scaled.from === 0 });
      }
    }
  }
  for (const [page, lane] of held) close(page, lane, scaled.x(scaled.to));
  return lanes;
}

/** The pages that get a lane: those held next to where the reader is, if there are too many. */
function lanePages(lanes, most) {
  const pages = [...new Set(lanes.flatMap((one) => [...one.keys()]))].sort((a, b) => a - b);
  if (pages.length <= most) return pages;
  const near = new Set(
    sides().flatMap((side) => laneSlots(walk().state(here.row, here.call, side).held, side).map(({ page }) => page)),
  );
  const middle = pages.findIndex((page) => near.has(page));
  const start = clamped(middle - Math.floor(most / 2), 0, pages.length - most);
  return pages.slice(start, start + most);
}

/** The lane of a page; with two recordings that differ here, one above the other. */
function laneShapes(stretches, y, height, left) {
  return stretches.flatMap(({ kind, start, end, isLoaded, isDropped }) => {
    const middle = y + height / 2, from = left + start, to = left + end;
    return [
      shape("rect", { class: kind, x: from, y: y + 3, width: Math.max(0, to - from), height: height - 6 }),
      isLoaded && shape("circle", { class: "loaded", cx: from, cy: middle, r: Math.min(5.5, height / 2 - 1) }),
      isLoaded && shape("path", { class: "plus", d: `M${from - 3} ${middle}h6m-3-3v6` }),
      isDropped && shape("path", { class: "dropped", d: `M${to - 3.5} ${middle - 3.5}l7 7m0-7l-7 7` }),
    ];
  });
}
