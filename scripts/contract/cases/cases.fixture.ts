import type { OpenApiDocument, SchemaObject } from '../openApi';

/** A contract with one call that sends a body. */
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

/** A contract whose only call takes a name, and perhaps a kind. */
export const ONE_CALL = contractOfBody({
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', minLength: 2, maxLength: 5 },
    kind: { type: 'string', enum: ['BOX', 'BAG'] },
  },
  examples: [{ name: 'abc', kind: 'BOX' }],
}).document;
