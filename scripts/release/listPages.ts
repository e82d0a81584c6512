import * as modules from '../../src/app/cabinetModules';
import type { LazySection } from '../../src/shell/modules/defineModule';

/** A page behind the sign-in and the sources that its parts come from. */
export interface PageSources {
  /** Matches its addresses. */
  path: string;
  source: string;
  tabs: Readonly<Record<string, string>>;
}

/** The source that `import()` names, as Vite writes it for Node. */
function sourceOf({ lazy }: LazySection): string {
  const source = /__vite_ssr_dynamic_import__\("\/([^"]+)"/.exec(String(lazy))?.[1];
  if (source === undefined) throw new Error(`No source of its own: ${String(lazy)}`);
  return source;
}

/** All pages behind the sign-in, from the definitions of the modules. */
export function listPages(): PageSources[] {
  return Object.values(modules)
    .flatMap(({ routes = [] }) => routes)
    .filter(({ layout, leadsTo }) => layout === 'lk' && leadsTo === undefined)
    .map((route) => ({
      path: `^${route.path.replace(/:\w+/g, '[^/]+')}/?$`,
      source: sourceOf(route),
      tabs: Object.fromEntries((route.tabs ?? []).map((tab) => [tab.id, sourceOf(tab)])),
    }));
}
