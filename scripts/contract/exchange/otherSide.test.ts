import { describe, expect, it } from 'vitest';
import { createContractChecker } from './checker';
import { brief, JSON_TYPE } from './testing/orders';

describe('a readOnly or writeOnly property', () => {
  const id = { $ref: '#/components/schemas/Id' };
  const schemas = {
    Id: { type: 'integer', readOnly: true },
    Secret: { type: 'string', writeOnly: true },
    WithId: { type: 'object', required: ['id'] },
    Named: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
  };
  function sent(schema: object, body: object, side: 'request' | 'response' = 'request'): string[] {
    const content = { 'application/json': { schema } };
    const checker = createContractChecker({
      openapi: '3.1.0',
      info: { title: 'Shop', version: '1' },
      servers: [{ url: '/api' }],
      paths: {
        '/a': {
          post: {
            operationId: 'add',
            tags: [],
            requestBody: { required: true, content },
            responses: { '200': { description: 'ok', content } },
          },
        },
      },
      components: { schemas },
    });
    const text = JSON.stringify(body);
    return brief(
      side === 'request'
        ? checker.checkRequest({ method: 'POST', url: '/api/a', headers: JSON_TYPE, body: text })
        : checker.checkResponse({
            operationId: 'add',
            status: 200,
            headers: JSON_TYPE,
            body: text,
          }),
    );
  }
  const WAYS: readonly (readonly [string, object])[] = [
    ['behind a reference', { required: ['id'], properties: { id } }],
    ['behind allOf', { required: ['id'], properties: { id: { allOf: [id] } } }],
    [
      'in a union with null',
      { required: ['id'], properties: { id: { oneOf: [id, { type: 'null' }] } } },
    ],
    ['in another branch', { allOf: [{ required: ['id'] }, { properties: { id } }] }],
    ['beside the branch', { allOf: [{ required: ['id'] }], properties: { id } }],
    [
      'next to a shared branch',
      { allOf: [{ $ref: '#/components/schemas/WithId' }, { properties: { id } }] },
    ],
    ['beside a reference', { $ref: '#/components/schemas/WithId', properties: { id } }],
    [
      'inside a union',
      { properties: { id }, anyOf: [{ required: ['id'] }, { required: ['id', 'no'] }] },
    ],
    [
      'in every branch of a union',
      {
        required: ['id'],
        oneOf: [{ properties: { id } }, { required: ['x'], properties: { id, x: true } }],
      },
    ],
  ];

  it.each(WAYS)('may be missing only in a request if it is declared readOnly %s', (_, schema) => {
    expect(sent(schema, {})).toEqual([]);
    expect(sent(schema, {}, 'response')).not.toEqual([]);
    expect(sent(schema, { id: 1 }, 'response')).toEqual([]);
  });

  it('may be missing only in a response if it is writeOnly', () => {
    const secret = { $ref: '#/components/schemas/Secret' };
    const schema = { allOf: [{ required: ['key'] }, { properties: { key: secret } }] };
    expect(sent(schema, {}, 'response')).toEqual([]);
    expect(sent(schema, {})).toEqual(['breaking body-required /body']);
  });

  it('is still required in another schema that shares the branch but does not mark the property', () => {
    const shared = { $ref: '#/components/schemas/WithId' };
    const own = { allOf: [shared, { properties: { id: { type: 'integer' } } }] };
    const marked = { allOf: [shared, { properties: { id } }] };
    const schema = { properties: { own, marked } };
    expect(sent(schema, { own: {}, marked: {} })).toEqual(['breaking body-required /body/own']);
  });

  it('makes no other property optional, and is required if one alternative does not mark it', () => {
    const named = { $ref: '#/components/schemas/Named' };
    expect(sent({ allOf: [named, { required: ['id'], properties: { id } }] }, {})).toEqual([
      'breaking body-required /body',
    ]);
    const one = { required: ['id'], anyOf: [{ properties: { id } }, { properties: { id: true } }] };
    expect(sent(one, {})).toEqual(['breaking body-required /body']);
  });
});
