// The page that answers to a finger: gestures are sent to every recording on the page, and each has its own graph.

const trails = data.recordings.filter(({ graph }) => graph).map((raw) => new Trail(raw));
const isLive = trails.length > 0;
const done = new Set(); // the tasks that the reader has solved

/** The rows of two walks that were made together: their steps side by side. */
let liveRows = [];

/** What the recordings say of each other up to where the reader's walk begins. */
let begun = { ...data.comparison };

/** Sends a gesture to every side on which it is possible, and shows what happened. */
function perform(trace) {
  const isDone = send(trace);
  if (isDone) rebuild();
  return isDone;
}

/** Sends a gesture to every side on which it is possible; false if it is on none. */
function send(trace) {
  endDrag();
  return addRow((trail) => {
    const transition = trail.find((gesture) => gesture.trace === trace);
    if (!transition) return false;
    trail.perform(transition);
    for (const sort of trail.sortsOf(transition)) done.add(sort);
    return true;
  });
}

/** Adds a row with a step on every side on which something can be done; false if it can on none. */
function addRow(act) {
  const row = trails.map((trail) => {
    const place = trail.raw.steps.length / 2;
    return act(trail) ? place : -1;
  });
  const isDone = row.some((place) => place >= 0);
  if (isDone) liveRows.push(row);
  return isDone;
}

/** Shows what a drag calls at its beginning, in a page without the parts of drags. */
function beginDrag(isWanted) {
  if (addRow((trail) => trail.beginDrag(isWanted))) rebuild();
}

function endDrag() {
  if (trails.map((trail) => trail.endDrag()).includes(true)) liveRows.pop();
}

/** What has not been called yet, while a finger drags. */
function drawRest() {
  if (!trails.some(({ isDragBegun }) => isDragBegun)) return;
  document.querySelector(".step.now .calls")?.append(
    element("li", { class: "rest" }, element("i", {}), "the rest comes when you let go"),
  );
}

function undo() {
  stopMovement();
  endDrag();
  const row = liveRows.pop();
  if (!row) return;
  trails.forEach((trail, side) => row[side] >= 0 && trail.undo());
  rebuild();
}

function restart() {
  trails.forEach((trail) => trail.restart());
  liveRows = [];
  rebuild();
}

/** Begins again, and goes to a situation by the shortest way. */
function walkTo(trail, situation) {
  trails.forEach((one) => one.restart());
  liveRows = [];
  for (const { trace } of trail.gesturesTo(situation)) send(trace);
  rebuild();
}

/** Reads the recordings again, which have become longer or shorter, and goes to their end. */
function rebuild() {
  trails.forEach((trail, side) => {
    if (recordings[side].raw === trail.raw) recordings[side].readSteps();
    else recordings[side] = new Recording(trail.raw, names[side]);
    moments[side] = new Moments(recordings[side]);
  });
  if (canCompare) {
    data.comparison.rows = comparisonRows();
    data.comparison.difference = begun.difference ?? firstDifference(data.comparison.rows);
  }
  walks.splice(0, walks.length, ...recordings.map((_, side) => new Walk([side])));
  if (canCompare) walks.push(new Walk([0, 1]));
  stages.forEach((stage, place) => {
    const recording = recordings[sides()[place]];
    stage.recording = stage.phone.recording = recording;
  });
  go(walk().length - 1, Infinity);
  speakCalls();
}

/** The rows of both sides: those before the reader's walk, then one for each gesture. */
function comparisonRows() {
  return [
    ...begun.rows,
    ...liveRows.map((places) => {
      const calls = places.map((place, side) =>
        place < 0 ? [] : recordings[side].step(place).calls.map(({ name, role }) => `${role} ${name}`)
      );
      return [...places, pairsOf(...calls)];
    }),
  ];
}

