import { at, isRecord, type OpenApiDocument } from '../../openApi';

// A contract that the portal has never seen may leave out or misspell anything, so it is read as
// plain data: what is not of the expected kind counts as absent.

/** An object of the document. */
export type Node = Readonly<Record<string, unknown>>;

export const EMPTY: Node = {};

export function isNode(value: unknown): value is Node {
  return isRecord(value) && !Array.isArray(value);
}

export function nodeOf(value: unknown): Node {
  return isNode(value) ? value : EMPTY;
}

export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The members of an object that are objects themselves, in their order. */
export function nodesOf(value: unknown): readonly (readonly [string, Node])[] {
  return Object.entries(nodeOf(value)).filter((entry): entry is [string, Node] => isNode(entry[1]));
}

/** A value as the contract would write it in JSON, on one line. */
export function jsonOf(value: unknown): string {
  return JSON.stringify(value) ?? String(value);
}

/** What a node stands for: its references followed, an endless or broken one gives nothing. */
export function resolved(document: OpenApiDocument, value: unknown): Node {
  let current = nodeOf(value);
  for (let step = 0; typeof current['$ref'] === 'string'; step++) {
    if (step > 20) return EMPTY;
    current = current['$ref'].startsWith('#/')
      ? nodeOf(at(document, current['$ref'].slice(1)))
      : EMPTY;
  }
  return current;
}

/** Name of the component that a reference points at, in a section such as `schemas`. */
export function componentName(value: unknown, section: string): string | undefined {
  const reference = textOf(nodeOf(value)['$ref']);
  const prefix = `#/components/${section}/`;
  if (reference === undefined || !reference.startsWith(prefix)) return undefined;
  const name = reference.slice(prefix.length);
  return name.includes('/') ? undefined : name.replaceAll('~1', '/').replaceAll('~0', '~');
}
