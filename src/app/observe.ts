import {
  createAnalytics,
  type Analytics,
  type VisitedPage,
} from '../observability/analytics/analytics';
import { startTracker, trackerPath } from '../observability/analytics/matomo';
import { watchControls } from '../observability/analytics/watchControls';
import { deliverFaults } from '../observability/errors/deliverFaults';
import { ownScripts } from '../lib/ownScripts';
import {
  cabinetVersion,
  optionalVariable,
  readEnvironment,
  readVariable,
} from '../lib/configuration';
import type { AppDispatch } from '../session/appStore';
import { moduleRegistry, type ModuleRegistry } from '../shell/modules/registry';
import { watchNewVersion } from './newVersion';
import type { CabinetRouter } from './router';
import type { VisitedRoutes } from './visits';

/** The fields of a matched route that name the page. */
export interface MatchedRoute {
  route: { path?: string | undefined; handle?: unknown };
}

function nameOf(handle: unknown): string | undefined {
  if (typeof handle !== 'object' || handle === null || !('name' in handle)) return undefined;
  return typeof handle.name === 'string' ? handle.name : undefined;
}

/** Returns the page for analytics and error reports: names and patterns, no value of the address. */
export function visitedPageOf(
  matches: readonly MatchedRoute[],
  registry: ModuleRegistry,
): VisitedPage {
  const { path = '*', handle } = matches.findLast(({ route }) => route.path)?.route ?? {};
  const page = registry.routes().find(({ route }) => route.path === path);
  return {
    module: page?.module.id ?? 'core',
    route: nameOf(handle) ?? page?.route.name ?? path,
    pattern: path.endsWith('*') ? '/not-found' : path,
  };
}

// Exported here to be in this chunk, which loads after the first page: the removal of old drafts must not delay it.
export { sweepDrafts } from '../blocks/drafts/sweepDrafts';

type PageListener = (place: VisitedPage) => void;

function startAnalytics(first: VisitedPage, signal: AbortSignal): Analytics | undefined {
  const path = trackerPath(readVariable('VITE_ANALYTICS_URL'));
  const siteId = readVariable('VITE_ANALYTICS_SITE_ID');
  if (path === undefined || siteId === undefined) return undefined;
  const allow = ownScripts('cabinet-tracker').createScriptURL;
  const integrity = optionalVariable(readEnvironment(), 'VITE_ANALYTICS_SCRIPT_HASH');
  const analytics = createAnalytics(
    startTracker({ path, siteId, integrity, allow }, signal),
    first,
  );
  watchControls(document, analytics.event, signal);
  // Browsers buffer earlier entries, so this may load late. A failed load is ignored.
  void import('../observability/analytics/watchVitals').then(
    ({ watchVitals }) => watchVitals(analytics.vital, signal),
    () => undefined,
  );
  return analytics;
}

async function startErrors(place: VisitedPage): Promise<PageListener | undefined> {
  const dsn = readVariable('VITE_ERROR_REPORTING_DSN');
  if (dsn === undefined) {
    deliverFaults(() => undefined); // Drops the collected errors, because there is no service to send them to.
    return undefined;
  }
  const { startErrorReporting } = await import('../observability/errors/errorReporting');
  const environment = optionalVariable(readEnvironment(), 'VITE_ERROR_REPORTING_ENVIRONMENT');
  return startErrorReporting({ dsn, release: cabinetVersion, environment }, place).page;
}

/**
 * Starts analytics and error reporting, if they are configured, and the check for a newer version. The cabinet does not
 * wait for them, so a blocked or slow service has no effect.
 *
 * @param visits pages since the first render; the initial one is not tracked. src/observability/README.md, rule R1:
 * page views are sent on a change of the route
 */
export async function observe(
  dispatch: AppDispatch,
  router: CabinetRouter,
  visits: readonly VisitedRoutes[],
  signal: AbortSignal,
): Promise<void> {
  watchNewVersion(dispatch, signal);
  const [first = router.state.matches, ...changes] = visits;
  const pageOf = (matches: VisitedRoutes) => visitedPageOf(matches, moduleRegistry);
  const here = () => pageOf(router.state.matches);
  const listeners: PageListener[] = [];
  const stop = router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') for (const tell of listeners) tell(here());
  });
  signal.addEventListener('abort', stop);
  const analytics = startAnalytics(pageOf(first), signal);
  if (analytics) {
    for (const change of changes) analytics.page(pageOf(change));
    listeners.push(analytics.page);
  }
  const errors = await startErrors(here());
  if (errors && !signal.aborted) listeners.push(errors);
}
