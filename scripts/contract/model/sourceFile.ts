import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  type YAMLMap,
} from 'yaml';
import { decoded } from './address';
import { pointerOf } from './openApi';

interface SourceFile {
  readonly path: string;
  readonly document: Document;
  readonly lines: LineCounter;
}

export interface Spot {
  readonly file: SourceFile;
  readonly node: Node;
  /** JSON Pointer inside the file. */
  readonly pointer: string;
  /** Offset of the key, or of the value if it has no key. */
  readonly offset: number;
}

/** Reads a file and returns its root node; null if it is missing, unreadable or empty. */
export function readSource(path: string): Spot | null {
  try {
    const lines = new LineCounter();
    const document = parseDocument(readFileSync(path, 'utf8'), { lineCounter: lines });
    const { contents: node } = document;
    if (node === null) return null;
    const file = { path, document, lines };
    return { file, node, pointer: '', offset: node.range?.[0] ?? 0 };
  } catch {
    return null;
  }
}

/** Returns the target of a YAML alias (`*name`), or null if it has none. Returns any other node itself. */
function unaliased({ document }: SourceFile, node: Node): Node | null {
  return isAlias(node) ? (node.resolve(document) ?? null) : node;
}

/** Returns the maps that a YAML merge key (`<<`) refers to, in order of priority. */
function mergedMaps(file: SourceFile, value: unknown): YAMLMap[] {
  const node = isNode(value) ? unaliased(file, value) : null;
  if (isSeq(node)) return node.items.flatMap((one) => mergedMaps(file, one));
  return isMap(node) ? [node] : [];
}

/**
 * Returns the member of a map under a key: its own member, otherwise one from a merge key (`<<`); null if there is
 * none.
 */
function pairOf(file: SourceFile, map: YAMLMap, key: string): Pair | null {
  const pairs = (name: string) =>
    map.items.filter((one) => isScalar(one.key) && String(one.key.value) === name);
  const [own] = pairs(key);
  if (own !== undefined) return own;
  const merged = pairs('<<').flatMap(({ value }) => mergedMaps(file, value));
  for (const one of merged) {
    const found = pairOf(file, one, key);
    if (found !== null) return found;
  }
  return null;
}

/** Returns the `$ref` of a node; null if it has none. */
export function refOf({ file, node }: Spot): string | null {
  const value = isMap(node) ? pairOf(file, node, '$ref')?.value : null;
  return isScalar(value) && typeof value.value === 'string' ? value.value : null;
}

/**
 * Returns the key that a node has in the source. In a contract that was converted from OpenAPI 3.0 to 3.1
 * (normalise.ts), a nullable `allOf: [X]` has become `oneOf: [X, null]`, which is not in the source.
 */
function writtenKey(file: SourceFile, node: Node, key: string): string {
  if (key !== 'oneOf' || !isMap(node) || pairOf(file, node, key) !== null) return key;
  const nullable = pairOf(file, node, 'nullable')?.value;
  return isScalar(nullable) && nullable.value === true ? 'allOf' : key;
}

/** Returns the child of a node in the same file; null if there is none. */
export function stepInto({ file, node, pointer }: Spot, name: string): Spot | null {
  const key = writtenKey(file, node, name);
  const below = pointer + pointerOf(key);
  if (isSeq(node)) {
    const item = node.items[Number(key)];
    const found = isNode(item) ? unaliased(file, item) : null;
    if (found === null || !isNode(item)) return null;
    return { file, node: found, pointer: below, offset: item.range?.[0] ?? 0 };
  }
  if (!isMap(node)) return null;
  const pair = pairOf(file, node, key);
  const found = isNode(pair?.value) ? unaliased(file, pair.value) : null;
  if (pair === null || found === null) return null;
  const offset = isNode(pair.key) ? pair.key.range?.[0] : undefined;
  return { file, node: found, pointer: below, offset: offset ?? found.range?.[0] ?? 0 };
}

/**
 * Splits a reference such as `./User.yaml#/a`, which the file `from` contains, into the path of a file and a
 * pointer in it.
 */
export function splitRef(target: string, from: string): { path: string; pointer: string } {
  const [file = '', pointer = ''] = target.split('#').map(decoded);
  return { path: file === '' ? from : resolve(dirname(from), file), pointer };
}
