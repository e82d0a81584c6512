/** Kinds of things in the portal that have an address of their own. */
export type AnchorKind = 'operations' | 'schemas' | 'responses' | 'security' | 'tags';

/** `id` of an element: `/schemas/User`, or `/schemas/User/itn` for a part of it. */
export function anchorId(kind: AnchorKind, ...parts: readonly string[]): string {
  // White space may not stand in an id.
  return `/${[kind, ...parts].join('/')}`.replaceAll(/\s+/g, '-');
}

/** Address within the page: `#/schemas/User`. A browser finds the id by itself, without a script. */
export function addressOf(id: string): string {
  return `#${id.split('/').map(encodeURIComponent).join('/')}`;
}

/** Gives every thing a name of its own, also where the contract repeats one. */
export function createNames(): (wanted: string) => string {
  const taken = new Set<string>();
  return (wanted) => {
    let name = wanted;
    for (let copy = 2; taken.has(name); copy++) name = `${wanted}-${copy}`;
    taken.add(name);
    return name;
  };
}
