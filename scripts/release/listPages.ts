import * as modules from '../../src/app/cabinetModules';
import type { LazySection } from '../../src/shell/modules/defineModule';

/** A page behind the sign-in, with the source files of its components and of its first requests. */
export interface PageSources {
  /** Pattern of the page's addresses. */
  path: string;
  sources: readonly string[];
  tabs: Readonly<Record<string, readonly string[]>>;
}

/** Returns the source path in an `import()`, as Vite compiles it for Node. */
function sourceOf(load: () => unknown): string {
  const source = /__vite_ssr_dynamic_import__\("\/([^"]+)"/.exec(String(load))?.[1];
  if (source === undefined) throw new Error(`No source of its own: ${String(load)}`);
  return source;
}

const sourcesOf = ({ page, load }: LazySection) => [page, ...(load ? [load] : [])].map(sourceOf);

/** Returns all pages behind the sign-in, from the definitions of the modules. */
export function listPages(): PageSources[] {
  return Object.values(modules)
    .flatMap(({ routes = [] }) => routes)
    .filter(({ layout, leadsTo }) => layout === 'lk' && leadsTo === undefined)
    .map((route) => ({
      path: `^${route.path.replace(/:\w+/g, '[^/]+')}/?$`,
      sources: sourcesOf(route),
      tabs: Object.fromEntries((route.tabs ?? []).map((tab) => [tab.id, sourcesOf(tab)])),
    }));
}
