// The header, the buttons, the help, and what is read aloud.

function drawHeader() {
  const shown = sides().map((side) => recordings[side]);
  const [recording] = shown;
  const title = recording.title || recording.container;
  document.querySelector("header h1").replaceChildren(named(title));
  document.querySelector(".about").replaceChildren(
    ...shown.flatMap((one, place) =>
      one.about ? element("span", {}, shown.length > 1 && legend(sides()[place]), named(one.about)) : []
    ),
  );
  const findings = shown.map((one) => one.findingTotal);
  document.querySelector(".figures").replaceChildren(
    recording.title ? named(recording.container) : "A recording",
    ` · ${counted(recording.length, "step")}${stepNumbers(recording)} · ${counted(recording.callTotal, "callback")} · `,
    ...joined(
      shown.map((one, place) =>
        element(
          "b",
          { class: findings[place] ? "some" : "none" },
          `${findings[place] ? "⚠ " : ""}${counted(findings[place], "finding")}`,
          shown.length > 1 && [" in ", named(shortNames[sides()[place]])],
        )
      ),
      " ",
    ),
    ...stopWords(recording),
    ...(data.shared ? [" · names without ", named(visible(data.shared))] : []),
  );
  document.querySelectorAll(".choice button").forEach((button, mode) =>
    button.setAttribute("aria-pressed", mode === here.mode)
  );
}

/** The numbers of the steps, unless they are counted from 1: the bar says "step 6 of 6" of the seventh. */
function stepNumbers({ length, step }) {
  return length > 1 && step(0).number !== 1 ? `, ${grouped(step(0).number)} to ${grouped(step(length - 1).number)}` : "";
}

function stopWords(recording) {
  const last = recording.length ? recording.step(recording.length - 1) : undefined;
  return last?.outcome === "raised" || last?.outcome === "crashed" ? [` · ${last.outcome} at step ${last.number}`] : [];
}

function makeHeader() {
  const choice = document.querySelector(".choice");
  choice.hidden = !canCompare;
  if (!canCompare) return;
  const words = [...shortNames.map((name) => named(name)), "Side by side"];
  choice.append(
    ...words.map((word, mode) => element("button", { onclick: () => choose(mode), title: recordings[mode]?.name }, word)),
  );
}

function makeButtons() {
  const button = (sign, label, key, onclick) =>
    element("button", { "aria-label": label, title: `${label} (${key})`, "aria-keyshortcuts": key, onclick }, sign);
  document.querySelector(".bar").append(
    button("«", "One step back", "Shift+ArrowLeft", () => goByStep(-1)),
    button("‹", "One callback back", "ArrowLeft", () => goByCall(-1)),
    element("button", { id: "play", onclick: () => play(!isPlaying()) }),
    element("button", { id: "speed", onclick: changeSpeed }),
    button("›", "One callback on", "ArrowRight", () => goByCall(1)),
    button("»", "One step on", "Shift+ArrowRight", () => goByStep(1)),
    element("span", { class: "place" }),
    element("button", { class: "next", onclick: () => goToFinding(1) }),
    element(
      "span",
      { class: "zoom" },
      button("−", "Zoom out", "-", () => zoom(2)),
      button("+", "Zoom in", "+", () => zoom(0.5)),
    ),
    element(
      "span",
      { class: "keys" },
      hint(["←", "→"], "callback"),
      hint(["⇧←", "⇧→"], "step"),
      hint(["F"], "finding"),
      canCompare && hint(["C"], "compare"),
      element(
        "button",
        { onclick: copyLink, "aria-label": "Copy a link to this place" },
        element("kbd", {}, "L"),
        " copy link",
      ),
      element("button", { onclick: () => byId("help").showModal(), "aria-label": "Help" }, element("kbd", {}, "?")),
    ),
  );
}

const hint = (keys, words) => element("span", {}, keys.map((key) => [element("kbd", {}, key), " "]), words);

function drawButtons() {
  const count = walk().count(here.row);
  const total = sides().reduce((sum, side) => sum + recordings[side].findingTotal, 0);
  document.querySelector(".place").replaceChildren(
    "step ",
    element("b", {}, walk().numbers(here.row)),
    ` of ${walk().lastNumbers(here.row)}`,
    ...(count ? [" · callback ", element("b", {}, String(here.call)), ` of ${count}`] : []),
  );
  const next = document.querySelector(".next");
  next.hidden = total === 0;
  next.textContent = `⚠ next of ${grouped(total)}`;
  const button = byId("play");
  button.textContent = isPlaying() ? "❚❚" : "▶";
  button.setAttribute("aria-label", isPlaying() ? "Stop" : "Play");
  byId("speed").textContent = `${SPEEDS[speed] === 0.5 ? "½" : SPEEDS[speed]}×`;
  byId("speed").setAttribute("aria-label", `Speed ${SPEEDS[speed]}`);
  button.title = `${isPlaying() ? "Stop" : "Play"} (Space)`;
}

function makeHelp() {
  byId("help").querySelector("dl").append(
    ...KEYS.flatMap((
      [keys, words],
    ) => [element("dt", {}, keys.map((key) => [element("kbd", {}, key), " "])), element("dd", {}, words)]),
  );
  byId("help").querySelector("ul").append(
    ...Object.entries(data.roles).map(([role, [words]]) =>
      element("li", { class: `cb ${role}` }, element("i", {}, "1"), words)
    ),
  );
}

/** The row that was spoken last: a step is said when the reader comes to it, at whatever call. */
let spokenRow;

/** What is new at this moment, in one sentence, for those who listen. */
function announce() {
  const row = here.row;
  const isNew = row !== spokenRow;
  spokenRow = row;
  const words = sides().flatMap((side) => {
    const step = walk().step(row, side), recording = recordings[side];
    if (!step) return [];
    const at = here.call ? walk().call(row, here.call - 1, side) : -1;
    const call = step.calls[at];
    const isEnd = here.call === walk().count(row);
    return [
      sides().length > 1 ? `${recording.name}:` : "",
      at <= 0 || isNew
        ? `Step ${step.number}, ${step.name}${
          gestureParts(recording, step).length ? `, ${gestureParts(recording, step).join(" to ")}` : ""
        }, ${outcomeText(step).slice(2)}.`
        : "",
      (at <= 0 || isNew) && step.note ? `Note: ${step.note}.` : "",
      call
        ? `Callback ${at + 1} of ${step.calls.length}: ${callText(recording, call)}${
          call.note ? `, ${call.note}` : ""
        }.`
        : "",
      ...changesAfter(step, at + 1).map((change) => `${changeText(change)}.`),
      ...step.findings.filter(({ callback }) => (callback ? callback === at + 1 : isEnd)).map(({ message }) =>
        `Finding: ${message}`
      ),
    ];
  });
  byId("live").textContent = words.filter(Boolean).join(" ");
}
