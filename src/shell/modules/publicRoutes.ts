import { matchPath } from 'react-router-dom';
import { moduleRegistry, type ModuleRegistry } from './registry';

/** Public addresses that no module brings along (specification, section 2): the start and outages. */
const OWN_ROUTES: ReadonlySet<string> = new Set(['/', '/unavailable']);
/** Anything under these needs no login either, whether there is such a page or not. */
const PUBLIC_PREFIXES = ['/public/', '/seller/register/'];

/**
 * True for addresses that need no login: what the modules' routes say of themselves (`access`), and
 * the specification's own. A slash at the end changes nothing.
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
