import { describe, expect, it } from 'vitest';
import { createBackend, type Backend } from '../../backend';
import { changeOrderInsurance } from '../../controlOrderInsurance';
import { DAY } from '../../core/clock';
import type { Operations } from '../../generated/operations';
import { EXAMPLE_CLAIM_ID } from '../../scenarios/claims';
import { EXAMPLE_ORDER_ID, EXAMPLE_PHOTO_ID } from '../../scenarios/exampleOrder';
import { CLAIM_STATUS_NAMES } from '../../serializers/statuses';
import { refuse, signIn, succeed } from '../../testing/client';
import { expectNoProblems } from '../../testing/expectNoProblems';

const DENIS = 'morozov@posylka-plus.ru';
const ACCOUNT = 'e5f60718-293a-4b4c-8d5e-6f708192a359';
const machineNow = (): number => Date.parse('2026-11-20T12:00:00+03:00');

type NewClaim = Operations['createClaim']['body'];

const complete: NewClaim = {
  orderId: EXAMPLE_ORDER_ID,
  type: 'DAMAGE',
  eventDate: '2026-11-06',
  description: 'Коробка вскрыта при вручении, корпус треснул',
  items: [{ orderItemId: '8e0a1b2c-3d4e-4f50-8a61-7b8c9d0e1f23', quantity: 1 }],
  claimedAmount: 1_899_000,
  paymentDetailsId: ACCOUNT,
  documents: [{ kind: 'PHOTO', fileId: EXAMPLE_PHOTO_ID }],
};

async function asDenis(): Promise<{ backend: Backend; token: string }> {
  const backend = createBackend({ machineNow });
  return { backend, token: await signIn(backend, DENIS) };
}

