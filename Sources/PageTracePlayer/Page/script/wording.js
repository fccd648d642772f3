// The words of the page.

const PHASES = {
  dragStart: "the finger begins to drag",
  drag: "the finger moves",
  landing: "landed",
  returning: "sprung back",
  preload: "afterwards, it asks ahead",
  set: "it is carried out",
  completion: "the completion block",
  orientation: "the orientation changes",
  rest: "at rest",
};

const OUTCOMES = {
  completed: "✓ completed",
  changed: "✓ changed",
  cancelled: "↩ cancelled",
  bounced: "⇥ bounced",
  ignored: "– ignored",
  inFlight: "… in flight",
  raised: "✗ raised",
  crashed: "✗ crashed",
};

/** What became of the gesture, with a sign; a bounce has an arrow to the end at which it was. */
const outcomeText = ({ outcome, direction }) =>
  outcome === "bounced" && direction < 0 ? "⇤ bounced" : OUTCOMES[outcome];

const KEYS = [
  [["→", "←"], "next or previous callback"],
  [["⇧→", "⇧←"], "next or previous step"],
  [["Space"], "play or stop"],
  [["Home", "End"], "start or end"],
  [["F", "⇧F"], "next or previous finding"],
  [["C"], "compare"],
  [["+", "−"], "zoom the timeline"],
  [["L"], "copy a link to this place"],
  [["?"], "this help"],
];

const LONG_NAME = 14;

/** Two names by what differs in them: `fade` and `fade-repaired` of `out-in-mid-fade` and `out-in-mid-fade-repaired`. */
function distinguished(names) {
  if (names.length < 2 || names.every(({ length }) => length <= LONG_NAME)) return names;
  const words = names.map((name) => name.split(/(?<=[-_. ])|(?<=\p{Ll})(?=\p{Lu})/u));
  const [first, second] = words, shortest = Math.min(first.length, second.length);
  let start = 0, end = 0;
  while (start < shortest - 1 && first[start] === second[start]) start++;
  while (start + end < shortest - 1 && first.at(-1 - end) === second.at(-1 - end)) end++;
  return words.map((parts) => parts.slice(start, parts.length - end).join("").replace(/[-_. ]$/, ""));
}

/** What happens to whom: `Second → Third`, or the page alone. */
function gestureParts(recording, step) {
  const from = recording.names(step.from), to = recording.names(step.to);
  if (!step.to.length) return step.direction ? [from] : [];
  return step.from.length && from !== to ? [from, to] : [to];
}

const valueText = (recording, value) =>
  value.text ?? (value.isList ? `[${recording.names(value.pages)}]` : recording.names(value.pages));

/** The arguments of a call, `label: value`; the one that says how it went comes first. */
function argumentTexts(recording, call) {
  const texts = call.values.map(({ label, value }) => ({
    label,
    text: (label ? `${label}: ` : "") + valueText(recording, value),
  }));
  return call.effect === "ends"
    ? texts.sort((a, b) => (b.label === "completed") - (a.label === "completed"))
    : texts;
}

/** A call in one line, for those who listen. */
function callText(recording, call) {
  const values = argumentTexts(recording, call).map(({ text }) => text).join(", ");
  const text = call.name + (call.hasParentheses ? `(${values})` : ` ${values}`);
  return text + (call.answer ? ` → ${valueText(recording, call.answer)}` : "");
}

const changeText = (change) =>
  `${change.tracker}: ${change.from} → ${change.to}${change.cause ? `, ${change.cause}` : ""}`;

/** What a slot holds, in words below its name. */
function slotWords(slot) {
  if (slot.page === UNKNOWN) return "not asked yet";
  if (slot.page === MISSING) return "remembered";
  return slot.isShown ? "on screen" : "held";
}
