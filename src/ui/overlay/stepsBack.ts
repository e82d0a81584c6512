/** The popstate listener that runs before the router and may hide the step from it. */
export const stepsBack: { listener?: (event: PopStateEvent) => void } = {};

const tell = (event: PopStateEvent) => stepsBack.listener?.(event);

/**
 * Starts listening. Must be called before the router listens: the window calls its listeners, including capturing
 * listeners, in the order in which they were added.
 */
export function listenToStepsBack(): void {
  // Passes the same function each time, so that the browser adds it once.
  window.addEventListener('popstate', tell);
}
