// The log: every step in an ordered list, the current one open with its calls.

const ROWS_AROUND = 30; // so many rows of the log are made before the current one, and after it

function drawLog() {
  const log = byId("log");
  const hadFocus = log.contains(document.activeElement) && document.activeElement !== log;
  const items = logItems();
  const at = items.findIndex((item) => item.row === seen().row);
  const [from, to] = [Math.max(0, at - ROWS_AROUND), Math.min(items.length, at + ROWS_AROUND + 1)];
  const list = element(
    "ol",
    { class: "steps" },
    from > 0 && moreRow(items[from - 1], `… ${grouped(from)} rows before`),
    items.slice(from, to).map((item) => (item.stretch ? foldRow(item.stretch) : stepRow(item.row))),
    to < items.length && moreRow(items[to], `… ${grouped(items.length - to)} rows after`),
  );
  log.replaceChildren(...omittedNote(0), ...differenceNote(), list, ...omittedNote(1), ...roleButtons());
  const current = log.querySelector("[aria-current=step]");
  if (hadFocus) (log.querySelector(".cb.now") ?? current?.querySelector("button"))?.focus({ preventScroll: true });
  // With the next frame, which lays the page out anyway: to ask for places now would lay it out once more.
  requestAnimationFrame(keepCurrentInView);
}

/** The parts of the client that are called: a press dims the calls of all others, a second one of none. */
function roleButtons() {
  const roles = [...new Set(sides().flatMap((side) => recordings[side].roles))];
  if (roles.length < 2) return [];
  const choose = (role) => () => {
    chosenRole = chosenRole === role ? undefined : role;
    draw();
    byId("log").querySelector(`.roles .${role}`).focus({ preventScroll: true });
  };
  return [
    element(
      "div",
      { class: "roles", role: "group", "aria-label": "Whose calls stand out" },
      roles.map((role) =>
        element("button", { class: role, onclick: choose(role), "aria-pressed": String(chosenRole === role) },
          element("i", {}), data.roles[role][0])
      ),
    ),
  ];
}

function keepCurrentInView() {
  const log = byId("log");
  keepInView(log, log.querySelector("[aria-current=step]"), log.querySelector(".cb.now"));
}

/** The rows of the log: of a stretch that follows itself, once, and a row that says how often. */
function logItems() {
  const items = [];
  let next = 0;
  for (const stretch of [...walk().stretches, undefined]) {
    for (; next < (stretch?.start ?? walk().length); next++) items.push({ row: next });
    if (!stretch) break;
    items.push({ stretch });
    const start = repetition(stretch) * stretch.length + stretch.start;
    for (let row = start; row < start + stretch.length; row++) items.push({ row });
    next = stretch.start + stretch.length * stretch.count;
  }
  return items;
}

/** Which time of a stretch the reader is in, from 0. */
function repetition({ start, length, count }) {
  return clamped(Math.floor((seen().row - start) / length), 0, count - 1);
}

function foldRow(stretch) {
  const { start, length, count } = stretch;
  const time = repetition(stretch);
  const first = walk().numbers(start), last = walk().numbers(start + length * count - 1);
  const jump = (by) => () => go(start + clamped(time + by, 0, count - 1) * length, Infinity);
  return element(
    "li",
    { class: "fold" },
    element("b", {}, `×${grouped(count)}`),
    ` steps ${first}–${last} are ${
      length === 1 ? "one step" : `the same ${length} steps`
    } again and again; here time ${grouped(time + 1)} `,
    element("button", { onclick: jump(-1), disabled: time === 0, "aria-label": "One time back" }, "‹"),
    element("button", { onclick: jump(1), disabled: time === count - 1, "aria-label": "One time on" }, "›"),
  );
}

const moreRow = (item, text) =>
  element(
    "li",
    {},
    element("button", { class: "more", onclick: () => go(item.row ?? item.stretch.start, Infinity) }, text),
  );

function stepRow(row) {
  const isHere = row === seen().row;
  const side = walk().alone(row) ?? sides()[0];
  const step = walk().step(row, side), recording = recordings[side];
  const findings = sides().reduce((sum, one) => sum + walk().findingCount(row, one), 0);
  const isEmphasized = sides().some((one) => walk().step(row, one)?.isEmphasized);
  const state = `${isHere ? " now" : row > seen().row ? " future" : ""}${isEmphasized ? " emphasized" : ""}`;
  return element(
    "li",
    { class: `step${state}`, "aria-current": isHere && "step" },
    element(
      "h2",
      {},
      element(
        "button",
        { onclick: () => go(row, Infinity) },
        element("span", { class: "name" }, walk().alone(row) !== undefined && whose(side), `${walk().numbers(row)}. ${step.name}`),
        element(
          "span",
          { class: "pages" },
          joined(gestureParts(recording, step).map((text) => named(text)), " → "),
        ),
        element(
          "span",
          { class: "outcome" },
          findings > 0 && element("b", { class: "flag", "aria-label": counted(findings, "finding") }, `⚠ ${findings} `),
          ` ${outcomeText(step)}`,
        ),
      ),
    ),
    isHere && callRows(row),
  );
}

/** Brings the current call into view, or as much of the current step as there is room for, without moving the page. */
function keepInView(log, step, call) {
  if (!step || log.scrollHeight <= log.clientHeight) return;
  const top = log.getBoundingClientRect().top;
  const place = (node) => node.getBoundingClientRect().top - top + log.scrollTop;
  const target = step.offsetHeight <= log.clientHeight - 48 ? step : call ?? step;
  const [start, end] = [place(target), place(target) + target.offsetHeight];
  if (start < log.scrollTop + 8) log.scrollTop = start - 8;
  else if (end > log.scrollTop + log.clientHeight - 40) {
    log.scrollTop = Math.min(end - log.clientHeight + 90, start - 8);
  }
}

const omittedNote = (end) =>
  sides().map((side) => recordings[side].omitted[end]).filter(Boolean).map((text) =>
    element("p", { class: "note" }, `${text}.`)
  );

function differenceNote() {
  if (sides().length < 2) return [];
  const difference = data.comparison.difference;
  if (!difference) return [element("p", { class: "note" }, "Both say the same, from the first step to the last.")];
  const [row, call, sentence] = difference;
  return [element("button", { class: "note", onclick: () => go(row, call || Infinity) }, named(sentence))];
}
