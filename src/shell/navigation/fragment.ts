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
