import { isRecord } from '../model/openApi';

/** Ids from responses of a live backend, for paths and bodies that need them. */
export type KnownIds = ReturnType<typeof createKnownIds>;

const PER_KEY = 5;

/** Names of properties that link calls: one call returns the id or token, another needs it. */
export const LINK = /.(Id|Token)$/;

function isId(value: unknown): value is string | number {
  return (typeof value === 'string' && value !== '') || typeof value === 'number';
}

function wordsOf(path: string): string[] {
  return path.split('/').filter((word) => word !== '' && !word.startsWith('{'));
}

/** Returns the stem that `orders` and `Order` share, because both name the same entity. */
function stem(word: string): string {
  return word
    .toLowerCase()
    .replace(/(ies|y)$/, 'i')
    .replace(/s$/, '');
}

function sharedWords(one: readonly string[], other: readonly string[]): number {
  let count = 0;
  while (count < one.length && count < other.length && one[count] === other[count]) count += 1;
  return count;
}

interface Seen {
  readonly words: readonly string[];
  readonly ids: string[];
}

export function createKnownIds() {
  /** Values of properties such as `orderId`, by property name. */
  const byName = new Map<string, string[]>();
  /** Values of `id`, by the name of the property that contains the object. */
  const byOwner = new Map<string, string[]>();
  /** Values of `id` in responses, by path of the contract. */
  const byPath = new Map<string, Seen>();

  /** True while the ids of a created entity are collected; they come first. */
  let isFirst = false;

  function put(known: string[], value: string | number): void {
    const text = String(value);
    if (isFirst) {
      known.splice(0, known.length, ...[...new Set([text, ...known])].slice(0, PER_KEY));
    } else if (known.length < PER_KEY && !known.includes(text)) known.push(text);
  }

  function remember(map: Map<string, string[]>, key: string, value: string | number): void {
    const known = map.get(key) ?? [];
    put(known, value);
    map.set(key, known);
  }

  function walk(value: unknown, owner: string, seen: Seen, depth: number): void {
    if (typeof value !== 'object' || value === null || depth > 8) return;
    if (Array.isArray(value)) {
      for (const one of value.slice(0, PER_KEY)) walk(one, owner, seen, depth + 1);
      return;
    }
    for (const [name, inner] of Object.entries(value)) {
      if (name === 'id' && isId(inner)) {
        remember(byOwner, stem(owner), inner);
        const isWhole = owner === '' || /^(content|data|items|results)$/.test(owner);
        if (isWhole) put(seen.ids, inner);
      } else if (LINK.test(name) && isId(inner)) remember(byName, name, inner);
      walk(inner, name, seen, depth + 1);
    }
  }

  function ofSimilarPaths(words: readonly string[]): string[] {
    return [...byPath.values()]
      .map((seen) => ({ seen, shared: sharedWords(words, seen.words) }))
      .filter(({ shared }) => shared === words.length && shared > 0)
      .toSorted((one, other) => one.seen.words.length - other.seen.words.length)
      .flatMap(({ seen }) => seen.ids);
  }

  /** Returns the ids from paths with the same last word: `/{id}/form/founder` and `/form/founder`. */
  function ofSameEnd(words: readonly string[]): string[] {
    const end = stem(words.at(-1) ?? '');
    return [...byPath.values()]
      .filter((seen) => stem(seen.words.at(-1) ?? '') === end)
      .flatMap(({ ids }) => ids);
  }

  return {
    /**
     * Collects ids from a response. `path` is the path of the contract. Ids of a created entity (`isNew`) come
     * before others.
     */
    learn: (path: string, body: unknown, isNew = false): void => {
      isFirst = isNew;
      const words = wordsOf(path);
      const seen = byPath.get(path) ?? { words, ids: [] };
      byPath.set(path, seen);
      walk(body, '', seen, 0);
    },
    /**
     * Returns the nth value for a property name: a value of such a property, or an id of its entity. Prefers values
     * from similar paths.
     */
    named: (path: string, name: string, turn: number): string | undefined => {
      const owner = stem(name.replace(/(Id|Token)$/, ''));
      const here = wordsOf(path);
      const paths = [...byPath.values()]
        .filter(({ words }) => words.some((word) => stem(word) === owner))
        .toSorted((one, other) => sharedWords(here, other.words) - sharedWords(here, one.words));
      const isIdentifier = name.endsWith('Id');
      const found = [
        ...(isIdentifier ? paths.flatMap(({ ids }) => ids) : []),
        ...(byName.get(name) ?? []),
        ...(isIdentifier ? (byOwner.get(owner) ?? []) : []),
      ];
      return [...new Set(found)][turn];
    },
    /** Returns ids that may fit a parameter of a path, the likeliest first. */
    candidates: (path: string, parameter: string): string[] => {
      const [before = ''] = path.split(`{${parameter}}`);
      const words = wordsOf(before);
      const owners = [parameter.replace(/Id$/, ''), ...words.toReversed()];
      const found = [
        ...(byName.get(parameter) ?? []),
        ...ofSimilarPaths(words),
        ...ofSameEnd(words),
        ...owners.flatMap((word) => [
          ...(byName.get(`${word}Id`) ?? []),
          ...(byOwner.get(stem(word)) ?? []),
        ]),
      ];
      return [...new Set(found)].slice(0, PER_KEY);
    },
  };
}

/**
 * Replaces the ids and tokens of an example body by values of the backend.
 *
 * @param known returns a value from earlier responses by its name; undefined if there is none
 */
export function linkedBody(body: unknown, known: (name: string) => string | undefined): unknown {
  if (Array.isArray(body)) return body.map((one) => linkedBody(one, known));
  if (!isRecord(body)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      const found = LINK.test(name) && typeof value === 'string' ? known(name) : undefined;
      return [name, found ?? linkedBody(value, known)];
    }),
  );
}

/** Returns a body with some values replaced (JSON merge patch, RFC 7396, but without deletions). */
export function patchedBody(body: unknown, patch: unknown): unknown {
  if (!isRecord(patch) || Array.isArray(patch)) return patch;
  const own = isRecord(body) && !Array.isArray(body) ? body : {};
  const changed = Object.entries(patch).map(([name, value]) => [
    name,
    patchedBody(own[name], value),
  ]);
  return { ...own, ...Object.fromEntries(changed) };
}
