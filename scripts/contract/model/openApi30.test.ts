import { describe, expect, it } from 'vitest';
import type { OpenApiDocument } from './openApi';
import { asOpenApi31 } from './normalise';

function upgraded(schema: Readonly<Record<string, unknown>>, openapi = '3.0.3'): unknown {
  const document: OpenApiDocument = {
    openapi,
    info: { title: 'T', version: '1' },
    paths: {},
    components: { schemas: { One: schema } },
  };
  return asOpenApi31(document).components?.['schemas']?.['One'];
}

describe('a contract of OpenAPI 3.0 converted to 3.1', () => {
  it('has the type null instead of the keyword nullable', () => {
    expect(upgraded({ type: 'string', nullable: true })).toEqual({ type: ['string', 'null'] });
    expect(upgraded({ type: 'string', nullable: false })).toEqual({ type: 'string' });
    expect(upgraded({ type: 'string', enum: ['A'], nullable: true })).toEqual({
      type: ['string', 'null'],
      enum: ['A', null],
    });
  });

  it('allows null next to a combination', () => {
    const $ref = '#/components/schemas/Two';
    const nothing = { type: 'null' };
    expect(upgraded({ nullable: true, allOf: [{ $ref }] })).toEqual({ oneOf: [{ $ref }, nothing] });
    expect(upgraded({ nullable: true, oneOf: [{ $ref }] })).toEqual({ oneOf: [{ $ref }, nothing] });
    expect(upgraded({ nullable: true, anyOf: [{ $ref }] })).toEqual({ anyOf: [{ $ref }, nothing] });
    const allOf = [{ $ref }, { required: ['a'] }];
    expect(upgraded({ nullable: true, allOf })).toEqual({ oneOf: [{ allOf }, nothing] });
  });

  it('has numeric exclusive bounds', () => {
    expect(upgraded({ minimum: 1, exclusiveMinimum: true, maximum: 9 })).toEqual({
      exclusiveMinimum: 1,
      maximum: 9,
    });
    expect(upgraded({ minimum: 1, exclusiveMinimum: false, maximum: 9 })).toEqual({
      minimum: 1,
      maximum: 9,
    });
    expect(upgraded({ maximum: 9, exclusiveMaximum: true })).toEqual({ exclusiveMaximum: 9 });
  });

  it('has no keywords next to a reference', () => {
    const $ref = '#/components/schemas/Two';
    expect(upgraded({ $ref, description: 'Two.' })).toEqual({ $ref });
    expect(upgraded({ $ref, description: 'Two.', nullable: false })).toEqual({ $ref });
  });

  it('allows null for every nullable type, combination and reference', () => {
    const $ref = '#/components/schemas/Two';
    const nothing = { type: 'null' };
    const combined = { oneOf: [{ $ref }, nothing] };
    expect(upgraded({ nullable: true, allOf: [{ $ref }] })).toEqual(combined);
    expect(upgraded({ $ref, nullable: true })).toEqual(combined);
    const type = ['object', 'null'];
    expect(upgraded({ type: 'object', nullable: true, allOf: [{ $ref }] })).toEqual({
      ...combined,
      type,
    });
    expect(upgraded({ type: 'object', nullable: true, oneOf: [{ $ref }] })).toEqual({
      ...combined,
      type,
    });
    const both = { type: 'object', nullable: true, allOf: [{ $ref }], anyOf: [{ $ref }] };
    expect(upgraded(both)).toEqual({ type, ...combined, anyOf: [{ $ref }, nothing] });
    expect(upgraded({ nullable: true, enum: ['A'], allOf: [{ $ref }] })).toEqual({
      ...combined,
      enum: ['A', null],
    });
  });

  it('does not treat property names as keywords', () => {
    const schema = {
      type: 'object',
      properties: {
        nullable: { type: 'boolean' },
        enum: { type: 'string', nullable: true },
        $ref: { type: 'string' },
      },
    };
    expect(upgraded(schema)).toEqual({
      type: 'object',
      properties: {
        nullable: { type: 'boolean' },
        enum: { type: ['string', 'null'] },
        $ref: { type: 'string' },
      },
    });
  });

  it('keeps defaults and examples unchanged', () => {
    const schema = { type: 'object', default: { nullable: true }, example: { nullable: true } };
    expect(upgraded(schema)).toEqual(schema);
  });

  it('differs from a contract of 3.1, whose schemas stay the same objects', () => {
    const schema = { type: 'string', nullable: true };
    expect(upgraded(schema, '3.1.0')).toBe(schema);
  });
});
