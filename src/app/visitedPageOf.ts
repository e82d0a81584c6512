import type { VisitedPage } from '../observability/analytics/analytics';
import type { ModuleRegistry } from '../shell/modules/registry';

/** A matched route, as far as its place needs it. */
export interface MatchedRoute {
  route: { path?: string | undefined; handle?: unknown };
}

function nameOf(handle: unknown): string | undefined {
  if (typeof handle !== 'object' || handle === null || !('name' in handle)) return undefined;
  return typeof handle.name === 'string' ? handle.name : undefined;
}

/** Where the router is, for the services that observe: names and patterns, no value of the address. */
export function visitedPageOf(
  matches: readonly MatchedRoute[],
  registry: ModuleRegistry,
): VisitedPage {
  const { path = '*', handle } = matches.findLast(({ route }) => route.path)?.route ?? {};
  const page = registry.routes().find(({ route }) => route.path === path);
  return {
    module: page?.module.id ?? 'core',
    route: nameOf(handle) ?? page?.route.name ?? path,
    pattern: path === '*' ? '/not-found' : path,
  };
}
