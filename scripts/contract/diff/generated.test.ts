import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FindingClass } from '../report/finding';
import type { OpenApiDocument } from '../model/openApi';
import { diffContracts } from './diffContracts';
import { library } from './testing/policyRows';

type Side = 'request' | 'response';
type Schema = Readonly<Record<string, unknown>>;

const leaf: fc.Arbitrary<Schema> = fc.oneof(
  fc.record({ type: fc.constant('string'), maxLength: fc.integer({ min: 5, max: 50 }) }),
  fc.record({ type: fc.constant('integer'), minimum: fc.integer({ min: 1, max: 9 }) }),
  fc.record({
    type: fc.constantFrom(['string'], ['string', 'null']),
    enum: fc.constant(['A', 'B', 'C', null]),
  }),
  fc.record({ type: fc.constant('string'), format: fc.constantFrom('date', 'uuid') }),
  fc.constant({ $ref: '#/components/schemas/Node' }),
);

/** Schemas of every shape in the policy, with circular references. */
const schema: fc.Arbitrary<Schema> = fc.letrec<{ any: Schema }>((tie) => ({
  any: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.record({ type: fc.constant('array'), items: tie('any') }),
    fc
      .dictionary(fc.constantFrom('a', 'b', 'c', 'd'), tie('any'), { minKeys: 1 })
      .chain((properties) =>
        fc.record({
          type: fc.constant('object'),
          properties: fc.constant(properties),
          required: fc.subarray(Object.keys(properties)),
        }),
      ),
    fc.record({ allOf: fc.tuple(tie('any')) }),
    fc.record({ oneOf: fc.tuple(tie('any'), fc.constant({ type: 'null' })) }),
  ),
})).any;

function contractOf(side: Side, body: Schema): OpenApiDocument {
  const node = { type: 'object', properties: { next: { $ref: '#/components/schemas/Node' } } };
  const content = { 'application/json': { schema: body } };
  return {
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: {
      '/one': {
        post: {
          operationId: 'one',
          tags: [],
          ...(side === 'request' && { requestBody: { content } }),
          responses: { '200': { description: 'd', ...(side === 'response' && { content }) } },
        },
      },
    },
    components: { schemas: { Node: node } },
  };
}

function classesOf(base: OpenApiDocument, revision: OpenApiDocument): FindingClass[] {
  return diffContracts(base, revision).map((one) => one.class);
}

/** Returns a schema that allows fewer values: safe for a client that reads them, but not for one that writes them. */
function narrowed(body: Schema): Schema {
  const rest = { ...body };
  if (typeof body['maxLength'] === 'number') return { ...rest, maxLength: body['maxLength'] - 1 };
  if (typeof body['minimum'] === 'number') return { ...rest, minimum: body['minimum'] + 1 };
  if (Array.isArray(body['enum'])) return { ...rest, enum: body['enum'].slice(1) };
  if (typeof body['format'] === 'string') return { ...rest, maxLength: 10 };
  if (typeof body['$ref'] === 'string') return { allOf: [body, { required: ['next'] }] };
  if (Array.isArray(body['allOf'])) return { allOf: body['allOf'].map(narrowed) };
  if (Array.isArray(body['oneOf'])) {
    const [inner, nothing] = body['oneOf'] as Schema[];
    return { oneOf: [narrowed(inner ?? {}), nothing] };
  }
  if (body['type'] === 'array') return { ...rest, items: narrowed(body['items'] as Schema) };
  const properties = body['properties'] as Readonly<Record<string, Schema>>;
  const [[name, inner] = ['', {}]] = Object.entries(properties);
  return { ...rest, properties: { ...properties, [name]: narrowed(inner) } };
}

/** Returns a schema with the same meaning in another form. */
function reworded(body: Schema): Schema {
  const entries = Object.entries(body).map(([key, value]) => {
    if (key === 'properties') {
      const inner = Object.entries(value as Readonly<Record<string, Schema>>);
      return [key, Object.fromEntries(inner.toReversed().map(([n, one]) => [n, reworded(one)]))];
    }
    if (key === 'items') return [key, reworded(value as Schema)];
    if (key === 'required') return [key, [...(value as string[])].toReversed()];
    return [key, value];
  });
  return { description: 'In other words.', allOf: [Object.fromEntries(entries.toReversed())] };
}

describe('diff of generated contracts', () => {
  const side = fc.constantFrom<Side>('request', 'response');

  it('finds no change in an equivalent contract', () => {
    fc.assert(
      fc.property(side, schema, (where, body) => {
        const contract = contractOf(where, body);
        expect(diffContracts(contract, structuredClone(contract))).toEqual([]);
        expect(diffContracts(contract, contractOf(where, reworded(body)))).toEqual([]);
      }),
    );
  });

  it('reports a wider response as breaking, but not a narrower one', () => {
    fc.assert(
      fc.property(schema, (body) => {
        const wide = contractOf('response', body);
        const narrow = contractOf('response', narrowed(body));
        expect(classesOf(wide, narrow)).not.toContain('breaking');
        expect(classesOf(narrow, wide)).toContain('breaking');
      }),
    );
  });

  it('reports a narrower request as breaking, but not a wider one', () => {
    fc.assert(
      fc.property(schema, (body) => {
        const wide = contractOf('request', body);
        const narrow = contractOf('request', narrowed(body));
        expect(classesOf(narrow, wide)).not.toContain('breaking');
        expect(classesOf(wide, narrow)).toContain('breaking');
      }),
    );
  });

  it('reports a response as breaking if it loses a required property or no longer guarantees it', () => {
    const name = fc.constantFrom('id', 'title', 'subtitle', 'author', 'genre', 'published');
    fc.assert(
      fc.property(name, fc.boolean(), (lost, isGone) => {
        const schemas = library.components?.['schemas'] ?? {};
        const book = structuredClone(schemas['Book']) as {
          required: string[];
          properties: Record<string, unknown>;
        };
        book.required = book.required.filter((one) => one !== lost);
        if (isGone) delete book.properties[lost];
        const revision = { ...library, components: { schemas: { ...schemas, Book: book } } };
        expect(classesOf(library, { ...library, ...revision })).toContain('breaking');
      }),
    );
  });
});
