/** Identifiers that answers of a live backend named, for the calls that need one in their path. */
export interface KnownIds {
  /** Reads the answer of an operation; `path` as in the contract. */
  learn: (path: string, body: unknown) => void;
  /** Identifiers that may fit a parameter of a path, the likeliest first. */
  candidates: (path: string, parameter: string) => string[];
}

const PER_KEY = 5;

function isId(value: unknown): value is string | number {
  return (typeof value === 'string' && value !== '') || typeof value === 'number';
}

function literalsBefore(path: string, parameter: string): string[] {
  const [before = ''] = path.split(`{${parameter}}`);
  return before.split('/').filter((word) => word !== '' && !word.startsWith('{'));
}

/** `orders` and `Order` name the same thing. */
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

/** Starts without any. */
export function createKnownIds(): KnownIds {
  /** Values of properties that are called `…Id`, by that name. */
  const byName = new Map<string, string[]>();
  /** Values of `id` inside a property, by the name of the property. */
  const byOwner = new Map<string, string[]>();
  /** Values of `id` of what a path answers with. */
  const byPath = new Map<string, Seen>();

  function remember(map: Map<string, string[]>, key: string, value: string | number): void {
    const known = map.get(key) ?? [];
    if (known.length < PER_KEY && !known.includes(String(value))) known.push(String(value));
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
        if (isWhole && seen.ids.length < PER_KEY) seen.ids.push(String(inner));
      } else if (/.Id$/.test(name) && isId(inner)) remember(byName, name, inner);
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

  return {
    learn: (path, body) => {
      const words = path.split('/').filter((word) => word !== '' && !word.startsWith('{'));
      const seen = byPath.get(path) ?? { words, ids: [] };
      byPath.set(path, seen);
      walk(body, '', seen, 0);
    },
    candidates: (path, parameter) => {
      const words = literalsBefore(path, parameter);
      const owners = [parameter.replace(/Id$/, ''), ...words.toReversed()];
      const found = [
        ...(byName.get(parameter) ?? []),
        ...ofSimilarPaths(words),
        ...owners.flatMap((word) => [
          ...(byName.get(`${word}Id`) ?? []),
          ...(byOwner.get(stem(word)) ?? []),
        ]),
      ];
      return [...new Set(found)].slice(0, PER_KEY);
    },
  };
}
