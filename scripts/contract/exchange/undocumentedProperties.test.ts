import { describe, expect, it } from 'vitest';
import type { OpenApiDocument } from '../model/openApi';
import { createUndocumentedProperties } from './schemas';

const document: OpenApiDocument = {
  openapi: '3.1.0',
  info: { title: 'Orders', version: '1' },
  paths: {},
};
// A text, because an object literal in code must not have a `then`.
const schema: object = JSON.parse(`{
  "type": "object",
  "properties": { "kind": { "type": "string" } },
  "if": { "properties": { "kind": { "const": "parcel" } } },
  "then": { "properties": { "weight": { "type": "number" } } },
  "else": {
    "properties": { "pages": { "type": "object", "properties": { "count": { "type": "integer" } } } }
  }
}`);

describe('properties that the contract does not name', () => {
  const search = createUndocumentedProperties(document);
  const namesOf = (value: unknown) => search([schema], value).map(({ pointer }) => pointer);

  it('do not include properties that a condition names in either branch', () => {
    expect(namesOf({ kind: 'parcel', weight: 1 })).toEqual([]);
    expect(namesOf({ kind: 'letter', pages: { count: 2 } })).toEqual([]);
  });

  it('are found next to and below described properties', () => {
    expect(namesOf({ kind: 'letter', pages: { colour: 'white' }, size: 1 })).toEqual([
      '/pages/colour',
      '/size',
    ]);
  });
});
