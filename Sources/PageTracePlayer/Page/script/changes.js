// What a single callback changes in what is held. A recording says what is held before a step and after it; between them
// the calls tell. Whatever they leave open, the last call of a step brings to what the recording says.

/** The page that a call is about: the one it leads to. */
const subject = (call) => call.values.findLast(({ value }) => value.pages.length)?.value.pages[0];

const copied = (held) => held.map(({ holder, slots }) => ({ holder, slots: slots.map((slot) => ({ ...slot })) }));

/** Moves a page in or out of the slots that a call is about. What is there after the step does not go in between. */
function movePage(held, after, call) {
  const page = subject(call);
  if (page === undefined) return;
  if (call.effect === "willAppear") showPage(held, page, true);
  if (call.effect === "disappears" && !shownIn(after).includes(page)) showPage(held, page, false);
  for (const { name, way, isShown } of call.moves) {
    const holder = holderWith(held, after, name);
    if (!holder) continue;
    const stays = after.find((one) => one.holder === holder.holder)?.slots.some((slot) => slot.page === page);
    const rest = holder.slots.filter((slot) => slot.page >= 0 && slot.page !== page);
    if (way < 0 && !stays) holder.slots = rest;
    if (way < 0 || holder.slots.some((slot) => slot.page === page)) continue;
    holder.slots = [...(way === 0 ? [] : rest), { name, page, isShown }];
  }
}

/** The holder that has slots of a name, from what is held after the step if it is new. */
function holderWith(held, after, name) {
  const has = ({ slots }) => slots.some((slot) => slot.name === name);
  const known = held.find(has) ??
    held.find(({ holder }) => after.some((other) => other.holder === holder && has(other)));
  const made = known ?? after.find(has);
  if (made && !known) held.push({ holder: made.holder, slots: [] });
  return made && (known ?? held.at(-1));
}

function showPage(held, page, isShown) {
  for (const { slots } of held) for (const slot of slots) if (slot.page === page) slot.isShown = isShown;
}

/** The side of a page on which the data source is asked for another. */
const askedSide = (call) => (call.effect === "asksAfter" ? 1 : -1);

/** Puts the answer of the data source into the slot that it was asked for. */
function keepAnswer(held, call) {
  if (!call.answer) return;
  const side = askedSide(call);
  const slots = held[0]?.slots ?? [];
  const slot = slots.find(({ beside }) => beside === side);
  const asked = call.values[0]?.value.pages[0];
  if (slot && !slots.some((one) => one.beside === -side && one.page === asked && !one.isShown)) {
    slot.page = call.answer.pages[0] ?? MISSING;
  }
}

/** What is held when a transition has landed: all that is held after the step, but for what is asked for later. */
function landed(after, laterCalls) {
  const held = copied(after);
  for (const call of laterCalls) {
    if (call.role !== "dataSource" || !call.answer) continue;
    const slot = held[0]?.slots.find(({ beside }) => beside === askedSide(call));
    if (slot && !slot.isShown) slot.page = UNKNOWN;
  }
  return held;
}
