// The calls of the current step, under the names of their phases.

function callRows(row) {
  const rows = [...authorRows(row), ...noteRows(row)];
  let phase;
  rows.push(...ownRows(row, sides().map(() => 0), false));
  const pairs = Array.from({ length: walk().count(row) }, (_, call) => pairOf(row, call));
  pairs.forEach((pair, place) => {
    const { call } = pair.find(Boolean);
    if (call.phase !== phase) rows.push(element("li", { class: "phase" }, PHASES[phase = call.phase] ?? phase));
    rows.push(callRow(pair, place), ...ownRows(row, pair.map((one) => one?.number), place >= seen().call));
  });
  if (!pairs.length) rows.push(element("li", { class: "phase" }, "no callback"));
  return element("ol", { class: "calls" }, rows, findingRows(row, 0));
}

/** What the app itself changes, once so many calls of each side have come. */
const ownRows = (row, counts, isLater) =>
  sides().flatMap((side, place) =>
    (walk().step(row, side)?.own ?? []).filter((change) => change.place === counts[place]).map((change) =>
      element("li", { class: isLater ? "later" : "" }, changeRow(side, change))
    )
  );

const changeRow = (side, change) =>
  element(
    "p",
    { class: "change" },
    sides().length > 1 && whose(side),
    "✎ ",
    named(change.tracker),
    ": ",
    named(change.from),
    " → ",
    named(change.to, "b"),
    change.cause && ` (${change.cause})`,
  );

/** What the author of the trace says of the step. */
function authorRows(row) {
  const notes = sides().map((side) => walk().step(row, side)?.note ?? "");
  const isSame = notes.every((text) => text === notes[0]);
  return notes.flatMap((text, place) =>
    text && (place === 0 || !isSame)
      ? [element("li", { class: "author" }, !isSame && whose(sides()[place]), named(text))]
      : []
  );
}

/** What else the recording says of the gesture: `animated from the right`, `preload skipped`. */
function noteRows(row) {
  const notes = sides().map((side) => walk().step(row, side)?.notes.join(", ") ?? "");
  const isSame = notes.every((text) => text === notes[0]);
  return notes.flatMap((text, place) =>
    text && (place === 0 || !isSame)
      ? [element("li", { class: "notes" }, !isSame && whose(sides()[place]), named(text))]
      : []
  );
}

/** The call of each side at a place of a row; undefined for a side that has none. */
function pairOf(row, place) {
  return sides().map((side) => {
    const step = walk().step(row, side), at = walk().call(row, place, side);
    return step && at >= 0 ? { call: step.calls[at], recording: recordings[side], side, number: at + 1 } : undefined;
  });
}

function callRow(pair, place) {
  const isHere = place + 1 === seen().call;
  const { call, recording, side } = pair.find(Boolean);
  const alone = pair.length > 1 && !pair.every(Boolean);
  const differs = pair.length > 1 && pair.every(Boolean) &&
    callText(recording, call) !== callText(pair[1].recording, pair[1].call);
  return element(
    "li",
    { class: place >= seen().call ? "later" : "" },
    element(
      "button",
      {
        class: `cb ${call.role}${isHere ? " now" : ""}${isDim(call) ? " dim" : ""}`,
        "aria-current": isHere && "true",
        title: call.roleWords,
        onclick: () => go(seen().row, place + 1),
      },
      element("i", {}, String(place + 1)),
      element(
        "span",
        {},
        element("span", {}, (alone || differs) && whose(side), code(recording, call)),
        differs && element("span", {}, whose(1), code(pair[1].recording, pair[1].call)),
      ),
      element("small", {}, call.note),
    ),
    pair.filter(Boolean).flatMap((one) => one.call.changes.map((change) => changeRow(one.side, change))),
    pair.filter(Boolean).flatMap((one) => findingBoxes(one.side, seen().row, one.number)),
  );
}

/** A call as code; the arguments that say nothing new are dimmed. */
function code(recording, call) {
  const texts = argumentTexts(recording, call);
  const open = call.hasParentheses ? ["(", ")"] : [" ", ""];
  const isLong = call.effect === "ends";
  const values = texts.map((
    { text },
    place,
  ) => (isLong && place > 0 ? element("u", {}, named(text)) : isLong ? named(text, "b") : named(text)));
  return element(
    "code",
    {},
    call.name,
    open[0],
    joined(values, isLong ? " " : ", "),
    open[1],
    call.answer && [" → ", named(valueText(recording, call.answer), "b")],
  );
}

const findingRows = (row, callback) =>
  sides().flatMap((side) => findingBoxes(side, row, callback)).map((box) => element("li", {}, box));

/** The findings of a side's step that belong to a call, or, for 0, to the whole step. */
function findingBoxes(side, row, callback) {
  const step = walk().step(row, side);
  return (step?.findings ?? []).filter((finding) => finding.callback === callback).map((finding) =>
    element(
      "div",
      { class: `finding${finding.isFatal ? " fatal" : ""}` },
      sides().length > 1 && whose(side),
      finding.isFatal ? "✗ " : "⚠ ",
      named(finding.message),
      finding.rule && ruleBox(recordings[side], finding.rule),
    )
  );
}

/** The rule that a finding rests on; its sentences, if the page has them, are a click away. */
function ruleBox(recording, rule) {
  const { text, sentences } = recording.rules[rule];
  if (!sentences.length) return ` (${text})`;
  return element(
    "details",
    { class: "rule" },
    element("summary", {}, text),
    sentences.map((sentence) => element("p", {}, sentence)),
  );
}

/** Which recording something belongs to: a bar before it, and words for those who listen. */
const whose = (side) =>
  element(
    "span",
    { class: `who side${side}`, title: recordings[side].name },
    element("span", { class: "unseen" }, named(shortNames[side]), ": "),
  );

/** What the bars mean. */
const legend = (side) => [whose(side), element("b", {}, named(shortNames[side])), ": "];