/** Where both sides part first, in the form of the comparison; null if they do not. */
function firstDifference(rows) {
  const said = (place, side) => {
    const step = place < 0 ? undefined : recordings[side].step(place);
    return step && JSON.stringify([
      step.outcome,
      step.calls.map((call) => [callText(recordings[side], call), call.changes]),
      step.trackers,
      step.findings.map(({ message }) => message),
    ]);
  };
  const row = rows.findIndex(([first, second]) => said(first, 0) !== said(second, 1));
  if (row < 0) return null;
  const side = rows[row][0] < 0 ? 1 : 0;
  return [row, 0, `They first differ at step ${recordings[side].step(rows[row][side]).number}.`];
}

/** Which calls of two steps belong together: the longest run of equal methods in the same order. */
function pairsOf(first, second) {
  if (first.join("\n") === second.join("\n")) return first.length;
  const best = Array.from({ length: first.length + 1 }, () => new Array(second.length + 1).fill(0));
  for (let i = first.length - 1; i >= 0; i--) {
    for (let j = second.length - 1; j >= 0; j--) {
      best[i][j] = first[i] === second[j] ? best[i + 1][j + 1] + 1 : Math.max(best[i + 1][j], best[i][j + 1]);
    }
  }
  const pairs = [];
  for (let i = 0, j = 0; i < first.length || j < second.length;) {
    if (i < first.length && j < second.length && first[i] === second[j]) pairs.push(i++, j++);
    else if (j >= second.length || (i < first.length && best[i + 1][j] >= best[i][j + 1])) pairs.push(i++, -1);
    else pairs.push(-1, j++);
  }
  return pairs;
}

/** Every call of the last step, for those who listen. */
function speakCalls() {
  const step = walk().step(here.row, sides()[0]);
  if (!step || !liveRows.length) return;
  const recording = recordings[sides()[0]];
  const calls = step.calls.map((call) => callText(recording, call));
  byId("live").textContent = [
    `${step.name}, ${outcomeText(step).slice(2)}, shows ${recording.names(shownIn(step.after)) || "nothing"}.`,
    ...calls.map((call) => `${call}.`),
    ...step.findings.map(({ message }) => `Finding: ${message}`),
  ].join(" ");
}

/** The part of the address that says how the reader came here: a path, or the numbers of the gestures. */
function walkAddress() {
  if (!trails[0].moves.length) return "";
  const path = canCompare ? undefined : pathOf(trails[0]);
  return path ? `path=${path}&` : `walk=${trails[0].moves.map(({ transition }) => transition.number).join(".")}&`;
}

/** Makes the walk that an address says, as far as it can be made. */
function followWalk(values) {
  const wasBegun = liveRows.length > 0;
  trails.forEach((trail) => trail.restart());
  liveRows = [];
  const path = values.get("path")?.split(/(?=[→⇒])/).slice(1) ?? [];
  for (const token of path) {
    const next = trails[0].possible.find((one) => pathToken(trails[0], trails[0].here, one) === token);
    if (next && send(next.gesture.trace)) continue;
    say(`${visible(token)} cannot be done here, so the path of the address ends before it. It goes on from the end of the trace.`);
    break;
  }
  const numbers = values.get("walk")?.split(".").slice(0, 1_000) ?? [];
  for (const number of numbers) {
    const gesture = trails[0].gestures[Number(number)];
    if (gesture && send(gesture.trace)) continue;
    say(`Gesture ${visible(number)} cannot be done here, so the walk of the address ends before it.`);
    break;
  }
  const [, situation] = /^situation-(\d{1,6}|end)$/.exec([...values.keys()][0]) ?? [];
  if (situation) for (const { trace } of trails[0].gesturesTo(situation === "end" ? -1 : Number(situation))) send(trace);
  if (wasBegun || liveRows.length) rebuild();
  // Whoever sends a walk wants its end to be seen: it is the last step that there is.
  if (!values.has("step") && (liveRows.length || situation)) values.set("step", "999999999");
}
