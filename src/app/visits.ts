import type { CabinetRouter } from './router';

/** The routes of one visited page, outermost first. */
export type VisitedRoutes = CabinetRouter['state']['matches'];

/**
 * Records the pages opened before analytics has loaded, so that the first page after a fast sign-in is not missed.
 *
 * @returns a function that stops the recording and returns the pages, the initial one first
 */
export function keepVisits(
  router: Pick<CabinetRouter, 'state' | 'subscribe'>,
): () => readonly VisitedRoutes[] {
  const visits = [router.state.matches];
  const stop = router.subscribe(({ navigation, matches }) => {
    if (navigation.state === 'idle' && matches !== visits.at(-1)) visits.push(matches);
  });
  return () => {
    stop();
    return visits;
  };
}
