import { describe, expect, it } from 'vitest';
import { operationsOf, parameterOf, pointerOf, schemaOf, type OpenApiDocument } from './openApi';

const document: OpenApiDocument = {
  openapi: '3.1.0',
  info: { title: 'T', version: '1' },
  paths: {
    '/a/{id}': {
      parameters: [{ $ref: '#/components/parameters/Id' }],
      get: { operationId: 'getA', tags: ['a'], responses: {} },
      delete: { operationId: 'deleteA', tags: ['a'], responses: {} },
    },
  },
  components: {
    parameters: { Id: { name: 'id', in: 'path', required: true } },
    schemas: { 'a/b': { type: 'string' }, Chain: { $ref: '#/components/schemas/a~1b' } },
  },
};

describe('reading a bundled contract', () => {
  it('copies the parameters of a path into each of its operations', () => {
    const found = operationsOf(document).map(({ method, parameters }) => [
      method,
      parameters.map(({ name }) => name),
    ]);
    expect(found).toEqual([
      ['get', ['id']],
      ['delete', ['id']],
    ]);
  });

  it('follows a chain of references with escaped names', () => {
    expect(schemaOf(document, { $ref: '#/components/schemas/Chain' })).toEqual({ type: 'string' });
  });

  it('refuses a reference to a missing component or another document', () => {
    expect(() => schemaOf(document, { $ref: '#/components/schemas/None' })).toThrow('None');
    expect(() => schemaOf(document, { $ref: './None.yaml' })).toThrow('./None.yaml');
  });

  it('refuses a component of another kind', () => {
    const reference = { $ref: '#/components/schemas/Chain' };
    expect(() => parameterOf(document, reference)).toThrow('another kind');
  });

  it('escapes the parts of a pointer', () => {
    expect(pointerOf('body', 'a/b~c', 0)).toBe('/body/a~1b~0c/0');
  });
});
