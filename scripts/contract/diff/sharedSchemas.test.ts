import { describe, expect, it } from 'vitest';
import type { OpenApiDocument } from '../model/openApi';
import { diffContracts } from './diffContracts';

function libraryOf(schemas: object, paths: OpenApiDocument['paths'] = {}): OpenApiDocument {
  const info = { title: 'Shared', version: '1' };
  return { openapi: '3.1.0', info, paths, components: { schemas: { ...schemas } } };
}

function found(base: OpenApiDocument, revision: OpenApiDocument): string[] {
  return diffContracts(base, revision).map(
    ({ class: kind, rule, operation, pointer }) => `${kind} ${rule} ${operation} ${pointer}`,
  );
}

const properties = { kopeks: { type: 'integer' } };
const Sum = { type: 'object', properties };
const Price = { allOf: [{ $ref: '#/components/schemas/Sum' }] };

describe('a contract with schemas only', () => {
  it('has one finding per change, with the worse class of both sides', () => {
    const revision = libraryOf({ Price, Sum: { ...Sum, required: ['kopeks'] } });
    expect(found(libraryOf({ Price, Sum }), revision)).toEqual([
      'breaking request-property-became-required * /components/schemas/Price/kopeks',
    ]);
    expect(found(revision, libraryOf({ Price, Sum }))).toEqual([
      'breaking response-property-became-optional * /components/schemas/Price/kopeks',
    ]);
  });

  it('has a finding for every added and removed schema', () => {
    expect(found(libraryOf({ Sum }), libraryOf({ Total: Sum }))).toEqual([
      'breaking schema-removed * /components/schemas/Sum',
      'compatible schema-added * /components/schemas/Total',
    ]);
  });

  it('differs from a contract with operations, which has no findings for unused schemas', () => {
    const responses = { '200': { description: 'ok' } };
    const paths = { '/a': { get: { operationId: 'a', tags: [], responses } } };
    expect(found(libraryOf({ Sum }, paths), libraryOf({}, paths))).toEqual([]);
  });
});
