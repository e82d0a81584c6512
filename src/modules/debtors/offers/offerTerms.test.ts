import { describe, expect, it } from 'vitest';
import { debtorOffer } from '../../../../test/render/seeds';
import type { DebtorOffer } from '../../../api/endpoints/debtors';
import { decisionsBetween as between } from '../../../products/offers/useDecisions';
import {
  billDeadline,
  debtorDecisions,
  debtorOffersView,
  repeatApplicationText,
} from './offerTerms';

const today = new Date('2026-11-21T15:30:00+03:00');

describe('the debtors section', () => {
  it('is shown only for offers that have a card', () => {
    const view = (...offers: Parameters<typeof debtorOffer>[0][]) =>
      debtorOffersView({ state: 'ready', offers: offers.map((status) => debtorOffer(status)) });
    expect(view()).toEqual({ state: 'absent' });
    expect(view('EXPIRED')).toEqual({ state: 'absent' });
    expect(view('EXPIRED', 'NEW')).toEqual({ state: 'ready', offers: [debtorOffer('NEW')] });
  });

  it('shows the waiting card until the user is confirmed', () => {
    expect(debtorOffersView({ state: 'notVerified' })).toEqual({ state: 'notVerified' });
  });

  it('polls only while an application is in progress', () => {
    const moving = ['NEW', 'REQUESTED', 'SCORING', 'APPROVED', 'ACTIVE', 'DENIED'] as const;
    expect(moving.filter((status) => debtorDecisions.isUnderWay(debtorOffer(status)))).toEqual([
      'REQUESTED',
      'SCORING',
    ]);
  });
});

describe('the note of a denied offer', () => {
  it.each([
    ['03.12.2026', 'Вы можете повторно подать заявку через 12\u00A0календарных дней'],
    ['22.11.2026', 'Вы можете повторно подать заявку через 1\u00A0календарный день'],
    ['24.11.2026', 'Вы можете повторно подать заявку через 3\u00A0календарных дня'],
    ['21.11.2026', 'Вы можете повторно подать заявку сегодня'],
    ['01.11.2026', 'Вы можете повторно подать заявку сегодня'],
    [null, 'Вы можете повторно подать заявку позже'],
    ['завтра', 'Вы можете повторно подать заявку позже'],
  ])('with the date %s says when to apply again', (finish, text) => {
    expect(repeatApplicationText(finish, today)).toBe(text);
  });
});

describe('the bill of an agreement', () => {
  it.each([
    ['2026-11-26', false, 'Осталось 5\u00A0дней'],
    ['22.11.2026', false, 'Остался 1\u00A0день'],
    ['2026-11-21', false, 'Сегодня последний день'],
    ['2026-11-20', true, 'Оплата просрочена на 1\u00A0день'],
    ['30.10.2026', true, 'Оплата просрочена на 22\u00A0дня'],
  ])('is due on %s (late: %s): «%s»', (billEndDate, isLate, text) => {
    expect(billDeadline(billEndDate, today)).toEqual({ isLate, text });
  });

  it.each([undefined, null, '', 'завтра', '31.02.2026'])('has no term for «%s»', (billEndDate) => {
    expect(billDeadline(billEndDate, today)).toBeUndefined();
  });
});

const decisionsBetween = (before?: DebtorOffer[], after?: DebtorOffer[]) =>
  between(before, after, debtorDecisions);

const offer = (id: string, status: string, name?: string) =>
  ({ id, status, insurer: name === undefined ? null : { name } }) as unknown as DebtorOffer;

describe('decisions of insurers since the previous response', () => {
  it.each([
    ['REQUESTED', 'ACTIVE', 'одобрена, договор действует', true],
    ['SCORING', 'APPROVED', 'одобрена', true],
    ['SCORING', 'DENIED', 'отклонена', false],
  ])('name the insurer of an offer that went from %s to %s', (was, is, words, favourable) => {
    expect(decisionsBetween([offer('1', was)], [offer('1', is, 'СК «Гарант»')])).toEqual([
      { offerId: '1', text: `Решение по заявке. СК «Гарант»: ${words}`, favourable },
    ]);
  });

  it.each([
    ['REQUESTED', 'SCORING'],
    ['NEW', 'REQUESTED'],
    ['APPROVED', 'ACTIVE'],
    ['DENIED', 'DENIED'],
    ['SCORING', 'A_STATUS_OF_LATER'],
    ['SCORING', 'EXPIRED'],
  ])('do not include an offer that went from %s to %s', (was, is) => {
    expect(decisionsBetween([offer('1', was)], [offer('1', is)])).toEqual([]);
  });

  it('are empty for the first response, for a new offer, and without a response', () => {
    expect(decisionsBetween(undefined, [offer('1', 'ACTIVE')])).toEqual([]);
    expect(decisionsBetween([offer('1', 'SCORING')], [offer('2', 'DENIED')])).toEqual([]);
    expect(decisionsBetween([offer('1', 'SCORING')], undefined)).toEqual([]);
  });

  it('are announced even without an insurer', () => {
    const [decision] = decisionsBetween([offer('1', 'SCORING')], [offer('1', 'DENIED')]);
    expect(decision?.text).toBe('Решение по заявке. Страховая компания: отклонена');
  });
});
