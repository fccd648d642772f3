// Below the phone: the slots of the container, and whoever else keeps pages.

const SLOTS_SHOWN = 5;

function drawSlots(stage, state) {
  const { recording } = stage;
  const [container, ...others] = state.held;
  const slots = nearShown(container?.slots ?? []);
  const isRightToLeft = recording.layout.isRightToLeft && recording.layout.arrangement !== "stack";
  stage.slots.dataset.count = slots.length;
  stage.slots.replaceChildren(...(isRightToLeft ? slots.reverse() : slots).map((slot) => slotBox(recording, slot)));
  const more = (container?.slots.length ?? 0) - slots.length;
  stage.holders.replaceChildren(
    ...(more > 0 ? [element("p", {}, `and ${counted(more, "more slot")} of the container`)] : []),
    ...others.map((held) => holderLine(recording, held)),
    ...(state.trackers.length > 1 ? [trackerLine(state.trackers)] : []),
  );
}

/** The slots around the first that is shown. */
function nearShown(slots) {
  const shown = Math.max(0, slots.findIndex(({ isShown }) => isShown));
  const start = clamped(shown - Math.floor(SLOTS_SHOWN / 2), 0, Math.max(0, slots.length - SLOTS_SHOWN));
  return slots.slice(start, start + SLOTS_SHOWN);
}

function slotBox(recording, slot) {
  const kind = slot.page === UNKNOWN ? "unknown" : slot.page === MISSING ? "nil" : slot.isShown ? "shown" : "held";
  return element("div", { class: `slot ${kind}` }, slot.name, named(recording.page(slot.page), "b"), slotWords(slot));
}

function holderLine(recording, { holder, slots }) {
  return element(
    "p",
    {},
    element("b", {}, holder),
    nearShown(slots).map((slot) =>
      element(
        "span",
        {
          class: `chip ${slot.page < 0 ? "absent" : slot.isShown ? "shown" : "held"}`,
        },
        slots.some(({ name }) => name !== slots[0].name) ? element("small", {}, slot.name) : "",
        named(recording.page(slot.page)),
      )
    ),
    slots.length > SLOTS_SHOWN ? `and ${slots.length - SLOTS_SHOWN} more` : "",
    slots.length ? "" : "nothing",
  );
}

function trackerLine(trackers) {
  return element(
    "p",
    {},
    trackers.map((tracker) => [
      element("b", {}, named(tracker.name)),
      element(
        "span",
        { class: `chip ${tracker.isWrong ? "wrong" : "plain"}` },
        named(tracker.value),
        tracker.isWrong ? " ✗" : "",
      ),
    ]),
  );
}
