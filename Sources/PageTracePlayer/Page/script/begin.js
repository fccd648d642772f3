// The page begins to answer to a finger.

if (isLive) {
  hooks.goesOn = true;
  hooks.drawn = () => {
    drawHands();
    drawRest();
  };
  hooks.address = walkAddress;
  hooks.follow = followWalk;
  makeHands();
  new Finger(byId("stage"));
  SHORTCUTS.u = SHORTCUTS.U = undo;
  SHORTCUTS.n = SHORTCUTS.N = (event) => swipe("forward", event.shiftKey);
  SHORTCUTS.p = SHORTCUTS.P = (event) => swipe("backward", event.shiftKey);
  // The page has begun without the walk, and has written its own address.
  followLink(hooks.opened);
}
