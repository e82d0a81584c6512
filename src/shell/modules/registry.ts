import { matchPath } from 'react-router-dom';
import type { ModuleDefinition, ModuleRoute } from './defineModule';
import { sorted } from '../../lib/copies';

/** Definitions of the modules. Not in the store, because functions are not serialisable. */
export interface ModuleRegistry {
  /** Adds the definition of a module; ignores a second definition with the same id. */
  register(definition: ModuleDefinition): void;
  get(id: string): ModuleDefinition | undefined;
  /** Returns all modules, sorted by `sort`. */
  list(): readonly ModuleDefinition[];
  routes(): readonly { module: ModuleDefinition; route: ModuleRoute }[];
  /** Sets the loader of the modules that are still missing. The modules of the cabinet are loaded after the sign-in. */
  completeBy(load: () => Promise<unknown>): void;
  /** Resolves when all modules are registered; rejects if the missing modules fail to load. */
  complete(): Promise<void>;
}

/** W1: warns that a module is loaded or listed twice. */
export function warnOfDouble(name: string): void {
  console.warn(`Модуль «${name}» уже загружен`);
}

export function createModuleRegistry(): ModuleRegistry {
  const modules = new Map<string, ModuleDefinition>();
  let bySort: readonly ModuleDefinition[] = [];
  let loadRest = (): Promise<unknown> => Promise.resolve();

  return {
    register(definition) {
      if (modules.has(definition.id)) return;
      modules.set(definition.id, definition);
      bySort = sorted(modules.values(), (one, other) => one.sort - other.sort);
    },
    get: (id) => modules.get(id),
    list: () => bySort,
    routes: () =>
      bySort.flatMap((module) => (module.routes ?? []).map((route) => ({ module, route }))),
    completeBy(load) {
      loadRest = load;
    },
    async complete() {
      await loadRest();
    },
  };
}

/** Modules of the running cabinet; functions take this registry by default. */
export const moduleRegistry = createModuleRegistry();

/** Returns true if a module has a page for this path. */
export function isKnownPath(pathname: string, registry: ModuleRegistry = moduleRegistry): boolean {
  return registry.routes().some(({ route }) => matchPath(route.path, pathname) !== null);
}

/** Public addresses that belong to no module: the start page and the outage page. */
const OWN_ROUTES: ReadonlySet<string> = new Set(['/', '/unavailable']);
/** Prefixes of public addresses, even of addresses that have no page. */
export const PUBLIC_PREFIXES = ['/public/', '/seller/register/'];

/**
 * Returns true for addresses that need no sign-in: public pages of modules (`access`), `OWN_ROUTES` and
 * `PUBLIC_PREFIXES`. Ignores a slash at the end.
 */
export function isPublicRoute(
  pathname: string,
  registry: ModuleRegistry = moduleRegistry,
): boolean {
  const bare = pathname.replace(/\/+$/, '');
  if (OWN_ROUTES.has(bare || '/')) return true;
  if (PUBLIC_PREFIXES.some((prefix) => `${bare}/`.startsWith(prefix))) return true;
  return registry
    .routes()
    .some(({ route }) => route.access?.public !== undefined && matchPath(route.path, pathname));
}
