import { describe, expect, it } from 'vitest';
import type { OpenApiDocument } from '../model/openApi';
import { diffContracts } from './diffContracts';

const KIND = { type: 'string' };
const ANIMALS = {
  Cat: {
    type: 'object',
    required: ['kind'],
    properties: { kind: KIND, claws: { type: 'integer' } },
  },
  Dog: {
    type: 'object',
    required: ['kind'],
    properties: { kind: KIND, barks: { type: 'boolean' } },
  },
};

type Mapping = Readonly<Record<string, string>>;

function petsOf(mapping: Mapping, schemas: object = ANIMALS): OpenApiDocument {
  const oneOf = Object.keys(schemas).map((name) => ({ $ref: `#/components/schemas/${name}` }));
  const Pet = { oneOf, discriminator: { propertyName: 'kind', mapping } };
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Pet' } } };
  const operation = {
    operationId: 'savePet',
    tags: [],
    requestBody: { content },
    responses: { '200': { description: 'ok', content } },
  };
  return {
    openapi: '3.1.0',
    info: { title: 'Pets', version: '1' },
    paths: { '/pets': { post: operation } },
    components: { schemas: { Pet, ...schemas } },
  };
}

const at = (name: string) => `#/components/schemas/${name}`;
const BASE: Mapping = { cat: at('Cat'), dog: at('Dog') };

function found(base: OpenApiDocument, revision: OpenApiDocument): string[] {
  return diffContracts(base, revision).map(({ class: kind, message }) => `${kind} ${message}`);
}

describe('a discriminator', () => {
  it('breaks the client if a value selects another schema, and the finding names both schemas', () => {
    expect(found(petsOf(BASE), petsOf({ cat: at('Dog'), dog: at('Cat') }))).toEqual([
      'breaking Request: values of the discriminator lead to other schemas: ' +
        'cat: Cat → Dog, dog: Dog → Cat',
      'breaking Response: values of the discriminator lead to other schemas: ' +
        'cat: Cat → Dog, dog: Dog → Cat',
    ]);
  });

  it('may refer to its schemas by name instead of by reference', () => {
    expect(found(petsOf(BASE), petsOf({ dog: 'Dog', cat: 'Cat' }))).toEqual([]);
  });

  it('may refer to renamed schemas', () => {
    const { Cat, Dog } = ANIMALS;
    const renamed = petsOf({ cat: at('Kitty'), dog: at('Dog') }, { Kitty: Cat, Dog });
    expect(found(petsOf(BASE), renamed)).toEqual([]);
    const swapped = petsOf({ cat: at('Dog'), dog: at('Kitty') }, { Kitty: Cat, Dog });
    expect(found(petsOf(BASE), swapped).join()).toContain('cat: Cat → Dog, dog: Dog → Kitty');
  });

  it('without a mapping selects schemas by their names', () => {
    expect(found(petsOf({}), petsOf({ Cat: at('Dog'), Dog: at('Cat') })).join()).toContain(
      'Cat: Cat → Dog',
    );
  });
});
