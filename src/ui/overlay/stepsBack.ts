/** Holds the popstate listener that runs before the router and may hide the step from it. */
export const stepsBack: { listener?: (event: PopStateEvent) => void } = {};

const tell = (event: PopStateEvent) => stepsBack.listener?.(event);

/**
 * Starts listening; has to be called before the router listens. The window calls its listeners, also
 * those that capture, in the order in which they were added.
 */
export function listenToStepsBack(): void {
  // The same function each time, so the browser adds it once.
  window.addEventListener('popstate', tell);
}
