/**
 * Installs animation frames by real timers. jsdom's frames use the current `setInterval`: a frame requested under fake
 * timers would stop all frames of the window, even in later files.
 */
export function installRealFrames(): void {
  const { setTimeout: later, clearTimeout: cancel } = globalThis;
  globalThis.requestAnimationFrame = (callback) =>
    Number(later(() => callback(performance.now()), 1000 / 60));
  globalThis.cancelAnimationFrame = (handle) => cancel(handle);
}
