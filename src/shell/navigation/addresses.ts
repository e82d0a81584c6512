/** Location of a page in the router. */
export interface Path {
  pathname: string;
  search: string;
  hash: string;
}

export function fullPath({ pathname, search, hash }: Path): string {
  return `${pathname}${search}${hash}`;
}

/** Returns `path?redirect=wanted` with readable slashes. RFC 3986 (3.4) allows them in a query. */
export function withRedirect(path: string, wanted: string): string {
  return `${path}?redirect=${encodeURIComponent(wanted).replaceAll('%2F', '/')}`;
}

/** Returns the unchecked `redirect` of a query; null if there is none. */
export function redirectOf(search: string): string | null {
  return new URLSearchParams(search).get('redirect');
}

/** Returns the decoded id in a fragment; undefined if there is none. */
export function fragmentId(hash: string): string | undefined {
  const name = hash.replace(/^#/, '');
  if (name === '') return undefined;
  try {
    return decodeURIComponent(name);
  } catch {
    return name; // invalid percent-encoding: used as it is
  }
}

/** Returns the element with the id in the fragment; null if there is none. */
export function fragmentTarget(hash: string): HTMLElement | null {
  const id = fragmentId(hash);
  return id === undefined ? null : document.getElementById(id);
}
