import { changed, type WayToBreak } from './wayToBreak';

function payment(way: string, body: unknown, found: WayToBreak['found']): WayToBreak {
  return { way, operation: 'getPayment', fault: changed({ body }), found };
}

function refusal(way: string, body: unknown, found: WayToBreak['found']): WayToBreak {
  return { way, operation: 'getVault', fault: changed({ body }), found };
}

/** Faults: a response fits no alternative of a union. */
export const WAYS_TO_CHOOSE_WRONG: readonly WayToBreak[] = [
  payment(
    'breaks the intended alternative',
    { method: 'CASH', received: -1 },
    {
      rule: 'body-bound',
      place: 'Cash.yaml > received:',
      words: '>= 0; -1',
    },
  ),
  payment(
    'leaves out a property of an alternative',
    { method: 'CARD' },
    {
      rule: 'body-required',
      place: 'Card.yaml > last4:',
      words: 'Нет обязательного свойства: last4',
    },
  ),
  payment(
    'sends a value of no alternative',
    { method: 'BARTER', received: 1 },
    {
      rule: 'body-enum',
      place: 'Card.yaml > method:',
      words: 'CARD, CASH',
    },
  ),
  payment('sends text for an alternative', '"cash"', {
    rule: 'body-type',
    place: 'Card.yaml > type: object',
    words: 'object; string',
  }),
  refusal(
    'refuses without a message',
    {},
    {
      rule: 'body-required',
      place: 'Problem.yaml > message:',
      words: 'Нет «message» или «errorMessage»',
    },
  ),
  refusal(
    'refuses with a message of another type',
    { message: 7 },
    {
      rule: 'body-type',
      place: 'Problem.yaml > message:',
      words: 'string; integer',
    },
  ),
  refusal(
    'refuses with another shape',
    { error: { message: 'Нет' } },
    {
      rule: 'body-required',
      place: 'Problem.yaml > message:',
      words: 'Нет «message» или «errorMessage»',
      also: ['property-undocumented'],
    },
  ),
];
