import { describe, expect, it } from 'vitest';
import type { OpenApiDocument } from '../model/openApi';
import { createUndocumentedProperties } from './schemas';

const document: OpenApiDocument = {
  openapi: '3.1.0',
  info: { title: 'Orders', version: '1' },
  paths: {},
};
// Parsed from text, because an object literal with the key `then` looks like a promise.
const schema: object = JSON.parse(`{
  "type": "object",
  "properties": { "kind": { "type": "string" } },
  "if": { "properties": { "kind": { "const": "parcel" } } },
  "then": { "properties": { "weight": { "type": "number" } } },
  "else": {
    "properties": { "pages": { "type": "object", "properties": { "count": { "type": "integer" } } } }
  }
}`);

describe('properties that the contract does not list', () => {
  const search = createUndocumentedProperties(document);
  const namesOf = (value: unknown) => search([schema], value).map(({ pointer }) => pointer);

  it('exclude properties that a branch of a condition lists', () => {
    expect(namesOf({ kind: 'parcel', weight: 1 })).toEqual([]);
    expect(namesOf({ kind: 'letter', pages: { count: 2 } })).toEqual([]);
  });

  it('are found next to and inside of described properties', () => {
    expect(namesOf({ kind: 'letter', pages: { colour: 'white' }, size: 1 })).toEqual([
      '/pages/colour',
      '/size',
    ]);
  });
});
