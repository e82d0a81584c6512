import { matchPath } from 'react-router-dom';
import type { ModuleDefinition, ModuleRoute } from './defineModule';
import { sorted } from '../../lib/copies';

/** Definitions of the modules. They live outside the store, which stays serialisable. */
export interface ModuleRegistry {
  /** Stores the definition of a module; a second one under the same id changes nothing. */
  register(definition: ModuleDefinition): void;
  get(id: string): ModuleDefinition | undefined;
  /** Every module, by `sort`. */
  list(): readonly ModuleDefinition[];
  routes(): readonly { module: ModuleDefinition; route: ModuleRoute }[];
  /** Source of modules that are not loaded yet: those of the cabinet, after the sign-in. */
  completeBy(load: () => Promise<unknown>): void;
  /** Kept when every module is registered; rejects when the missing ones can't be loaded. */
  complete(): Promise<void>;
}

/** The product demands: "A module loaded twice logs that it is already loaded". */
export function warnOfDouble(name: string): void {
  console.warn(`Модуль «${name}» уже загружен`);
}

/** An empty registry. */
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

/** The running cabinet's registry. */
export const moduleRegistry = createModuleRegistry();

/** True when a page of some module answers to this path. */
export function isKnownPath(pathname: string, registry: ModuleRegistry = moduleRegistry): boolean {
  return registry.routes().some(({ route }) => matchPath(route.path, pathname) !== null);
}

/** Public addresses without a module: the start and outages. */
const OWN_ROUTES: ReadonlySet<string> = new Set(['/', '/unavailable']);
/** Anything under these needs no login either, whether there is such a page or not. */
export const PUBLIC_PREFIXES = ['/public/', '/seller/register/'];

/**
 * True for addresses that need no login: those of public modules (`access`), and the specification's own. A
 * slash at the end changes nothing.
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
