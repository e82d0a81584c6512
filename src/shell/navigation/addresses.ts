/** Location of a page in the router. */
export interface Path {
  pathname: string;
  search: string;
  hash: string;
}

/** The full address inside the cabinet: path, query and fragment. */
export function fullPath({ pathname, search, hash }: Path): string {
  return `${pathname}${search}${hash}`;
}

/** `path?redirect=wanted`; slashes stay readable, which RFC 3986 (3.4) allows in a query. */
export function withRedirect(path: string, wanted: string): string {
  return `${path}?redirect=${encodeURIComponent(wanted).replaceAll('%2F', '/')}`;
}

/** The way back that an address carries; null without one. Not yet judged to be safe. */
export function redirectOf(search: string): string | null {
  return new URLSearchParams(search).get('redirect');
}

/** The id that the fragment of an address names; undefined without one. */
export function fragmentId(hash: string): string | undefined {
  const name = hash.replace(/^#/, '');
  if (name === '') return undefined;
  try {
    return decodeURIComponent(name);
  } catch {
    return name; // a broken escape is a name like any other
  }
}

/** The part of the shown page that the fragment names. */
export function fragmentTarget(hash: string): HTMLElement | null {
  const id = fragmentId(hash);
  return id === undefined ? null : document.getElementById(id);
}
