// Where the cards of pages lie at a moment: in pages from the middle of the screen, to the right and down.

const CAPTIONS = {
  shown: "",
  held: "held",
  made: "made for the turn",
  unknown: "not asked yet",
  missing: "remembered",
  dropped: "just dropped",
  absent: "not held",
};

/** The cards of a moment, each with a key by which it is found again at the next one. */
function cardsOf(recording, state) {
  switch (formOf(recording, state)) {
    case "grid":
      return gridCards(recording, state);
    case "stack":
      return stackCards(state);
    default:
      return stripCards(recording, state);
  }
}

/** How the pages lie: a book is turned from one page to two, and back. */
const formOf = (recording, state) =>
  state.held[0]?.slots.some(({ leaf }) => leaf === 0) ? "spread" : recording.layout.arrangement;

function card(kind, page, x, y, key, state) {
  const isNew = state.loaded.includes(page) && (kind === "held" || kind === "shown" || kind === "made");
  return {
    kind,
    page,
    x,
    y,
    key: `${key}|${page}`,
    isNew,
    caption: isNew && kind === "held" ? "just loaded" : CAPTIONS[kind],
  };
}

/** Pages beside each other. Their places are counted through the whole walk, so that a card stays itself when they move. */
function stripCards(recording, state) {
  const isSpread = formOf(recording, state) === "spread";
  const slots = state.held[0]?.slots ?? [];
  const width = isSpread ? 2 : 1;
  const middle = center(slots, isSpread);
  const cards = new Map();
  const put = (kind, page, place) => {
    if (!cards.has(place)) cards.set(place, { kind, page });
  };
  slots.forEach(({ page, isShown }, index) => {
    if (page >= 0) put(isShown ? "shown" : "held", page, state.base * width + index - middle);
  });
  const ends = [Math.min(...cards.keys(), 0 + state.base * width), Math.max(...cards.keys(), 0 + state.base * width)];
  state.made.forEach((page, index) => put("made", page, state.side > 0 ? ends[1] + 1 + index : ends[0] - 1 - index));
  const before = state.before[0]?.slots ?? [];
  before.forEach(({ page }, index) => {
    if (state.dropped.includes(page)) put("dropped", page, state.startBase * width + index - center(before, isSpread));
  });
  slots.forEach(({ page, isShown }, index) => {
    if (page < 0 && !isShown) put(page === UNKNOWN ? "unknown" : "missing", page, state.base * width + index - middle);
  });
  if (!isSpread) addAbsent(recording, cards, state, put);
  const turned = recording.layout.isCurled ? 0 : state.offset;
  return [...cards].map(([place, { kind, page }]) => {
    const along = place - state.base * width - turned - (isSpread ? 0.5 : 0);
    const side = recording.layout.isRightToLeft ? -along : along;
    return recording.layout.isVertical
      ? card(kind, page, 0, along, place, state)
      : card(kind, page, side, 0, place, state);
  });
}

/** The place of the slot in the middle of the screen. */
const center = (slots, isSpread) => (isSpread ? 0 : Math.max(0, slots.findIndex(({ isShown }) => isShown)));

/** Pages of the list that nobody keeps, next to those that somebody keeps. */
function addAbsent(recording, cards, state, put) {
  for (const side of [-1, 1]) {
    const end = side * Math.max(0, ...[...cards.keys()].map((place) => side * (place - state.base)));
    let page = cards.get(state.base + end)?.page;
    for (
      let place = state.base + end + side;
      recording.isListed(page) && Math.abs(place - state.base) <= 3;
      place += side
    ) {
      page += side;
      if (!recording.isListed(page) || [...cards.values()].some((one) => one.page === page)) break;
      put("absent", page, place);
    }
  }
}

/** Pages beside and below each other, under a window that stands at an offset. */
function gridCards(recording, state) {
  const at = state.at.map((value, axis) => value / (state.size[axis] || 1));
  return (state.held[0]?.slots ?? []).flatMap((slot) => {
    const [column, row] = cellOf(slot);
    const [x, y] = [column - at[0], row - at[1]];
    if (slot.page < 0 || Math.abs(x) > 3 || Math.abs(y) > 2) return [];
    const isSeen = Math.abs(x) < 0.999 && Math.abs(y) < 0.999;
    return [card(isSeen ? "shown" : "held", slot.page, x, y, slot.name, state)];
  });
}

/** The pages on screen, each lower than the one below it while one takes the place of another. */
function stackCards(state) {
  const shown = shownIn(state.held);
  return shown.map((page, place) => card("shown", page, 0, place / shown.length, "stack", state));
}
