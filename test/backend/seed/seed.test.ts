import { describe, expect, it } from 'vitest';
import { createBackend, type Backend } from '../backend';
import { contractDocument } from '../contract';
import { operationIndex } from '../generated/operations';
import { control } from '../testing/control';
import { refuse, signIn, succeed } from '../testing/client';
import { rubles } from './fields';
import { BUILDERS } from './seed';

const SENDER = 'morozov@posylka-plus.ru';
const page = { pageNumber: 0, pageSize: 200, filters: [], sorts: [] };

const offersOf = async (backend: Backend) =>
  succeed(backend, 'findActualDebtorOffers', { token: await signIn(backend), body: {} });

describe('the builders', () => {
  it('add a debtor offer with one line', async () => {
    const backend = createBackend({ scenario: 'empty' });
    backend.seed.debtorOffer({ status: 'DENIED', insuranceLimit: rubles(5_000_000) });
    expect(await offersOf(backend)).toMatchObject([
      { status: 'DENIED', insuranceLimit: 500_000_000, agreement: null },
    ]);
  });

  it('create several rows, each with a unique number', async () => {
    const backend = createBackend({ scenario: 'empty' });
    const orders = backend.seed.order.many(20, { insured: true, status: 'SENT' });
    expect(new Set(orders.map(({ orderNumber }) => orderNumber)).size).toBe(20);
    const token = await signIn(backend, SENDER);
    const found = await succeed(backend, 'findOrders', { token, body: page });
    expect(found.content.filter(({ insured }) => insured)).toHaveLength(20);
  });

  it('add a rejected claim to a given order', async () => {
    const backend = createBackend({ scenario: 'empty' });
    const order = backend.seed.order();
    const claim = backend.seed.claim.rejected({ order });
    expect(claim).toMatchObject({ orderId: order.id, status: { name: 'REJECTED' } });
    const token = await signIn(backend, SENDER);
    const shown = await succeed(backend, 'getOrder', { token, path: { id: order.id } });
    expect(shown.claim).toMatchObject({ id: claim.id, status: { name: 'REJECTED' } });
  });

  it('create the same rows again after a reset', () => {
    const backend = createBackend();
    const [first, second] = [1, 2].map(() => {
      backend.reset();
      return Object.keys(BUILDERS).map((name) => backend.seeding.fromJson({ [name]: {} }));
    });
    const withoutTimes = (rows: unknown) =>
      JSON.stringify(rows).replaceAll(/T\d\d:\d\d:\d\d/g, 'T');
    expect(withoutTimes(second)).toBe(withoutTimes(first));
  });

  it('refuse a wrong field, value, variant or builder, when compiled and when run', () => {
    const { seed } = createBackend();
    // @ts-expect-error there is no such status
    expect(() => seed.debtorOffer({ status: 'NEWW' })).toThrow(
      'status is one of NEW, REQUESTED, SCORING, DENIED, APPROVED, ACTIVE, EXPIRED, not "NEWW"',
    );
    // @ts-expect-error there is no such field
    expect(() => seed.order({ ensured: true })).toThrow('ensured is no field; there are');
    // @ts-expect-error there is no such variant
    expect(() => seed.claim.lost()).toThrow(/^lost is no variant of claim; there are .*rejected/);
    // @ts-expect-error there is no such builder
    expect(() => seed.parcel()).toThrow(/^parcel is no builder; there are organization, /);
  });

  it('refuse contradictory fields', () => {
    const { seed } = createBackend();
    const order = seed.order.uninsured();
    expect(() => seed.claim({ order })).toThrow('order is not insured: ');
    expect(() => seed.claim({ order: 'nowhere' })).toThrow(
      'order is no order of this id: "nowhere"',
    );
    expect(() => seed.user({ username: SENDER })).toThrow(`username is taken: "${SENDER}"`);
    expect(() => seed.claim({ order: { declaredValue: -1 } })).toThrow(
      'order.declaredValue is whole kopeks from 0 to 9007199254740991, not -1',
    );
  });

  it.each(Object.entries(BUILDERS))('accept only statuses of the contract: %s', (name, one) => {
    const schemas = contractDocument.components?.schemas ?? {};
    const text = JSON.stringify(schemas);
    const takes = one.fields['status']?.takes ?? '';
    for (const status of takes.match(/[A-Z_]{2,}/g) ?? []) {
      expect(text, name).toContain(`"${status}"`);
    }
  });
});

/** Searches that return seeded rows, each with a user who may call it. */
const READS = [
  ['findActualDebtorOffers', 'sokolova@severveter.ru', {}],
  ['findFinanceOffers', 'sokolova@severveter.ru', page],
  ['findFinanceRequests', 'sokolova@severveter.ru', page],
  ['findFinanceAgreements', 'sokolova@severveter.ru', page],
  ['findFinanceInvoices', 'sokolova@severveter.ru', page],
  ['findFinanceRules', 'sokolova@severveter.ru', page],
  ['findSupplies', 'sokolova@severveter.ru', page],
  ['findFinancingObjects', 'sokolova@severveter.ru', page],
  ['findUsers', 'sokolova@severveter.ru', page],
  ['findOrders', SENDER, page],
  ['findClaims', SENDER, page],
  ['findSenderInvoices', SENDER, page],
  ['findSellerDocuments', 'belova@lavka-belovoy.ru', page],
] as const;

