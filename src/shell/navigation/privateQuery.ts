import { matchPath } from 'react-router-dom';
import type { ModuleDefinition } from '../modules/defineModule';

const taken = new Map<string, readonly string[]>();

/**
 * Removes the private parameters of the page (an ИНН, a phone, a token) from the address before analytics or error
 * reports can read them. Keeps them in memory only.
 */
export function takePrivateQuery(modules: readonly ModuleDefinition[]): void {
  const { pathname, search, hash } = window.location;
  const page = modules
    .flatMap(({ routes }) => routes ?? [])
    .find(({ path }) => matchPath(path, pathname));
  const query = new URLSearchParams(search);
  const names = (page?.privateQuery ?? []).filter((name) => query.has(name));
  if (names.length === 0) return;
  for (const name of names) {
    taken.set(name, query.getAll(name));
    query.delete(name);
  }
  const left = query.size > 0 ? `?${query}` : '';
  window.history.replaceState(window.history.state, '', `${pathname}${left}${hash}`);
}

/** Returns the values of a private parameter of the first address, in the order of the address; empty if none. */
export function privateQuery(name: string): readonly string[] {
  return taken.get(name) ?? [];
}

export function forgetPrivateQuery(): void {
  taken.clear();
}
