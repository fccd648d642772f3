// The page begins to answer to a finger.

if (isLive) {
  hooks.drawn = drawHands;
  hooks.address = walkAddress;
  hooks.follow = followWalk;
  makeHands();
  new Finger(byId("stage"));
  SHORTCUTS.u = SHORTCUTS.U = undo;
  // The page has begun without the walk, and has written its own address.
  followLink(hooks.opened);
}