describe('seeded rows', () => {
  it('fit the contract, for each builder, variant and example', async () => {
    const backend = createBackend({ scenario: 'empty' });
    for (const [name, { variants, example }] of Object.entries(BUILDERS)) {
      const asked = [name, ...Object.keys(variants).map((variant) => `${name}.${variant}`)];
      backend.seeding.fromJson(Object.fromEntries(asked.map((one) => [one, {}])));
      backend.seeding.fromJson({ [name]: example });
      const statuses = BUILDERS.claim.fields['status']?.takes.match(/[A-Z_]{2,}/g) ?? [];
      expect(statuses).toHaveLength(9);
    }
    for (const [operation, username, body] of READS) {
      expect(operationIndex).toHaveProperty(operation);
      const token = await signIn(backend, username);
      await succeed(backend, operation, { token, body });
    }
  });
});

describe('GET, POST and DELETE /__backend/seed', () => {
  it('create several rows at once, return them, and remove them', async () => {
    const backend = createBackend({ scenario: 'empty' });
    const made = await control(backend, 'POST seed', {
      debtorOffer: [{ status: 'DENIED' }, {}],
      order: { many: 3 },
      'claim.rejected': { order: { declaredValue: 900_000 } },
    });
    expect(made.status).toBe(200);
    expect(made.body).toMatchObject({
      debtorOffer: [{ status: 'DENIED' }, { status: 'NEW' }],
      order: [{ insured: true }, { insured: true }, { insured: true }],
      'claim.rejected': [{ claimedAmount: 900_000, status: { name: 'REJECTED' } }],
    });
    const removed = await control(backend, 'DELETE seed', made.body);
    const text = expect.any(String);
    expect(removed.body).toEqual({
      debtorOffer: { count: 2, ids: [text, text] },
      order: { count: 3, ids: [text, text, text] },
      claim: { count: 1, ids: [text] },
    });
    expect(await offersOf(backend)).toEqual([]);
  });

  it('remove all rows seeded since the reset if DELETE has no body', async () => {
    const backend = createBackend();
    const before = await offersOf(backend);
    await control(backend, 'POST seed', { debtorOffer: { many: 2 }, user: {} });
    expect(await offersOf(backend)).toHaveLength(before.length + 2);
    await control(backend, 'DELETE seed');
    expect(await offersOf(backend)).toEqual(before);
  });

  it('remove all rows of a builder on DELETE, also the rows of the scenario', async () => {
    const backend = createBackend();
    await control(backend, 'DELETE seed', { debtorOffer: 'all' });
    expect(await offersOf(backend)).toEqual([]);
  });

  it('refuse a wrong builder, variant, field or value by name, and create nothing', async () => {
    const backend = createBackend();
    const before = await offersOf(backend);
    for (const [input, field] of [
      [{ debtorOffer: [{}, { status: 'NEWW' }] }, 'debtorOffer[1].status'],
      [{ debtorOffer: {}, order: { ensured: true } }, 'order.ensured'],
      [{ debtorOffer: {}, parcel: {} }, 'parcel'],
      [{ debtorOffer: {}, 'claim.lost': {} }, 'claim.lost'],
      [{ debtorOffer: { many: -1 } }, 'debtorOffer.many'],
    ] as const) {
      const { status, body } = await control(backend, 'POST seed', input);
      expect(status).toBe(422);
      expect(body).toHaveProperty('fieldErrors', [{ field, message: expect.any(String) }]);
    }
    expect(await offersOf(backend)).toEqual(before);
  });

  it('name all wrong fields of all rows, and what an entry may be', async () => {
    const input = {
      debtorOffer: [{ status: 'NEWW' }, { limit: 1 }],
      order: 20,
      claim: { order: 5 },
    };
    expect(await control(createBackend(), 'POST seed', input)).toMatchObject({
      status: 422,
      body: {
        fieldErrors: [
          { field: 'debtorOffer[0].status' },
          { field: 'debtorOffer[1].limit', message: expect.stringMatching(/, id, many$/) },
          {
            field: 'order',
            message: 'is an object of fields, a list of them, or {"many": 20}',
          },
          { field: 'claim.order', message: 'is a JSON object of fields' },
        ],
      },
    });
  });

  it('list all builders after GET', async () => {
    const { body } = await control(createBackend(), 'GET seed');
    expect(body).toContainEqual(
      expect.objectContaining({ name: 'claim', about: expect.any(String) }),
    );
  });

  it('let a seeded user sign in', async () => {
    const backend = createBackend();
    await control(backend, 'POST seed', { user: { username: 'tester@example.ru' } });
    await signIn(backend, 'tester@example.ru');
    await control(backend, 'DELETE seed');
    const body = { username: 'tester@example.ru', password: 'Demo-2026!' };
    expect((await refuse(backend, 'login', { body })).status).toBe(401);
  });
});

it('the option fixtures creates its rows again after every reset, and refuses an unknown status', async () => {
  const fixtures = { debtorOffer: { status: 'DENIED' } };
  const backend = createBackend({ scenario: 'empty', fixtures });
  await control(backend, 'POST reset');
  expect(await offersOf(backend)).toMatchObject([{ status: 'DENIED' }]);
  expect(() => createBackend({ fixtures: { debtorOffer: { status: 'NEWW' } } })).toThrow(
    'debtorOffer.status is one of NEW',
  );
});
