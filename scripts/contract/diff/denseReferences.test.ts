import { describe, expect, it } from 'vitest';
import type { OpenApiDocument } from '../model/openApi';
import { createSchemaComparison } from './compareSchemas';
import { diffContracts } from './diffContracts';
import { createDocumentView } from '../model/documentView';
import { createSameMeaning } from './sameMeaning';
import { createSchemaViews } from './schemaView';
import type { VisitedPairs } from './pairs';

type Schema = Readonly<Record<string, unknown>>;

function contractOf(schemas: Readonly<Record<string, Schema>>): OpenApiDocument {
  const schema = { $ref: '#/components/schemas/E0' };
  const content = { 'application/json': { schema } };
  const responses = { '200': { description: 'ok', content } };
  return {
    openapi: '3.1.0',
    info: { title: 'Knot', version: '1' },
    paths: { '/x': { get: { operationId: 'getX', tags: [], responses } } },
    components: { schemas },
  };
}

/** Returns `count` schemas E0, E1 … that refer to each other. */
function knotOf(count: number, made: (to: (steps: number) => Schema, index: number) => Schema) {
  const to = (index: number) => (steps: number) => ({
    $ref: `#/components/schemas/E${(index + steps) % count}`,
  });
  return contractOf(
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`E${index}`, made(to(index), index)]),
    ),
  );
}

/** Returns the findings after the id of the last schema has changed its type. */
function found(count: number, made: (to: (steps: number) => Schema, id: Schema) => Schema) {
  const [base, revision] = ['string', 'integer'].map((last) =>
    knotOf(count, (to, index) => made(to, { type: index === count - 1 ? last : 'string' })),
  );
  if (base === undefined || revision === undefined) throw new Error('two documents');
  return diffContracts(base, revision).map(({ class: kind, rule }) => `${kind} ${rule}`);
}

const orText = (schema: Schema) => ({ anyOf: [{ type: 'string' }, schema] });
const ONE = ['breaking response-type-changed'];

describe('a set of schemas with many references to each other', () => {
  it('is compared quickly if each schema has four properties with alternatives', () => {
    const changes = found(16, (to, id) => ({
      type: 'object',
      properties: { id, a: orText(to(1)), b: orText(to(2)), c: orText(to(3)), d: orText(to(4)) },
    }));
    expect(changes).toEqual(ONE);
  });

  it('is compared quickly if each schema refers to the next one in two properties with alternatives', () => {
    const changes = found(40, (to, id) => ({
      type: 'object',
      properties: { id, a: orText(to(1)), b: orText(to(1)) },
    }));
    expect(changes).toEqual(ONE);
  });

  it('is compared quickly if allOf combines them', () => {
    const changes = found(24, (_, id) => ({ type: 'object', properties: { id } }));
    expect(changes).toEqual([]);
    const layers = (last: string) =>
      contractOf(
        Object.fromEntries(
          Array.from({ length: 30 }, (_, index) => {
            const next = { $ref: `#/components/schemas/E${index + 1}` };
            const end = { type: 'object', properties: { id: { type: last } } };
            return [`E${index}`, index === 29 ? end : { allOf: [next, next] }];
          }),
        ),
      );
    const rules = diffContracts(layers('string'), layers('integer')).map(({ rule }) => rule);
    expect(rules).toEqual(['response-type-changed']);
  });

  it('has one finding for a keyword that is compared as a whole', () => {
    const changes = found(30, (to, id) => ({
      type: 'object',
      properties: { id },
      patternProperties: { '^a': to(1), '^b': to(1) },
    }));
    expect(changes).toEqual(['breaking response-constraint-changed']);
  });

  it('has no finding if schemas have other names or a circle has more steps', () => {
    const circle = (names: readonly string[]) =>
      contractOf({
        E0: orText({ $ref: `#/components/schemas/${names[0]}` }),
        ...Object.fromEntries(
          names.map((name, index) => {
            const next = { $ref: `#/components/schemas/${names[(index + 1) % names.length]}` };
            const not = { properties: { next } };
            return [name, { type: 'object', not, properties: { next: orText(next) } }];
          }),
        ),
      });
    expect(diffContracts(circle(['A', 'B']), circle(['C', 'D', 'E']))).toEqual([]);
  });

  it('has a finding if a property with the name of an annotation changes', () => {
    const schema = (description: string) =>
      contractOf({ E0: { not: { properties: { description: { type: description } } } } });
    const rules = diffContracts(schema('string'), schema('integer')).map(({ rule }) => rule);
    expect(rules).toEqual(['response-constraint-changed']);
  });

  it('is visited fewer than 100 times for 20 nested unions, and not at all without changes', () => {
    const chain = (last: string) =>
      contractOf(
        Object.fromEntries(
          Array.from({ length: 20 }, (_, index) => {
            const next = { $ref: `#/components/schemas/E${index + 1}` };
            const to = index === 19 ? { type: last } : orText(next);
            return [`E${index}`, { type: 'object', properties: { a: to, b: to } }];
          }),
        ),
      );
    const visitedBy = (last: string) => {
      const base = createDocumentView(chain('string'));
      const revision = createDocumentView(chain(last));
      const compare = createSchemaComparison({
        base,
        revision,
        baseSchema: createSchemaViews(base),
        revisionSchema: createSchemaViews(revision),
        isSame: createSameMeaning(base, revision),
      });
      const visited: VisitedPairs = new Set();
      const first = [{ $ref: '#/components/schemas/E0' }];
      compare({ side: 'response', pointer: '', base: first, revision: first }, visited);
      return visited.size;
    };
    expect(visitedBy('string')).toBe(0);
    expect(visitedBy('integer')).toBeLessThan(100);
  });
});
