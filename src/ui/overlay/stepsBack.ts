/** What is told of each step through the history before the router, and may keep it from the router. */
export const stepsBack: { listener?: (event: PopStateEvent) => void } = {};

const tell = (event: PopStateEvent) => stepsBack.listener?.(event);

/**
 * Listens from now on; called before the router listens. The window calls its listeners in the order in
 * which they were added, those that capture too.
 */
export function listenToStepsBack(): void {
  // The same function each time, which is added once.
  window.addEventListener('popstate', tell);
}
