// What if the app did something else: another recording takes the place of the second, and the walk is made again.

/** What can be the second recording: the one that the page begins with, and others. */
const variants = [{ recording: data.recordings[1], comparison: data.comparison, begun, isRead: true }, ...(data.variants ?? [])];

function makeVariants() {
  const left = data.leftOut?.length > 0 && `Not in this page, for its size: ${visible(data.leftOut.join("; "))}`;
  if (variants.length === 1 && !left) return;
  const words = ({ recording }, place) => element("option", { value: place }, visible(recording.about));
  document.querySelector(".about").after(
    element(
      "label",
      { class: "what-if" },
      element("b", {}, "What if"),
      element("select", { onchange: (event) => chooseVariant(Number(event.target.value)) }, variants.map(words)),
      left && element("small", {}, left),
    ),
  );
}

/** Puts a variant into the place of the second recording, and makes the reader's walk again. */
function chooseVariant(place) {
  const address = link(), variant = variants[place];
  stopMovement();
  endDrag();
  trails.forEach((trail) => trail.restart());
  liveRows = [];
  if (!variant.isRead) readTables(variant.recording);
  variant.isRead = true;
  data.recordings[1] = variant.recording;
  data.comparison = variant.comparison;
  // The rows of the recordings alone: those of the walk come after them.
  begun = variant.begun ??= { ...variant.comparison };
  trails[1] = new Trail(variant.recording);
  maps = undefined;
  byId("maps").querySelector("div").replaceChildren();
  rebuild();
  followLink(address);
}
