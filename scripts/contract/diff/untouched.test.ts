import { describe, expect, it } from 'vitest';
import { bundleContract } from '../model/bundle';
import type { OpenApiDocument } from '../model/openApi';
import { createDocumentView } from '../model/documentView';
import { matchOperations } from './matchOperations';
import { edited, put } from './testing/editing';
import { findUntouched } from './sameMeaning';

function operation(name: string, schema: string) {
  const content = { 'application/json': { schema: { $ref: schema } } };
  const responses = { '200': { description: 'ok', content } };
  return { get: { operationId: name, tags: [], responses } };
}

const at = (name: string) => `#/components/schemas/${name}`;
const of = (name: string) => ({ type: 'object', properties: { next: { $ref: at(name) } } });

/** A and B refer to each other and to Leaf; Alone refers to nothing. */
const CONTRACT: OpenApiDocument = {
  openapi: '3.1.0',
  info: { title: 'T', version: '1' },
  servers: [{ url: '/api' }],
  paths: {
    '/a': operation('getA', at('A')),
    '/b': operation('getB', at('B')),
    '/alone': operation('getAlone', at('Alone')),
    '/inside': operation('getInside', `${at('Alone')}/properties/id`),
  },
  components: {
    schemas: {
      A: of('B'),
      B: { allOf: [of('A'), { $ref: at('Leaf') }] },
      Leaf: { type: 'object', properties: { id: { type: 'string' } } },
      Alone: { type: 'object', properties: { id: { type: 'string' } } },
    },
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
  },
};

function untouched(revision: OpenApiDocument, base = CONTRACT): string[] {
  const views = [createDocumentView(base), createDocumentView(revision)] as const;
  const isUntouched = findUntouched(...views);
  return matchOperations(...views)
    .pairs.filter((pair) => isUntouched(pair.base, pair.revision))
    .map((pair) => pair.base.name);
}

describe('an operation counts as unchanged', () => {
  it('if all that it reaches is equal, even in a circle, but not if it refers to a part of a schema', () => {
    expect(untouched(structuredClone(CONTRACT))).toEqual(['getA', 'getB', 'getAlone']);
  });

  it('unless a schema that it reaches indirectly has changed', () => {
    const revision = edited(CONTRACT, put('/components/schemas/Leaf/type', 'string'));
    expect(untouched(revision)).toEqual(['getAlone']);
  });

  it('unless the operation itself has changed', () => {
    const revision = edited(CONTRACT, put('/paths/~1alone/get/deprecated', true));
    expect(untouched(revision)).toEqual(['getA', 'getB']);
  });

  it.each(['/servers/0/url', '/security', '/components/securitySchemes/bearer/scheme'])(
    'unless %s has changed, because it affects every call',
    (pointer) => {
      expect(untouched(edited(CONTRACT, put(pointer, 'other')))).toEqual([]);
    },
  );

  it('if it does not reach the changed schema of our own contract', async () => {
    const ours = await bundleContract();
    const email = '/components/schemas/ContactPersonData/properties/email/maxLength';
    const all = untouched(structuredClone(ours), ours);
    const left = untouched(edited(ours, put(email, 255)), ours);
    expect(all).toHaveLength(112);
    expect(all.filter((name) => !left.includes(name))).toEqual([
      'getFinanceRequestForm',
      'saveFinanceRequestForm',
      'createContactPerson',
      'updateContactPerson',
    ]);
  });
});
