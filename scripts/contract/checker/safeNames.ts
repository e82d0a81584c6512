import { HTTP_METHODS, partsOf, pointerOf, type OpenApiDocument } from '../openApi';
import { looksLikeName, looksSecret, MASK } from '../secretNames';

/**
 * Names fit for a report. What a client or a server invents can hold a token or a person, even as
 * the key of a map, a parameter's name or a part of a path.
 */
export interface SafeNames {
  /** A pointer into a value: keys that the contract does not name, or that look like a secret, become `*`. */
  pointer: (pointer: string) => string;
  /** An undocumented name: itself where it looks like a name in a program, else `*`. */
  invented: (name: string) => string;
  /** A method in capitals: HTTP's own stay. */
  method: (method: string) => string;
  /** A path: words of the contract's own paths and versions stay, all else becomes `*`. */
  path: (pathname: string) => string;
}

function collectNames(node: unknown, names: Set<string>): void {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'properties' && typeof value === 'object' && value !== null) {
      for (const name of Object.keys(value)) names.add(name);
    }
    collectNames(value, names);
  }
}

function wordsOf(document: OpenApiDocument): Set<string> {
  const servers = (document.servers ?? []).map(({ url }) => url);
  return new Set(
    [...Object.keys(document.paths), ...servers]
      .flatMap((path) => path.split('/'))
      .filter((word) => !word.includes('{')),
  );
}

/** What of a document may be shown. Its names are collected when the first finding needs them. */
export function createSafeNames(document: OpenApiDocument): SafeNames {
  let names: Set<string> | null = null;
  const isNamed = (name: string): boolean => {
    if (names === null) {
      names = new Set();
      collectNames(document, names);
    }
    return names.has(name) && !looksSecret(name);
  };
  const words = wordsOf(document);
  return {
    pointer: (pointer) =>
      partsOf(pointer)
        .map((name) => pointerOf(/^\d{1,6}$/.test(name) || isNamed(name) ? name : MASK))
        .join(''),
    invented: (name) => (isNamed(name) || looksLikeName(name) ? name : MASK),
    method: (method) => {
      const wanted = method.toLowerCase();
      return HTTP_METHODS.some((known) => known === wanted) ? wanted.toUpperCase() : MASK;
    },
    path: (pathname) =>
      pathname
        .split('/')
        .map((word) => (words.has(word) || /^v\d{1,2}$/.test(word) ? word : MASK))
        .join('/'),
  };
}