describe('a claim for an order', () => {
  it('can be started, completed, sent, decided and paid', async () => {
    const { backend, token } = await asDenis();
    const { orderId, type, ...rest } = complete;
    const draft = await succeed(backend, 'createClaim', { token, body: { orderId, type } });
    expect([draft.status.description, draft.claimedAmount]).toEqual(['Черновик', null]);
    const path = { id: draft.id };
    const filled = await succeed(backend, 'updateClaim', { token, path, body: rest });
    expect(filled.documents[0]?.file.name).toBe('Повреждение корпуса.gif');
    const sent = await succeed(backend, 'submitClaim', { token, path });
    expect([sent.status.name, sent.submittedDate]).toEqual(['SUBMITTED', '2026-11-20']);
    backend.world.clock.advance(13_000);
    const paid = await succeed(backend, 'getClaim', { token, path });
    expect(paid.statusHistory.map(({ status }) => status.name)).toEqual([
      'DRAFT',
      'SUBMITTED',
      'UNDER_REVIEW',
      'APPROVED',
      'PAID',
    ]);
    expect([paid.approvedAmount, paid.paidAmount]).toEqual([1_899_000, 1_899_000]);
    const order = await succeed(backend, 'getOrder', { token, path: { id: orderId } });
    expect(order.claim).toEqual({ id: draft.id, number: draft.number, status: paid.status });
    expectNoProblems(backend);
  });

  it('can be created only once, but again after a withdrawal or deletion', async () => {
    const { backend, token } = await asDenis();
    const first = await succeed(backend, 'createClaim', { token, body: complete });
    const again = await refuse(backend, 'createClaim', { token, body: complete });
    expect([again.status, again.message]).toEqual([
      409,
      `По заказу уже есть заявление ${first.number}`,
    ]);
    await succeed(backend, 'deleteClaim', { token, path: { id: first.id } });
    const second = await succeed(backend, 'createClaim', { token, body: complete });
    const path = { id: second.id };
    await succeed(backend, 'submitClaim', { token, path });
    await succeed(backend, 'deleteClaim', { token, path });
    backend.world.clock.advance(60_000);
    expect((await succeed(backend, 'getClaim', { token, path })).status.name).toBe('WITHDRAWN');
    await succeed(backend, 'createClaim', { token, body: complete });
  });

  it('cannot be changed or sent again after it was sent, and its files cannot be deleted', async () => {
    const { backend, token } = await asDenis();
    const { id } = await succeed(backend, 'createClaim', { token, body: complete });
    const path = { id };
    await succeed(backend, 'submitClaim', { token, path });
    expect((await refuse(backend, 'submitClaim', { token, path })).status).toBe(409);
    expect((await refuse(backend, 'updateClaim', { token, path, body: {} })).status).toBe(409);
    const photo = { token, path: { id: EXAMPLE_PHOTO_ID } };
    expect((await refuse(backend, 'deleteFile', photo)).status).toBe(409);
    backend.world.clock.advance(10_000);
    expect((await refuse(backend, 'deleteClaim', { token, path })).message).toBe(
      'По заявлению уже принято решение',
    );
  });

  it('can be changed and sent again when documents are requested', async () => {
    const { backend, token } = await asDenis();
    changeOrderInsurance(backend.world, { outcome: 'DOCUMENTS_REQUESTED' });
    const { id } = await succeed(backend, 'createClaim', { token, body: complete });
    const path = { id };
    await succeed(backend, 'submitClaim', { token, path });
    backend.world.clock.advance(8_000);
    const asked = await succeed(backend, 'getClaim', { token, path });
    expect(asked.status.description).toBe('Запрошены документы');
    const { orderId: _orderId, ...body } = complete;
    await succeed(backend, 'updateClaim', { token, path, body });
    changeOrderInsurance(backend.world, { outcome: 'PARTIALLY_APPROVED' });
    await succeed(backend, 'submitClaim', { token, path });
    backend.world.clock.advance(8_000);
    const decided = await succeed(backend, 'getClaim', { token, path });
    expect([decided.status.name, decided.approvedAmount]).toEqual([
      'PARTIALLY_APPROVED',
      1_139_400,
    ]);
  });

  it.each([
    ['an event date in the future', 'eventDate', { eventDate: '2026-11-21' }],
    ['an event date before the order', 'eventDate', { eventDate: '2026-11-02' }],
    ['a sum above the insured one', 'claimedAmount', { claimedAmount: 2_489_001 }],
    ['a sum of zero', 'claimedAmount', { claimedAmount: 0 }],
    ['another item', 'items.0.orderItemId', { items: [{ orderItemId: 'x', quantity: 1 }] }],
    [
      'more items than the order has',
      'items.0.quantity',
      { items: [{ orderItemId: '8e0a1b2c-3d4e-4f50-8a61-7b8c9d0e1f23', quantity: 2 }] },
    ],
    [
      'a file of another user',
      'documents.0.fileId',
      { documents: [{ kind: 'OTHER', fileId: '7a5eadb3-c921-4fe6-97d8-123e4f56a799' }] },
    ],
    [
      'an account of another user',
      'paymentDetailsId',
      { paymentDetailsId: 'e5f60718-293a-4b4c-8d5e-6f708192a355' },
    ],
  ])('is refused with %s', async (_what, field, changed: Partial<NewClaim>) => {
    const { backend, token } = await asDenis();
    const refusal = await refuse(backend, 'createClaim', {
      token,
      body: { ...complete, ...changed },
    });
    expect([refusal.status, refusal.fieldErrors[0]?.field]).toEqual([400, field]);
    expect(refusal.message).toBe(refusal.fieldErrors[0]?.message);
  });

  it('can be sent only if it is complete', async () => {
    const { backend, token } = await asDenis();
    const { orderId, type } = complete;
    const body = { orderId, type, description: 'Коротко' };
    const { id } = await succeed(backend, 'createClaim', { token, body });
    const refusal = await refuse(backend, 'submitClaim', { token, path: { id } });
    expect(refusal.status).toBe(422);
    expect(refusal.fieldErrors.map(({ field }) => field)).toEqual([
      'paymentDetailsId',
      'eventDate',
      'claimedAmount',
      'documents',
      'description',
    ]);
  });

  it('requires an existing, insured order', async () => {
    const { backend, token } = await asDenis();
    const { content } = await succeed(backend, 'findOrders', {
      token,
      body: { filters: [{ field: 'insured', value: false, operation: 'EQ' }] },
    });
    const orderId = content[0]?.id ?? '';
    const refusal = await refuse(backend, 'createClaim', { token, body: { ...complete, orderId } });
    expect(refusal.message).toBe('Заказ не застрахован');
    const unknown = { ...complete, orderId: 'nothing' };
    expect((await refuse(backend, 'createClaim', { token, body: unknown })).status).toBe(404);
  });
});

