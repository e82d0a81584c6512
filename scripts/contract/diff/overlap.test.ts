import { expect, it } from 'vitest';
import type { OpenApiDocument } from '../model/openApi';
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
function tagged(kind: Schema): Schema {
  return { type: 'object', required: ['kind'], properties: { kind, note: text } };
}
const growing = (value: string) => ({ type: 'string', enum: [value], 'x-extensible-enum': true });
const one = (value: string) => tagged({ const: value });
const either = (value: string) => ({ oneOf: [one(value), one(`${value}+`)] });
const anyNote = { type: 'object', properties: { note: text } };

it.each<[string, Schema, Schema, string[]]>([
  [
    'gets a second alternative that accepts its former properties, too',
    card,
    { oneOf: [card, anyNote] },
    ['breaking request-overlapping-alternative-added'],
  ],
  [
    'splits its properties into two required alternatives, although a client may send both',
    { ...card, properties: { ...card.properties, sum: text } },
    { oneOf: [card, cash] },
    ['breaking request-overlapping-alternative-added', 'warn request-property-removed'],
  ],
  [
    'splits its properties into two alternatives that accept anything',
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
    'splits its properties into inclusive alternatives',
    { ...card, properties: { ...card.properties, sum: text } },
    { anyOf: [card, cash] },
    ['compatible request-alternative-added', 'warn request-property-removed'],
  ],
  ['becomes a single alternative', card, { oneOf: [card] }, []],
  [
    'gains an alternative that overlaps another one',
    { oneOf: [card, cash] },
    { oneOf: [card, cash, anyNote] },
    ['breaking request-overlapping-alternative-added'],
  ],
  [
    'gains an alternative that requires other properties',
    { oneOf: [card] },
    { oneOf: [card, cash] },
    ['compatible request-alternative-added'],
  ],
  [
    'gains an alternative with another value of an extensible tag',
    { oneOf: [tagged(growing('A'))] },
    { oneOf: [tagged(growing('A')), tagged(growing('B'))] },
    ['compatible request-alternative-added'],
  ],
  [
    'gains an alternative with a tag of another type',
    { oneOf: [tagged(text)] },
    { oneOf: [tagged(text), tagged({ type: 'integer' })] },
    ['compatible request-alternative-added'],
  ],
  [
    'gains an alternative with another value of a tag further down',
    { oneOf: [tagged(one('A'))] },
    { oneOf: [tagged(one('A')), tagged(one('B'))] },
    ['compatible request-alternative-added'],
  ],
  [
    'gains an alternative that is a choice of other tags',
    { oneOf: [one('C'), either('A')] },
    { oneOf: [one('C'), either('A'), either('B')] },
    ['compatible request-alternative-added'],
  ],
  [
    'gains an alternative with the same value of a tag further down',
    { oneOf: [tagged(one('A'))] },
    { oneOf: [tagged(one('A')), tagged({ ...one('A'), minProperties: 2 })] },
    ['breaking request-overlapping-alternative-added'],
  ],
  [
    'gains an inclusive alternative',
    { anyOf: [card, cash] },
    { anyOf: [card, cash, anyNote] },
    ['compatible request-alternative-added'],
  ],
])('diff classifies a request that %s', (_, before, after, expected) => {
  const found = diffContracts(contractOf(before), contractOf(after));
  expect(found.map(({ class: kind, rule }) => `${kind} ${rule}`)).toEqual(expected);
});
