import { matchPath } from 'react-router-dom';
import { moduleRegistry, type ModuleRegistry } from './registry';

/** True when a page of some module answers to this path. */
export function isKnownPath(pathname: string, registry: ModuleRegistry = moduleRegistry): boolean {
  return registry.routes().some(({ route }) => matchPath(route.path, pathname) !== null);
}
