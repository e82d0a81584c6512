import { describe, expect, it } from 'vitest';
import {
  isBik,
  isCorrespondentAccount,
  isInn,
  isKpp,
  isMobilePhone,
  isOgrn,
  isSettlementAccount,
} from '../../../../src/lib/requisites';
import { createBackend } from '../../backend';
import { DAY, toDate } from '../../core/clock';
import { signIn, succeed } from '../../testing/client';
import { ANNA, financeId, OLGA } from './owners';

/** Returns whether the dates are in chronological order. Missing dates do not count. */
function inOrder(...days: readonly (string | null)[]): boolean {
  const known = days.filter((day) => day !== null);
  return known.every((day, index) => index === 0 || (known[index - 1] ?? '') <= day);
}

describe('the seeded financing', () => {
  const { db, clock } = createBackend().world;

  it('has requisites that pass the rules of the cabinet', () => {
    for (const bank of db.financeBank.getAll()) {
      expect([bank.itn, isInn(bank.itn)]).toEqual([bank.itn, true]);
      expect(isKpp(bank.kpp)).toBe(true);
      expect(isBik(bank.bik)).toBe(true);
      expect(isCorrespondentAccount(bank.correspondentAccount, bank.bik)).toBe(true);
      expect(isSettlementAccount(bank.settlementAccount, bank.bik)).toBe(true);
    }
    for (const { debtor } of db.supply.all()) {
      expect([debtor.itn, isInn(debtor.itn)]).toEqual([debtor.itn, true]);
      expect(isKpp(debtor.kpp)).toBe(true);
    }
    for (const { founders, contactData, paymentDetails } of db.financeForm.all()) {
      for (const { itn, ogrn } of founders) {
        expect(isInn(itn)).toBe(true);
        expect(ogrn === undefined || isOgrn(ogrn)).toBe(true);
      }
      for (const { phone } of contactData) expect(isMobilePhone(phone)).toBe(true);
      expect(isSettlementAccount(paymentDetails?.settlementAccount, paymentDetails?.bik)).toBe(
        true,
      );
    }
  });

  it('has sums that add up, and supplies that match their objects', () => {
    for (const one of db.financingObject.all()) {
      expect(one.repaidAmount + one.remainder).toBe(one.claimAmount);
      expect(one.financingAmount).toBeLessThan(one.claimAmount);
      expect(db.supply.get(one.supply.id)).toMatchObject({
        amount: one.claimAmount,
        debtSum: one.remainder,
        status: one.status,
        paymentDate: one.plannedRepaymentDate,
      });
    }
  });

  it('has dates in chronological order', () => {
    const today = toDate(clock.now());
    for (const { documentDate, paymentDate, fullPaymentDate, deferralDays } of db.supply.all()) {
      const days = (Date.parse(paymentDate) - Date.parse(documentDate)) / DAY;
      expect(Math.round(days)).toBe(deferralDays);
      expect(inOrder(documentDate, fullPaymentDate, today)).toBe(true);
    }
    for (const { orderDate, financingDate, supply } of db.financingObject.all()) {
      expect(inOrder(supply.documentDate, orderDate, financingDate, today)).toBe(true);
    }
    expect(inOrder('2026-11-20', null, '2026-11-19')).toBe(false);
  });

  it('is the same in every run on the same day', () => {
    const again = createBackend().world.db;
    expect(again.supply.all()).toEqual(db.supply.all());
    expect(again.financingObject.all()).toEqual(db.financingObject.all());
    expect(financeId('supply', ANNA, 1)).toBe('f6f51b00-81a3-4fc0-8c4e-637281000001');
    expect(financeId('supply', OLGA, 1)).not.toBe(financeId('supply', ANNA, 1));
  });
});

describe('the scenario supplier', () => {
  it('gives Anna 400 supplies and 250 objects, within the limits of her agreements', async () => {
    const backend = createBackend({ scenario: 'supplier' });
    const token = await signIn(backend);
    const supplies = await succeed(backend, 'findSupplies', { token, body: {} });
    const objects = await succeed(backend, 'findFinancingObjects', { token, body: {} });
    expect([supplies.totalElements, objects.totalElements]).toEqual([400, 250]);
    const { content } = await succeed(backend, 'findFinanceAgreements', { token, body: {} });
    for (const { usedAmount = 0, financingLimit } of content) {
      expect(usedAmount).toBeLessThanOrEqual(financingLimit);
    }
  });
});

it('an order of 120 objects exceeds the limit of the small agreement by two objects', async () => {
  const backend = createBackend({ scenario: 'supplier' });
  const token = await signIn(backend);
  const { content, totalElements } = await succeed(backend, 'findFinancingObjects', {
    token,
    body: {
      pageSize: 120,
      filters: [{ field: 'status.name', value: 'AVAILABLE', operation: 'EQ' }],
      sorts: [
        { field: 'plannedRepaymentDate', direction: 'ASC' },
        { field: 'number', direction: 'ASC' },
      ],
    },
  });
  expect(totalElements).toBe(154);
  const body = { objectIds: content.map(({ id }) => id) };
  const { results, orderedCount } = await succeed(backend, 'orderFinancingObjects', {
    token,
    body,
  });
  const refused = results.filter(({ ordered }) => !ordered);
  expect([orderedCount, refused.length]).toEqual([118, 2]);
  for (const { message } of refused) expect(message).toMatch(/^Превышен доступный лимит/);
});

describe('the scenario mid-day', () => {
  it('changes requests and objects within minutes', async () => {
    const backend = createBackend({ scenario: 'mid-day' });
    backend.world.tokens.setLifetimes({ accessSeconds: 3600 });
    const token = await signIn(backend);
    const statuses = async () => {
      const { content } = await succeed(backend, 'findFinancingObjects', {
        token,
        body: { pageSize: 1000 },
      });
      return (name: string) => content.filter(({ status }) => status.name === name).length;
    };
    const before = await statuses();
    expect(before('ORDERED')).toBeGreaterThan(0);
    backend.world.clock.advance(30 * 60_000);
    const after = await statuses();
    expect([after('ORDERED'), after('FINANCED'), after('PARTIALLY_PAID')]).toEqual([0, 0, 0]);
    expect(after('REPAID')).toBeGreaterThan(before('REPAID'));
    const path = { id: financeId('request', ANNA, 3) };
    const request = await succeed(backend, 'getFinanceRequest', { token, path });
    expect(request.status.name).toBe('APPROVED');
  });
});

describe('the scenario large', () => {
  const started = performance.now();
  const backend = createBackend({ scenario: 'large' });
  const took = performance.now() - started;

  it('starts within seconds', () => {
    expect(took).toBeLessThan(20_000);
  });

  it.each(['sokolova@severveter.ru', 'kuznetsova@uralmetall-snab.ru'])(
    'shows %s 100 000 supplies and 5 200 objects',
    async (username) => {
      const token = await signIn(backend, username);
      const supplies = await succeed(backend, 'findSupplies', {
        token,
        body: { pageNumber: 4999, sorts: [{ field: 'amount', direction: 'DESC' }] },
      });
      expect([supplies.totalElements, supplies.content.length]).toEqual([100_000, 20]);
      const objects = await succeed(backend, 'findFinancingObjects', { token, body: {} });
      expect(objects.totalElements).toBe(5200);
    },
  );
});
