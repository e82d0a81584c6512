import { describe, expect, it } from 'vitest';
import { debtorOffer as offer } from '../../../../test/render/seeds';
import { debtorDecisions } from './decisions';
import { debtorOffersView } from './debtorOffersView';
import { repeatApplicationText } from './repeatApplication';

describe('the debtors section', () => {
  it('is shown only with offers that have a card', () => {
    const view = (...offers: Parameters<typeof offer>[0][]) =>
      debtorOffersView({ state: 'ready', offers: offers.map((status) => offer(status)) });
    expect(view()).toEqual({ state: 'absent' });
    expect(view('EXPIRED')).toEqual({ state: 'absent' });
    expect(view('EXPIRED', 'NEW')).toEqual({ state: 'ready', offers: [offer('NEW')] });
  });

  it('waits for the confirmation as it is', () => {
    expect(debtorOffersView({ state: 'notVerified' })).toEqual({ state: 'notVerified' });
  });

  it('asks again only while an application is under way', () => {
    const moving = ['NEW', 'REQUESTED', 'SCORING', 'APPROVED', 'ACTIVE', 'DENIED'] as const;
    expect(moving.filter((status) => debtorDecisions.isUnderWay(offer(status)))).toEqual([
      'REQUESTED',
      'SCORING',
    ]);
  });
});

describe('the note of a denied offer', () => {
  const today = new Date('2026-11-21T15:30:00+03:00');

  it.each([
    ['03.12.2026', 'Вы можете повторно подать заявку через 12\u00A0календарных дней'],
    ['22.11.2026', 'Вы можете повторно подать заявку через 1\u00A0календарный день'],
    ['24.11.2026', 'Вы можете повторно подать заявку через 3\u00A0календарных дня'],
    ['21.11.2026', 'Вы можете повторно подать заявку сегодня'],
    ['01.11.2026', 'Вы можете повторно подать заявку сегодня'],
    [null, 'Вы можете повторно подать заявку позже'],
    ['завтра', 'Вы можете повторно подать заявку позже'],
  ])('counts the days until %s', (finish, text) => {
    expect(repeatApplicationText(finish, today)).toBe(text);
  });
});
