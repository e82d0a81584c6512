import { describe, expect, it } from 'vitest';
import { errorFromBody, errorWithoutBody } from '../../../api/errors';
import { debtorOffer as offer } from '../../../../test/render/seeds';
import { cardKeys, debtorOffersView, isMoving } from './debtorOffersView';
import { repeatApplicationText } from './repeatApplication';

const notVerified = errorFromBody(406, { code: '406', message: 'Не подтверждён' });
const view = (load: Partial<Parameters<typeof debtorOffersView>[0]>) =>
  debtorOffersView({ offers: undefined, error: undefined, loading: false, ...load });

describe('the debtors section', () => {
  it('loads before anything is known', () => {
    expect(view({ loading: true })).toEqual({ state: 'loading' });
  });

  it('is shown only with offers that have a card', () => {
    expect(view({ offers: [] })).toEqual({ state: 'absent' });
    expect(view({ offers: [offer('EXPIRED')] })).toEqual({ state: 'absent' });
    expect(view({ offers: [offer('EXPIRED'), offer('NEW')] })).toEqual({
      state: 'ready',
      offers: [offer('NEW')],
    });
  });

  it('waits for confirmation after a 406, also when there were offers before', () => {
    expect(view({ error: notVerified })).toEqual({ state: 'notVerified' });
    expect(view({ error: notVerified, offers: [offer('NEW')] })).toEqual({ state: 'notVerified' });
  });

  it('clears the not-verified flag at the start of each load', () => {
    expect(view({ error: notVerified, loading: true })).toEqual({ state: 'loading' });
  });

  it('goes on waiting for the confirmation, whatever happens to the calls meanwhile', () => {
    const lost = errorWithoutBody('NETWORK');
    expect(view({ waiting: true, error: notVerified, loading: true }).state).toBe('notVerified');
    expect(view({ waiting: true, error: lost }).state).toBe('notVerified');
    expect(view({ waiting: true, offers: [offer('NEW')] }).state).toBe('ready');
    expect(view({ waiting: true, offers: [] }).state).toBe('absent');
  });

  it('says what failed when there is nothing to show, and keeps the offers when there is', () => {
    const error = errorWithoutBody('NETWORK');
    expect(view({ error })).toEqual({ state: 'failed', message: error.message });
    expect(view({ error, offers: [offer('NEW')] })).toMatchObject({ state: 'ready' });
  });

  it('asks again only while an application is under way', () => {
    expect(isMoving([offer('NEW'), offer('SCORING')])).toBe(true);
    expect(isMoving([offer('REQUESTED')])).toBe(true);
    expect(isMoving([offer('NEW'), offer('ACTIVE'), offer('DENIED')])).toBe(false);
    expect(isMoving(undefined)).toBe(false);
  });
});

describe('the keys of cards', () => {
  it('differ even when the server repeats an id', () => {
    expect(cardKeys([offer('NEW'), offer('NEW'), offer('DENIED')])).toEqual([
      'offer-NEW',
      'offer-NEW (2)',
      'offer-DENIED',
    ]);
  });
});

describe('the note of a denied offer', () => {
  const today = new Date(2026, 10, 21, 15, 30);

  it.each([
    ['03.12.2026', 'Вы можете повторно подать заявку через 12 календарных дней'],
    ['22.11.2026', 'Вы можете повторно подать заявку через 1 календарный день'],
    ['24.11.2026', 'Вы можете повторно подать заявку через 3 календарных дня'],
    ['21.11.2026', 'Вы можете повторно подать заявку сегодня'],
    ['01.11.2026', 'Вы можете повторно подать заявку сегодня'],
    [null, 'Вы можете повторно подать заявку позже'],
    ['завтра', 'Вы можете повторно подать заявку позже'],
  ])('counts the days until %s', (finish, text) => {
    expect(repeatApplicationText(finish, today)).toBe(text);
  });
});
