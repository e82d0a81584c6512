/**
 * Animation frames by the real timers. Those of jsdom are started by whatever `setInterval` there is: a
 * frame that is asked for under false timers stops all frames of the window, also those of later files.
 */
export function installRealFrames(): void {
  const { setTimeout: later, clearTimeout: cancel } = globalThis;
  globalThis.requestAnimationFrame = (callback) =>
    Number(later(() => callback(performance.now()), 1000 / 60));
  globalThis.cancelAnimationFrame = (handle) => cancel(handle);
}
