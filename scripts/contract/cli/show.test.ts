import { describe, expect, it } from 'vitest';
import { library, typed } from './testing/commandLine';

/**
 * Contract with features that the small library contract lacks: references, alternatives, a file, a security scheme.
 */
const SHOP = `openapi: 3.1.0
info: { title: Shop, version: 1.0.0 }
servers: [{ url: /api }]
security: [{ bearer: [] }]
paths:
  /orders/{id}:
    post:
      operationId: changeOrder
      summary: Change an order
      description: Only before it is sent.
      parameters:
        - { name: id, in: path, required: true, schema: { $ref: '#/components/schemas/Id' }, example: 7 }
      requestBody:
        required: true
        content:
          application/json:
            schema: { $ref: '#/components/schemas/Order' }
            example: { state: NEW, items: [{ price: 5 }], name: it's }
      responses:
        '200':
          description: The order.
          content: { application/json: { schema: { $ref: '#/components/schemas/Order' } } }
        '404': { description: Gone, content: { application/json: { schema: { $ref: '#/components/schemas/Failure' } } } }
        '422': { description: Wrong, content: { application/json: { schema: { $ref: '#/components/schemas/Failure' } } } }
  /orders/{id}/photo:
    put:
      operationId: putPhoto
      security: []
      parameters: [{ name: id, in: path, required: true, schema: { type: string }, example: 7 }]
      requestBody:
        content:
          multipart/form-data:
            schema: { type: object, required: [file], properties: { file: { type: string, format: binary } } }
      responses: { '204': { description: Stored. } }
components:
  securitySchemes: { bearer: { type: http, scheme: bearer } }
  schemas:
    Id: { type: integer, minimum: 1, description: Number of an order. }
    Failure:
      type: object
      anyOf: [{ required: [code] }, { required: [text] }]
      properties: { code: { type: string }, text: { type: string } }
    Nest: { type: array, items: { $ref: '#/components/schemas/Nest' } }
    Order:
      allOf:
        - type: object
          required: [state, items]
          properties:
            state: { type: string, enum: [NEW, SENT], description: How far it is. }
            items: { type: array, minItems: 1, items: { type: object, required: [price], properties: { price: { type: integer, minimum: 0 } } } }
        - type: object
          properties: { name: { type: [string, 'null'], maxLength: 9 }, parent: { $ref: '#/components/schemas/Order' }, nest: { $ref: '#/components/schemas/Nest' } }
`;

function show(...words: readonly string[]) {
  return typed(['show', ...words, '--spec', library(SHOP), '--lang', 'en']);
}

describe('show', () => {
  it('explains who may call an operation, its request and its responses', async () => {
    const { code, out } = await show('changeOrder');
    expect(code).toBe(0);
    expect(out).toMatch(
      /^changeOrder — Change an order\nPOST \/api\/orders\/\{id\}\n\nOnly before/,
    );
    expect(out).toContain('Called with: bearer\n');
    expect(out).toContain('  id*  integer, minimum 1 — Number of an order. (path: 7)\n');
    expect(out).toContain('  state*  "NEW" | "SENT" — How far it is.\n');
    expect(out).toContain(
      '  items*  list of object, minItems 1\n    items[].price*  integer, minimum 0\n',
    );
    expect(out).toContain('  name  string | null, maxLength 9\n');
    expect(out).toContain('  parent  object, …\n');
    expect(out).toContain('200 The order.\n  application/json, as above\n');
    expect(out).toContain('  (1)  with code\n  (2)  with text\n');
    expect(out).toContain('422 Wrong\n  application/json, as above\n');
  });

  it('prints a curl line and the refused values', async () => {
    const { out } = await show('changeOrder');
    expect(out).toContain(
      'curl -sS -i -X POST "$SERVER/api/orders/7" -H "Authorization: Bearer $TOKEN"',
    );
    expect(out).toContain(String.raw`"name":"it'\''s"}'`);
    expect(out).toContain('Refused by 422\n  id: type, too small\n  /body: type\n');
    expect(out).toContain('  /body/state: missing, type, null, unknown value\n');
    expect(out).toContain('  /body/items/0/price: missing, type, null, too small\n');
  });

  it('shows an upload as a form field', async () => {
    const { out } = await show('PUT', '/orders/{id}/photo');
    expect(out).toContain('Called by anyone, without a token\n');
    expect(out).toContain(`curl -sS -i -X PUT "$SERVER/api/orders/7/photo" -F 'file=@example.pdf'`);
  });

  it('prints the summary in the requested language', async () => {
    const english = await typed(['show', 'createFounder', '--lang', 'en']);
    expect(english.out).toMatch(/^createFounder — Add a founder to the request form\n/);
    const russian = await typed(['show', 'createFounder']);
    expect(russian.out).toMatch(/^createFounder — Добавить учредителя в форму заявки\n/);
  });

  it('shows filters and sort fields of a search', async () => {
    const { out } = await typed(['show', 'findSupplies']);
    expect(out).toMatch(/\nФильтруется по\n {2}\S+: EQ, /);
    expect(out).toMatch(/\nСортируется по \w+, /);
    expect(out).toContain('list of (string | number | boolean)');
  });

  it('prints its facts as JSON with --json', async () => {
    const { out } = await show('/orders/{id}', '--json');
    expect(JSON.parse(out)).toMatchObject({
      operation: 'changeOrder',
      method: 'POST',
      security: ['bearer'],
      parameters: [{ name: 'id', in: 'path', isRequired: true, example: '7' }],
      refusals: ['422'],
      refused: { id: ['type', 'too small'] },
    });
  });

  it('finds an operation by the method and the path that it prints', async () => {
    const { out } = await show('changeOrder');
    const [, line = ''] = out.split('\n');
    expect(line).toBe('POST /api/orders/{id}');
    expect((await show(line)).out).toBe(out);
  });

  it('prints all examples by name, and the refused values of all of them in one list', async () => {
    const { out } = await typed(['show', 'createFounder', '--lang', 'en']);
    expect(out).toContain('  Example person:\n  {\n    "type": "PERSON",\n');
    expect(out).toContain('  Example company:\n  {\n    "type": "COMPANY",\n');
    expect(out).toContain('  /body/lastname: type, too long\n');
    expect(out).toContain('  /body/ogrn: type, too long\n');
    expect(out).toContain('  /body/type: missing, type, null, unknown value\n');
  });

  it('shows the example of the contract in its curl line, even with long numbers', async () => {
    const { out } = await typed(['show', 'createFounder', '--lang', 'en']);
    expect(out).toContain(`--data-binary '{"type":"PERSON",`);
  });

  it('exits with 2 for an unknown name, and suggests similar ones', async () => {
    const { code, out, err } = await show('putFoto');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toBe(
      'Could not run: the contract has no operation putFoto; near names: putPhoto, changeOrder\n',
    );
  });
});
