import type { OpenApiDocument, SchemaObject } from '../../model/openApi';

/** Returns a contract with one operation, whose body has this schema. */
export function contractOfBody(schema: SchemaObject): {
  document: OpenApiDocument;
  schema: SchemaObject;
} {
  const document: OpenApiDocument = {
    openapi: '3.1.0',
    info: { title: 'One call', version: '1' },
    paths: {
      '/one': {
        post: {
          operationId: 'createOne',
          tags: ['one'],
          requestBody: { required: true, content: { 'application/json': { schema } } },
          responses: { '204': { description: 'Done.' }, '400': { description: 'Wrong.' } },
        },
      },
    },
  };
  return { document, schema };
}

/** A contract with one operation, which takes a file of at most nine bytes and the number of a shelf. */
export const ONE_FILE: OpenApiDocument = {
  openapi: '3.1.0',
  info: { title: 'One file', version: '1' },
  paths: {
    '/box/{id}/file': {
      post: {
        operationId: 'createFile',
        tags: ['one'],
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string', maxLength: 3 } },
          {
            name: 'shelf',
            in: 'query',
            required: true,
            schema: { type: 'integer', minimum: 1, maximum: 9 },
          },
        ],
        requestBody: {
          required: true,
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                required: ['file'],
                properties: {
                  file: { type: 'string', format: 'binary', minLength: 1, maxLength: 9 },
                },
              },
              encoding: { file: { contentType: 'application/pdf' } },
              examples: { pdf: { value: { file: '%PDF' } } },
            },
          },
        },
        responses: { '204': { description: 'Done.' }, '400': { description: 'Wrong.' } },
      },
    },
  },
};

/** A contract with one operation, which takes a name and optionally a kind. */
export const ONE_CALL = contractOfBody({
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', minLength: 2, maxLength: 5 },
    kind: { type: 'string', enum: ['BOX', 'BAG'] },
  },
  examples: [{ name: 'abc', kind: 'BOX' }],
}).document;
