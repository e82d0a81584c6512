import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerShapes } from '../../../../../test/backend/generated/answerShapes';
import { readAnswer } from '../../../../api/answers/readAnswer';
import type { Claim, Order } from '../../../../api/endpoints/sender';
import { readClaim, writeClaim, writeNewClaim } from './claimForm';
import type { ClaimValues } from './claimTable';

/** Parses a response like the cabinet does: fields that do not match the contract are absent. */
const claimOf = (body: object) =>
  readAnswer('getClaim', answerShapes.getClaim, { id: 'claim', ...body }) as Claim;

const order = readAnswer('getOrder', answerShapes.getOrder, {
  id: 'order',
  items: [
    { id: 'a', name: 'Кофемашина', quantity: 3, price: 100 },
    { id: 'b', name: 'Капсулы', quantity: 20, price: 5 },
  ],
}) as Order;

const word = fc.string({ minLength: 1, maxLength: 30 });
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const filled: fc.Arbitrary<ClaimValues> = fc
  .record({
    type: optional(fc.constantFrom('DAMAGE', 'LOSS', 'PARTIAL_LOSS')),
    eventDate: optional(fc.constantFrom('2026-11-01', '2026-02-28')),
    description: optional(word),
    items: fc
      .tuple(optional(fc.integer({ min: 1, max: 9 })), optional(fc.integer({ min: 1, max: 9 })))
      .map((counts) =>
        counts.map((count, index) => ({
          id: index === 0 ? 'a' : 'b',
          ...(count !== undefined && { quantity: String(count) }),
        })),
      ),
    claimedAmount: optional(fc.maxSafeNat()),
    paymentDetailsId: optional(word),
    documents: fc.uniqueArray(
      fc.record({ id: word, kind: fc.constantFrom('PHOTO', 'OTHER', 'LATER'), name: word }),
      { selector: ({ id }) => id, maxLength: 4 },
    ),
  })
  .map((values) => JSON.parse(JSON.stringify(values)) as ClaimValues);

/** Returns the server's claim after it received these values. */
function stored(values: ClaimValues): Claim {
  const { documents = [], ...rest } = writeClaim(values);
  const names = new Map(values.documents.map(({ id, name }) => [id, name]));
  return claimOf({
    ...rest,
    documents: documents.map(({ kind, fileId }) => ({
      kind,
      file: { id: fileId, name: names.get(fileId) },
    })),
  });
}

describe('the form of a claim', () => {
  it('reads back the values that were sent to the server', () => {
    fc.assert(
      fc.property(filled, (values) => {
        expect(readClaim(stored(values), order)).toEqual(values);
      }),
    );
  });

  it('omits invalid values', () => {
    const typed: ClaimValues = {
      type: 'RETURN',
      eventDate: '31.02.2026',
      claimedAmount: '12,345',
      items: [
        { id: 'a', quantity: '1,5' },
        { id: 'b', quantity: '0' },
      ],
      documents: [],
    };
    expect(writeClaim(typed)).toEqual({
      eventDate: null,
      description: null,
      items: [],
      claimedAmount: null,
      paymentDetailsId: null,
      documents: [],
    });
  });

  it('creates a new claim only for a chosen kind of event that is not a return', () => {
    const empty = readClaim(undefined, order);
    expect(empty).toEqual({ items: [{ id: 'a' }, { id: 'b' }], documents: [] });
    expect(writeNewClaim('order', empty)).toBeUndefined();
    expect(writeNewClaim('order', { ...empty, type: 'RETURN' })).toBeUndefined();
    expect(writeNewClaim('order', { ...empty, type: 'LOSS' })).toMatchObject({
      orderId: 'order',
      type: 'LOSS',
    });
  });

  it.each([
    {},
    { items: 'many', documents: { a: 1 }, claimedAmount: 'much', type: {} },
    { items: [null, { orderItemId: 3 }], documents: [null, { file: 5 }, { file: { id: '' } }] },
  ])('does not crash for %j', (body) => {
    expect(readClaim(claimOf(body), order)).toEqual({
      items: [{ id: 'a' }, { id: 'b' }],
      documents: [],
    });
  });
});
