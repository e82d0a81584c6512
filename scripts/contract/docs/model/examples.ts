import type { OpenApiDocument } from '../../openApi';
import { isNode, listOf, nodeOf, nodesOf, resolved, textOf, type Node } from './node';
import { fieldsOf, readSchema, variantsOf } from './schemaReading';

export interface Example {
  /** Undefined for the only example of a body. */
  readonly title: string | undefined;
  readonly value: unknown;
  /** Made up from the schema, because the contract gives no example. */
  readonly isMadeUp: boolean;
}

const BY_FORMAT: Readonly<Record<string, string>> = {
  date: '2026-11-20',
  'date-time': '2026-11-20T09:00:00+03:00',
  time: '09:00:00+03:00',
  duration: 'P1D',
  email: 'user@example.com',
  uuid: '6f1c2f0e-8d0a-4b1e-9a53-0c6f5a2e7b11',
  uri: 'https://example.com/',
  hostname: 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  byte: 'AA==',
};

function statedValue(node: Node): { readonly value: unknown } | undefined {
  if ('example' in node) return { value: node['example'] };
  const lists = [
    listOf(node['examples']),
    'const' in node ? [node['const']] : [],
    listOf(node['enum']),
  ];
  const first = lists.find((list) => list.length > 0);
  if (first) return { value: first[0] };
  return 'default' in node ? { value: node['default'] } : undefined;
}

function madeUpText(node: Node): string {
  const text = BY_FORMAT[textOf(node['format']) ?? ''] ?? 'string';
  const shortest = typeof node['minLength'] === 'number' ? node['minLength'] : 0;
  const longest = typeof node['maxLength'] === 'number' ? node['maxLength'] : Infinity;
  return text.padEnd(Math.min(shortest, 200), 'x').slice(0, longest);
}

function madeUpNumber(node: Node): number {
  if (typeof node['minimum'] === 'number') return node['minimum'];
  return typeof node['exclusiveMinimum'] === 'number' ? node['exclusiveMinimum'] + 1 : 0;
}

/** A value of the shape that a schema asks for, as far as can be told without solving it. */
export function sampleOf(document: OpenApiDocument, schema: unknown, depth = 0): unknown {
  const { node } = readSchema(resolved(document, readSchema(schema).node));
  const stated = statedValue(node);
  if (stated) return stated.value;
  const [variant] = variantsOf(node);
  if (variant) return sampleOf(document, variant, depth + 1);
  const fields = fieldsOf(document, node);
  if (fields.length > 0) {
    const shown = fields.filter(({ isRequired }) => isRequired || depth < 2);
    const values = shown.map(({ name, schema }) => [
      name,
      depth < 6 ? sampleOf(document, schema, depth + 1) : null,
    ]);
    return Object.fromEntries(values);
  }
  if (isNode(node['items'])) return depth < 6 ? [sampleOf(document, node['items'], depth + 1)] : [];
  if (node['type'] === 'integer' || node['type'] === 'number') return madeUpNumber(node);
  if (node['type'] === 'boolean') return true;
  return node['type'] === 'string' || node['type'] === undefined ? madeUpText(node) : {};
}

/** The examples of a body, a parameter or a header; one made up from the schema where it has none. */
export function examplesOf(document: OpenApiDocument, holder: Node): readonly Example[] {
  const named = nodesOf(holder['examples']).map(([key, node]) => {
    const example = resolved(document, node);
    return { title: textOf(example['summary']) ?? key, value: example['value'], isMadeUp: false };
  });
  const given = named.filter(({ value }) => value !== undefined);
  if (given.length > 0) return given;
  if ('example' in holder) return [{ title: undefined, value: holder['example'], isMadeUp: false }];
  const schema = resolved(document, holder['schema']);
  const stated = 'example' in schema ? [schema['example']] : listOf(schema['examples']);
  if (stated.length > 0) return [{ title: undefined, value: stated[0], isMadeUp: false }];
  if (!isNode(holder['schema'])) return [];
  return [{ title: undefined, value: sampleOf(document, holder['schema']), isMadeUp: true }];
}

/** Whether a body is a file, which no text can show. */
export function isBinary(document: OpenApiDocument, mediaType: string, holder: Node): boolean {
  const { node } = readSchema(resolved(document, holder['schema']));
  if (node['format'] === 'binary') return true;
  return (
    !/json|text|xml|urlencoded|multipart/i.test(mediaType) && nodeOf(holder)['schema'] === undefined
  );
}
