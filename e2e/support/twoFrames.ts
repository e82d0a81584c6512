/** Runs in the page: resolves after two frames, because cards become a table one frame after a resize. */
export const twoFrames = () =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
