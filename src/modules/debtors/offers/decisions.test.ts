import { describe, expect, it } from 'vitest';
import type { DebtorOffer } from '../../../api/endpoints/debtors';
import { decisionsBetween as between } from '../../../products/offers/useDecisions';
import { debtorDecisions } from './decisions';

const decisionsBetween = (before?: DebtorOffer[], after?: DebtorOffer[]) =>
  between(before, after, debtorDecisions);

const offer = (id: string, status: string, name?: string) =>
  ({ id, status, insurer: name === undefined ? null : { name } }) as unknown as DebtorOffer;

describe('the decisions between two answers', () => {
  it.each([
    ['REQUESTED', 'ACTIVE', 'одобрена, договор действует', true],
    ['SCORING', 'APPROVED', 'одобрена', true],
    ['SCORING', 'DENIED', 'отклонена', false],
  ])('%s that became %s is named with its insurer', (was, is, words, favourable) => {
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
  ])('%s that became %s is none', (was, is) => {
    expect(decisionsBetween([offer('1', was)], [offer('1', is)])).toEqual([]);
  });

  it('are none at the first answer, for a new offer, or while there is no answer', () => {
    expect(decisionsBetween(undefined, [offer('1', 'ACTIVE')])).toEqual([]);
    expect(decisionsBetween([offer('1', 'SCORING')], [offer('2', 'DENIED')])).toEqual([]);
    expect(decisionsBetween([offer('1', 'SCORING')], undefined)).toEqual([]);
  });

  it('are named even when the insurer is not', () => {
    const [decision] = decisionsBetween([offer('1', 'SCORING')], [offer('1', 'DENIED')]);
    expect(decision?.text).toBe('Решение по заявке. Страховая компания: отклонена');
  });
});
