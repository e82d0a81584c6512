import { describe, expect, it } from 'vitest';
import { createBackend } from '../backend';
import { DAY } from '../core/clock';
import { SEVERNY_VETER } from '../scenarios/companies';
import { ANNA, financeId, OLGA } from '../scenarios/finance/owners';
import { expectNoProblems } from '../testing/expectNoProblems';
import { refuse, send, signIn, succeed } from '../testing/client';

const GAVRILOV = 'gavrilov@delovoy-kabinet.ru';
const KUZNETSOVA = 'kuznetsova@uralmetall-snab.ru';
const MOROZOV = 'morozov@posylka-plus.ru';
const ORLOV = 'orlov@novygorizont.ru';

const NOT_DELETED = {
  pageSize: 100,
  filters: [{ field: 'isDeleted', value: false, operation: 'EQ' as const }],
};

describe('the finance offers', () => {
  it('include a request in every state, an agreement in force and an ended agreement', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    const { content } = await succeed(backend, 'findActualFinanceOffers', {
      token,
      body: NOT_DELETED,
    });
    const states = content.map(({ request }) => request?.status.name ?? 'none');
    for (const state of ['none', 'DRAFT', 'SEND_BANK', 'PROCESSING', 'CANCEL', 'APPROVED']) {
      expect(states).toContain(state);
    }
    expect(states).toContain('DOCUMENTS_REQUESTED');
    const validity = content.flatMap(({ request }) => request?.agreement?.valid ?? []);
    expect(new Set(validity)).toEqual(new Set([true, false]));
    expect(content[0]?.recipient.fullName).toBe(
      'Общество с ограниченной ответственностью «Северный ветер»',
    );
    expectNoProblems(backend);
  });

  it('include deleted offers unless a filter excludes them, and expired offers without a request only in the full list', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    const idsOf = async (body: typeof NOT_DELETED | { pageSize: number }) =>
      (await succeed(backend, 'findActualFinanceOffers', { token, body })).content.map(
        ({ id }) => id,
      );
    const deleted = financeId('offer', ANNA, 10);
    expect(await idsOf({ pageSize: 100 })).toContain(deleted);
    expect(await idsOf(NOT_DELETED)).not.toContain(deleted);
    const passed = financeId('offer', ANNA, 12);
    expect(await idsOf({ pageSize: 100 })).not.toContain(passed);
    const all = await succeed(backend, 'findFinanceOffers', { token, body: { pageSize: 100 } });
    expect(all.content.find(({ id }) => id === passed)?.status.name).toBe('EXPIRED');
  });

  it('can be filtered, sorted and paged by fields inside the offer', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    const page = await succeed(backend, 'findFinanceOffers', {
      token,
      body: {
        pageSize: 2,
        pageNumber: 1,
        filters: [
          { field: 'financingLimit.bank.fullName', value: 'северный', operation: 'LIKE' },
          { field: 'financingLimit.interestRate', value: 22, operation: 'GE' },
        ],
        sorts: [{ field: 'financingLimit.financingLimit', direction: 'DESC' }],
      },
    });
    expect(page.totalElements).toBe(4);
    expect(page.content.map(({ financingLimit }) => financingLimit.financingLimit)).toEqual([
      650_000_000, 300_000_000,
    ]);
  });

  it('belong to the organization of the caller, and other users get a 404', async () => {
    const backend = createBackend();
    const token = await signIn(backend, KUZNETSOVA);
    const { content } = await succeed(backend, 'findFinanceOffers', { token, body: {} });
    expect(content.map(({ id }) => id)).toContain(financeId('offer', OLGA, 1));
    const path = { id: financeId('offer', ANNA, 1) };
    expect((await refuse(backend, 'getFinanceOffer', { token, path })).status).toBe(404);
  });

  it('are refused with 406 to unconfirmed users, and with 403 if the module is off', async () => {
    const backend = createBackend();
    const unconfirmed = await refuse(backend, 'findActualFinanceOffers', {
      token: await signIn(backend, ORLOV),
      body: NOT_DELETED,
    });
    expect([unconfirmed.status, unconfirmed.code]).toEqual([406, '406']);
    const excluded = { token: await signIn(backend, MOROZOV), body: NOT_DELETED };
    expect((await refuse(backend, 'findActualFinanceOffers', excluded)).status).toBe(403);
    const switchedOff = createBackend({ scenario: 'seller' });
    const token = await signIn(switchedOff);
    const refusal = await refuse(switchedOff, 'findFinanceOffers', { token, body: {} });
    expect([refusal.status, refusal.message]).toEqual([
      403,
      'Раздел отключён для вашей организации',
    ]);
  });
});

