import { describe, expect, it } from 'vitest';
import type { OpenApiDocument } from '../../openApi';
import { sampleOf } from './examples';
import { fieldsOf, isStructured, readSchema } from './schemaReading';

const reference = { $ref: '#/components/schemas/Tree' };

const document: OpenApiDocument = {
  openapi: '3.1.0',
  info: { title: 'Small', version: '1' },
  paths: {},
  components: {
    schemas: {
      Tree: {
        required: ['name'],
        properties: {
          name: { type: 'string', minLength: 9 },
          branches: { type: 'array', items: reference },
        },
      },
      Loop: { allOf: [{ $ref: '#/components/schemas/Loop' }, { properties: { a: {} } }] },
      Ring: { $ref: '#/components/schemas/Ring' },
    },
  },
};

describe('readSchema', () => {
  it.each([
    ['3.1', { type: ['string', 'null'] }, { type: 'string' }],
    ['3.0', { type: 'string', nullable: true }, { type: 'string', nullable: true }],
    ['a choice', { oneOf: [reference, { type: 'null' }] }, reference],
    ['any of', { anyOf: [{ type: 'null' }, reference], title: 'T' }, { ...reference, title: 'T' }],
    [
      'a wrapped reference',
      { nullable: true, allOf: [reference] },
      { ...reference, nullable: true },
    ],
  ])('reads nullability as written in %s', (_where, schema, node) => {
    expect(readSchema(schema)).toEqual({ node, isNullable: true });
  });

  it('keeps a choice of several, and what is never null', () => {
    const several = { oneOf: [{ type: 'string' }, { type: 'integer' }, { type: 'null' }] };
    expect(readSchema(several)).toEqual({
      node: { oneOf: [{ type: 'string' }, { type: 'integer' }] },
      isNullable: true,
    });
    expect(readSchema({ type: 'string' }).isNullable).toBe(false);
    expect(readSchema(true)).toEqual({ node: {}, isNullable: false });
  });
});

describe('fieldsOf', () => {
  it('joins the parts of a whole, the outermost word last, and ends in a circle', () => {
    const schema = {
      allOf: [reference],
      required: ['own'],
      properties: { own: {}, name: { type: 'integer' } },
    };
    const fields = fieldsOf(document, schema);
    expect(fields.map(({ name, isRequired, from }) => [name, isRequired, from])).toEqual([
      ['name', true, undefined],
      ['branches', false, 'Tree'],
      ['own', true, undefined],
    ]);
    const loop = fieldsOf(document, { $ref: '#/components/schemas/Loop' });
    expect(loop.map(({ name }) => name)).toEqual(['a']);
  });
});

describe('endless schemas', () => {
  it('end', () => {
    expect(isStructured(document, reference)).toBe(true);
    expect(isStructured(document, { $ref: '#/components/schemas/Ring' })).toBe(false);
    expect(sampleOf(document, reference)).toMatchObject({ name: 'stringxxx', branches: [{}] });
  });
});
