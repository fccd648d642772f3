// The page begins to answer to a finger.

// In a task of its own: what has been read and made up to here is as much as a finger should wait for.
if (isLive) setTimeout(begin);

function begin() {
  hooks.goesOn = true;
  hooks.drawn = () => {
    drawHands();
    drawRest();
  };
  hooks.address = walkAddress;
  hooks.follow = followWalk;
  makeHands();
  makeVariants();
  const finger = new Finger(byId("stage"));
  hooks.isHeld = () => finger.start !== undefined;
  SHORTCUTS.u = SHORTCUTS.U = undo;
  SHORTCUTS.n = SHORTCUTS.N = (event) => swipe("forward", event.shiftKey);
  SHORTCUTS.p = SHORTCUTS.P = (event) => swipe("backward", event.shiftKey);
  followLink();
}