describe('the claims', () => {
  it('have every status, and are found by order and by kind', async () => {
    const { backend, token } = await asDenis();
    const all = await succeed(backend, 'findClaims', { token, body: { pageSize: 100 } });
    expect(new Set(all.content.map(({ status }) => status.name))).toEqual(
      new Set(CLAIM_STATUS_NAMES),
    );
    const draft = all.content.find(({ id }) => id === EXAMPLE_CLAIM_ID);
    const ofOrder = await succeed(backend, 'findClaims', {
      token,
      body: { orderId: draft?.orderId ?? '', isGroupClaim: false },
    });
    expect(ofOrder.content).toEqual([draft]);
    const monthly = await succeed(backend, 'findClaims', { token, body: { isGroupClaim: true } });
    expect(monthly.content.length).toBe(4);
    expect(monthly.content.every(({ isGroupClaim }) => isGroupClaim)).toBe(true);
  });

  it('are hidden from another organization', async () => {
    const backend = createBackend({ scenario: 'sender' });
    const token = await signIn(backend);
    const path = { id: EXAMPLE_CLAIM_ID };
    expect((await refuse(backend, 'getClaim', { token, path })).status).toBe(404);
    expect((await succeed(backend, 'findClaims', { token, body: {} })).content).toEqual([]);
  });
});

describe('the monthly draft', () => {
  const monthly = { isGroupClaim: true, pageSize: 100 };

  it('is prepared on the 10th for the returns of the previous month', async () => {
    const now = Date.parse('2026-11-09T23:59:00+03:00');
    const backend = createBackend({ machineNow: () => now });
    const periods = async () => {
      const token = await signIn(backend, DENIS);
      const { content } = await succeed(backend, 'findClaims', { token, body: monthly });
      return content.map(({ period }) => period?.startDate);
    };
    const before = await periods();
    expect(before[0]).toBe('2026-09-01');
    backend.world.clock.advance(60_000);
    expect(await periods()).toEqual(['2026-10-01', ...before]);
    backend.world.clock.advance(61 * DAY);
    expect((await periods()).filter((start) => start === '2026-10-01').length).toBe(1);
  });

  it('adds up the logistics costs of insured orders that were not delivered', async () => {
    const { backend, token } = await asDenis();
    const returned = backend.world.db.order
      .all()
      .filter(
        ({ insured, status, statusHistory }) =>
          insured &&
          status.code === 'NOT_DELIVERED' &&
          statusHistory.at(-1)?.changedDateTime.startsWith('2026-10') === true,
      )
      .map(({ id }) => id);
    const [uninsured = '', ...others] = returned;
    backend.world.db.order.update(uninsured, { insured: false });
    const { content } = await succeed(backend, 'findClaims', { token, body: monthly });
    const [draft] = content;
    expect(draft?.orders.map(({ orderId }) => orderId)).toEqual(others);
    expect(draft).toMatchObject({
      type: 'RETURN',
      period: { startDate: '2026-10-01', endDate: '2026-10-31' },
      createdDateTime: '2026-11-10T00:00:00+03:00',
    });
    expect(others.length).toBeGreaterThan(0);
    for (const { orderId, amount } of draft?.orders ?? []) {
      const order = await succeed(backend, 'getOrder', { token, path: { id: orderId } });
      expect(order).toMatchObject({ insured: true, returnCost: amount });
      expect(order.statusHistory.at(-1)?.changedDateTime).toMatch(/^2026-10/);
    }
    const sum = draft?.orders.reduce((total, { amount }) => total + amount, 0);
    expect(draft?.claimedAmount).toBe(sum);
  });

  it('can be sent only with an account, and can neither be deleted nor get another sum', async () => {
    const { backend, token } = await asDenis();
    const { content } = await succeed(backend, 'findClaims', { token, body: monthly });
    const path = { id: content[0]?.id ?? '' };
    const rewriting = { token, path, body: { claimedAmount: 1 } };
    const refusal = await refuse(backend, 'updateClaim', rewriting);
    expect(refusal.fieldErrors[0]?.field).toBe('claimedAmount');
    expect((await refuse(backend, 'deleteClaim', { token, path })).status).toBe(409);
    expect((await refuse(backend, 'submitClaim', { token, path })).status).toBe(422);
    const body = { paymentDetailsId: ACCOUNT };
    const changed = await succeed(backend, 'updateClaim', { token, path, body });
    expect(changed.claimedAmount).toBe(content[0]?.claimedAmount);
    const sent = await succeed(backend, 'submitClaim', { token, path });
    expect(sent.status.name).toBe('SUBMITTED');
  });
});
