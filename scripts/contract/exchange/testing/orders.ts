import { createContractChecker } from '../checker';
import type { Finding } from '../findings';
import type { OpenApiDocument } from '../../model/openApi';

const ERROR = {
  description: 'Error.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

/** A small foreign contract with the OpenAPI features that ours does not use. */
const ordersContract: OpenApiDocument = {
  openapi: '3.1.0',
  info: { title: 'Orders', version: '1' },
  servers: [{ url: 'https://orders.test/api/' }],
  paths: {
    '/orders': {
      get: {
        operationId: 'findOrders',
        tags: ['orders'],
        parameters: [
          {
            name: 'page',
            in: 'query',
            required: true,
            schema: { $ref: '#/components/schemas/PageNumber' },
          },
          {
            name: 'state',
            in: 'query',
            schema: { type: 'array', items: { enum: ['OPEN', 'PAID'] } },
          },
          { name: 'urgent', in: 'query', schema: { type: 'boolean' } },
          { name: 'X-Trace', in: 'header', required: true, schema: { type: 'string' } },
        ],
        responses: {
          '200': {
            description: 'Orders.',
            headers: { 'X-Total': { required: true, schema: { type: 'integer' } } },
            content: {
              'application/json': {
                schema: { type: 'array', items: { $ref: '#/components/schemas/Order' } },
              },
            },
          },
          '400': ERROR,
          '5XX': ERROR,
        },
      },
      post: {
        operationId: 'createOrder',
        tags: ['orders'],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/NewOrder' } } },
        },
        responses: { '204': { description: 'Created.' }, '4XX': ERROR },
      },
    },
    '/orders/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
      get: {
        operationId: 'getOrder',
        tags: ['orders'],
        responses: {
          '200': {
            description: 'The order.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } },
          },
          default: ERROR,
        },
      },
    },
    '/orders/latest': {
      put: {
        operationId: 'touchLatest',
        tags: ['orders'],
        requestBody: {
          content: { 'application/json': { schema: { type: 'object' } } },
        },
        responses: { '200': { description: 'Touched.' } },
      },
      get: {
        operationId: 'getLatest',
        tags: ['orders'],
        responses: {
          '200': {
            description: 'A document.',
            headers: { 'Content-Disposition': { required: true, schema: { type: 'string' } } },
            content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
          },
          '404': ERROR,
        },
      },
    },
  },
  components: {
    schemas: {
      PageNumber: { type: 'integer', minimum: 1 },
      Problem: {
        type: 'object',
        required: ['message'],
        properties: { message: { type: 'string' }, code: { type: ['string', 'null'] } },
      },
      NewOrder: {
        oneOf: [
          { type: 'object', required: ['itn'], properties: { itn: { type: 'string' } } },
          { type: 'object', required: ['token'], properties: { token: { type: 'string' } } },
        ],
      },
      Order: {
        allOf: [
          {
            type: 'object',
            required: ['id', 'createdDateTime'],
            properties: {
              id: { type: 'integer' },
              createdDateTime: { type: 'string', format: 'date-time' },
            },
          },
          {
            type: 'object',
            required: ['sum', 'buyer', 'kind', 'state'],
            properties: {
              sum: { type: 'integer', format: 'int64', minimum: 0 },
              paidDate: { type: ['string', 'null'], format: 'date' },
              kind: { type: 'string', enum: ['A', 'B'] },
              state: { type: 'string', enum: ['OPEN'], 'x-extensible-enum': true },
              buyer: { oneOf: [{ $ref: '#/components/schemas/Buyer' }, { type: 'null' }] },
              notes: { type: 'object' },
            },
          },
        ],
      },
      Buyer: {
        type: 'object',
        required: ['itn'],
        properties: { itn: { type: 'string', pattern: String.raw`^\d{10}$` } },
      },
    },
  },
};

export const checker = createContractChecker(ordersContract);

export const JSON_TYPE = { 'content-type': 'application/json' };

export const order = {
  id: 1,
  createdDateTime: '2026-11-20T09:00:00+03:00',
  sum: 100,
  buyer: { itn: '7801234564' },
  kind: 'A',
  state: 'OPEN',
};

/** Returns each finding as `class rule pointer`. */
export function brief(findings: readonly Finding[]): string[] {
  return findings.map((one) => `${one.class} ${one.rule} ${one.pointer}`);
}
