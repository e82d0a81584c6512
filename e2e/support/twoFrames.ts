/** Runs in the page: waits until it has rendered for its window. Cards become a table in a later frame. */
export const twoFrames = () =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