describe('deleting an offer', () => {
  it('marks it as deleted, but only once', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    const path = { id: financeId('offer', ANNA, 1) };
    await succeed(backend, 'deleteFinanceOffer', { token, path });
    expect((await succeed(backend, 'getFinanceOffer', { token, path })).isDeleted).toBe(true);
    expect((await refuse(backend, 'deleteFinanceOffer', { token, path })).status).toBe(404);
  });

  it.each([
    ['with a request at the bank', 3, 409],
    ['with an agreement in force', 5, 409],
    ['whose agreement has ended', 7, 204],
    ['whose request was refused', 6, 204],
  ])('for an offer %s (offer %i) returns %i', async (_, n, status) => {
    const backend = createBackend();
    const token = await signIn(backend);
    const path = { id: financeId('offer', ANNA, n) };
    const answer = await send(backend, 'deleteFinanceOffer', { token, path });
    expect(answer.status).toBe(status);
    expect((await succeed(backend, 'getFinanceOffer', { token, path })).isDeleted).toBe(
      status === 204,
    );
  });
});

describe('a new offer', () => {
  const body = {
    organizationId: SEVERNY_VETER.id,
    bankId: 'bank-severny',
    financingLimit: 700_000_000,
    interestRate: 20.5,
    endDate: '2099-12-31',
  };

  it('is added by the cabinet owner, and the organization sees it', async () => {
    const backend = createBackend();
    const owner = await signIn(backend, GAVRILOV);
    const { id } = await succeed(backend, 'createFinanceOffer', { token: owner, body });
    const token = await signIn(backend);
    const seen = await succeed(backend, 'getFinanceOffer', { token, path: { id } });
    expect([seen.status.name, seen.financingLimit.bank.fullName]).toEqual([
      'NEW',
      'АО «Северный кредит»',
    ]);
    expect((await refuse(backend, 'createFinanceOffer', { token, body })).status).toBe(403);
  });

  it('is refused for a day in the past, an unknown bank or an unknown organization', async () => {
    const backend = createBackend();
    const token = await signIn(backend, GAVRILOV);
    const past = { ...body, endDate: '2020-01-01' };
    const refusal = await refuse(backend, 'createFinanceOffer', { token, body: past });
    expect([refusal.status, refusal.fieldErrors[0]?.field]).toEqual([400, 'endDate']);
    for (const wrong of [{ bankId: 'nobody' }, { organizationId: 'nobody' }]) {
      const sent = { token, body: { ...body, ...wrong } };
      expect((await refuse(backend, 'createFinanceOffer', sent)).status).toBe(404);
    }
  });
});

it('an offer is no longer in the list of current offers after its last day', async () => {
  const backend = createBackend();
  backend.world.tokens.setLifetimes({ accessSeconds: 100 * 24 * 3600 });
  const token = await signIn(backend);
  const count = async () =>
    (await succeed(backend, 'findActualFinanceOffers', { token, body: NOT_DELETED })).totalElements;
  const before = await count();
  backend.world.clock.advance(42 * DAY);
  // Two offers of the demo have no request. They end in 41 and in 18 days.
  expect(await count()).toBe(before - 2);
});
