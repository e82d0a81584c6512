import { describe, expect, it } from 'vitest';
import { createSchemaChecks } from '../exchange/schemas';
import { breakingsOf } from './wrongCalls';
import { contractOfBody } from './testing/cases';

const { document, schema } = contractOfBody({
  type: 'object',
  required: ['name', 'kind'],
  properties: {
    name: { type: 'string', minLength: 2, maxLength: 5 },
    kind: { type: 'string', enum: ['BOX', 'BAG'] },
    state: { type: 'string', enum: ['NEW'], 'x-extensible-enum': true },
    weight: { type: 'integer', minimum: 1, maximum: 9 },
    day: { type: ['string', 'null'], format: 'date' },
    tags: { type: 'array', items: { type: 'string' }, maxItems: 1 },
    sender: {
      type: 'object',
      required: ['itn'],
      properties: { itn: { type: 'string', pattern: '^\\d+$' } },
    },
  },
});

const BODY = {
  name: 'abc',
  kind: 'BOX',
  state: 'NEW',
  weight: 3,
  day: '2026-11-20',
  tags: ['red'],
  sender: { itn: '7' },
};

describe('bodies with one mistake', () => {
  const broken = breakingsOf(document, schema, BODY, createSchemaChecks(document));

  it('exist for every rule of the schema, each with its place and mistake', () => {
    expect(broken.map(({ pointer, what }) => `${pointer} ${what}`).toSorted()).toEqual(
      [
        ' type',
        '/name missing',
        '/name null',
        '/name type',
        '/name too short',
        '/name too long',
        '/kind missing',
        '/kind null',
        '/kind type',
        '/kind unknown value',
        '/state null',
        '/state type',
        '/weight null',
        '/weight type',
        '/weight too small',
        '/weight too great',
        '/day type',
        '/day format',
        '/tags null',
        '/tags type',
        '/tags too many',
        '/tags/0 null',
        '/tags/0 type',
        '/sender null',
        '/sender type',
        '/sender/itn missing',
        '/sender/itn null',
        '/sender/itn type',
        '/sender/itn format',
      ].toSorted(),
    );
  });

  it('are equal to the valid body in all other places', () => {
    const missing = broken.find(({ pointer, what }) => pointer === '/name' && what === 'missing');
    const { name, ...rest } = BODY;
    expect(missing?.body).toEqual(rest);
    expect(name).toBe('abc');
    expect(BODY.sender).toEqual({ itn: '7' });
  });
});
