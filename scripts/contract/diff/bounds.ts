import type { Node } from '../model/documentView';

/** Limits of a value by keyword, such as `maxLength` or `pattern`. A missing keyword means no limit. */
export type Bounds = ReadonlyMap<string, number | string>;

/** Keywords for minimums: a larger number allows fewer values. */
const LOWER = ['minLength', 'minItems', 'minProperties'] as const;
const UPPER = ['maxLength', 'maxItems', 'maxProperties'] as const;
/** A number smaller than any real difference between two bounds of a contract. */
const STEP = 1e-9;

function numbersOf(nodes: readonly Node[], key: string): number[] {
  return nodes.map((node) => node[key]).filter((value) => typeof value === 'number');
}

/**
 * Sets minimum and maximum. An exclusive bound becomes the next integer, or moves by `STEP` if the value may be
 * a fraction.
 */
function setRange(bounds: Map<string, number | string>, nodes: readonly Node[]): void {
  const isInteger = nodes.some(({ type }) => [type].flat().includes('integer'));
  const step = isInteger ? 1 : STEP;
  const lower = [
    ...numbersOf(nodes, 'minimum'),
    ...numbersOf(nodes, 'exclusiveMinimum').map((bound) => bound + step),
  ];
  const upper = [
    ...numbersOf(nodes, 'maximum'),
    ...numbersOf(nodes, 'exclusiveMaximum').map((bound) => bound - step),
  ];
  if (lower.length > 0) bounds.set('minimum', Math.max(...lower));
  if (upper.length > 0) bounds.set('maximum', Math.min(...upper));
}

/** Patterns, without anchors, that match every text. */
const ANYTHING = new Set([
  '.*',
  '.{0,}',
  '[^]*',
  String.raw`[\s\S]*`,
  String.raw`[\S\s]*`,
  String.raw`[\w\W]*`,
  String.raw`[\d\D]*`,
  String.raw`(.|\n)*`,
  String.raw`(?:.|\n)*`,
]);

/**
 * Returns true if a pattern accepts every text. This includes `^.*$`, although it refuses line breaks, because its
 * author means every text.
 */
function letsEverythingThrough(pattern: string): boolean {
  if (['', '^', '$'].includes(pattern)) return true;
  const inner = pattern.replace(/^\^/, '').replace(/\$$/, '');
  const bare = /^\((?:\?:)?([^()]*)\)$/.exec(inner)?.[1] ?? inner;
  return ANYTHING.has(bare) || ANYTHING.has(inner);
}

/** Returns true if all enumerated texts match a pattern. */
function isPassedBy(values: readonly string[] | null, pattern: string): boolean {
  if (values === null) return false;
  try {
    const tested = new RegExp(pattern, 'u');
    return values.every((json) => {
      const value: unknown = JSON.parse(json);
      return typeof value !== 'string' || tested.test(value);
    });
  } catch {
    return false;
  }
}

function isMultiple(value: number, step: number): boolean {
  return Math.abs(value / step - Math.round(value / step)) < STEP;
}

/** Returns the least common multiple of two steps of at most five decimals; of finer steps the larger one. */
function commonMultiple(one: number, other: number): number {
  if (isMultiple(one, other)) return one;
  const scale = [1, 10, 100, 1000, 10 ** 4, 10 ** 5].find(
    (power) => isMultiple(one * power, 1) && isMultiple(other * power, 1),
  );
  if (scale === undefined) return Math.max(one, other);
  let [divisor, rest] = [Math.round(one * scale), Math.round(other * scale)];
  while (rest > 0) [divisor, rest] = [rest, divisor % rest];
  return Math.round((one * scale) / divisor) * other;
}

/**
 * Returns the tightest bound of each kind that several schemas set together.
 * @param values of a closed enumeration, as JSON: a pattern that all of them match is omitted
 */
export function boundsOf(nodes: readonly Node[], values: readonly string[] | null = null): Bounds {
  const bounds = new Map<string, number | string>();
  setRange(bounds, nodes);
  for (const key of LOWER) {
    const bound = Math.max(0, ...numbersOf(nodes, key));
    if (bound > 0) bounds.set(key, bound);
  }
  for (const key of UPPER) {
    const found = numbersOf(nodes, key);
    if (found.length > 0) bounds.set(key, Math.min(...found));
  }
  const steps = numbersOf(nodes, 'multipleOf');
  if (steps.length > 0) bounds.set('multipleOf', steps.reduce(commonMultiple));
  const patterns = nodes
    .map(({ pattern }) => pattern)
    .filter((one) => typeof one === 'string')
    .filter((one) => !letsEverythingThrough(one) && !isPassedBy(values, one));
  if (patterns.length > 0) bounds.set('pattern', [...new Set(patterns)].toSorted().join(' and '));
  if (nodes.some(({ uniqueItems }) => uniqueItems === true)) bounds.set('uniqueItems', 1);
  return bounds;
}

/** The change of a bound: looser, tighter, or neither. */
type BoundChange = 'widened' | 'tightened' | 'changed';

function changeOf(key: string, base: number | string, revision: number | string): BoundChange {
  if (typeof base === 'string' || typeof revision === 'string') return 'changed';
  if (key === 'multipleOf') {
    if (isMultiple(revision, base)) return 'tightened';
    return isMultiple(base, revision) ? 'widened' : 'changed';
  }
  return key.startsWith('max') === revision > base ? 'widened' : 'tightened';
}

/** Returns the bounds that differ, by kind of change. */
export function boundChanges(base: Bounds, revision: Bounds): Map<BoundChange, string[]> {
  const changes = new Map<BoundChange, string[]>();
  for (const key of new Set([...base.keys(), ...revision.keys()])) {
    const before = base.get(key);
    const after = revision.get(key);
    if (before === after) continue;
    const change =
      before === undefined
        ? 'tightened'
        : after === undefined
          ? 'widened'
          : changeOf(key, before, after);
    changes.set(change, [...(changes.get(change) ?? []), key]);
  }
  return changes;
}
