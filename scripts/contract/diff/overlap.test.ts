import { expect, it } from 'vitest';
import type { OpenApiDocument } from '../openApi';
import { diffContracts } from './diffContracts';

type Schema = Readonly<Record<string, unknown>>;

function contractOf(schema: Schema): OpenApiDocument {
  return {
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: {
      '/pay': {
        post: {
          operationId: 'pay',
          tags: [],
          requestBody: { required: true, content: { 'application/json': { schema } } },
          responses: { '204': { description: 'Paid.' } },
        },
      },
    },
  };
}

const text = { type: 'string' };
const card = { type: 'object', required: ['card'], properties: { card: text, note: text } };
const cash = { type: 'object', required: ['sum'], properties: { sum: text } };
const anyNote = { type: 'object', properties: { note: text } };

it.each<[string, Schema, Schema, string[]]>([
  [
    'wraps the former properties beside an alternative that takes them, too',
    card,
    { oneOf: [card, anyNote] },
    ['breaking request-overlapping-alternative-added'],
  ],
  [
    'shares its former properties out among alternatives of which one client sends both',
    { ...card, properties: { ...card.properties, sum: text } },
    { oneOf: [card, cash] },
    ['breaking request-overlapping-alternative-added', 'warn request-property-removed'],
  ],
  [
    'shares its former properties out among alternatives that take anything',
    { type: 'object', properties: { card: text, sum: text } },
    {
      oneOf: [
        { type: 'object', properties: { card: text } },
        { type: 'object', properties: { sum: text } },
      ],
    },
    ['breaking request-overlapping-alternative-added', 'warn request-property-removed'],
  ],
  [
    'is shared out among alternatives of which several may hold',
    { ...card, properties: { ...card.properties, sum: text } },
    { anyOf: [card, cash] },
    ['compatible request-alternative-added', 'warn request-property-removed'],
  ],
  ['is wrapped as a whole', card, { oneOf: [card] }, []],
  [
    'gains an alternative that overlaps another one',
    { oneOf: [card, cash] },
    { oneOf: [card, cash, anyNote] },
    ['breaking request-overlapping-alternative-added'],
  ],
  [
    'gains an alternative that asks for something else',
    { oneOf: [card] },
    { oneOf: [card, cash] },
    ['compatible request-alternative-added'],
  ],
  [
    'of which several may hold gains an alternative',
    { anyOf: [card, cash] },
    { anyOf: [card, cash, anyNote] },
    ['compatible request-alternative-added'],
  ],
])('a request that %s', (_, before, after, expected) => {
  const found = diffContracts(contractOf(before), contractOf(after));
  expect(found.map(({ class: kind, rule }) => `${kind} ${rule}`)).toEqual(expected);
});
