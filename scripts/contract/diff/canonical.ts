import { isRecord } from '../openApi';
import type { DocumentView } from './documentView';

/** Keywords that change nothing for a client. */
const ANNOTATIONS = new Set([
  'title',
  'summary',
  'description',
  'example',
  'examples',
  'externalDocs',
  'deprecated',
  '$comment',
]);

const ORDERLESS = new Set(['required', 'enum', 'type']);

function canonicalList(view: DocumentView, values: readonly unknown[], path: readonly string[]) {
  return values.map((value) => canonicalValue(view, value, path));
}

function canonicalRecord(
  view: DocumentView,
  node: Readonly<Record<string, unknown>>,
  path: readonly string[],
): string {
  const { $ref } = node;
  if (typeof $ref === 'string') {
    // A circle is told by how far back it leads, which no name can change.
    const back = path.lastIndexOf($ref);
    return back === -1
      ? canonicalValue(view, view.target($ref), [...path, $ref])
      : `circle ${path.length - back}`;
  }
  const members = Object.entries(node)
    .filter(([key]) => !ANNOTATIONS.has(key) && !key.startsWith('x-'))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, value]) => {
      if (!ORDERLESS.has(key) || !Array.isArray(value)) {
        return `${JSON.stringify(key)}:${canonicalValue(view, value, path)}`;
      }
      return `${JSON.stringify(key)}:[${canonicalList(view, value, path).toSorted().join()}]`;
    });
  return `{${members.join()}}`;
}

function canonicalValue(view: DocumentView, value: unknown, path: readonly string[]): string {
  if (Array.isArray(value)) return `[${canonicalList(view, value, path).join()}]`;
  return isRecord(value) ? canonicalRecord(view, value, path) : (JSON.stringify(value) ?? 'absent');
}

/**
 * A text that is equal for two nodes of the same meaning: references are followed, so that their
 * names do not count, and descriptions, examples and order are left out.
 */
export function canonical(view: DocumentView, value: unknown): string {
  return canonicalValue(view, value, []);
}
