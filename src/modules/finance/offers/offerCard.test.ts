import { expect, it } from 'vitest';
import { addDays, moscowDay } from '../../../lib/isoDay';
import { countedCards, mayApplyAgain } from './offerCard';

const offer = (status: string, request: unknown = null) =>
  ({ id: 'o', status: { name: status }, request }) as never;
const request = (name: string, agreement: unknown = null) => ({
  id: 'r',
  status: { name },
  agreement,
});

it('the section of offers counts its cards by kind', () => {
  const cards = [
    offer('NEW'),
    offer('NEW', request('DRAFT')),
    offer('NEW'),
    offer('REQUESTED', request('PROCESSING')),
    offer('REQUESTED', request('CANCEL')),
    offer('AGREED', request('APPROVED', { id: 'a' })),
    offer('EXPIRED'),
  ];
  expect(countedCards(cards).replaceAll('\u00A0', ' ')).toBe(
    '2 новых, 1 черновик, 2 заявки, 1 договор, 1 недействующее',
  );
  expect(countedCards([])).toBe('');
});

it('an offer whose request was refused can be applied for again up to its last day', () => {
  const refused: object = offer('REQUESTED', request('CANCEL'));
  const mayWith = (daysLeft: number) => {
    const endDate = addDays(moscowDay(), daysLeft);
    return mayApplyAgain({ ...refused, financingLimit: { endDate } } as never);
  };
  expect([1, 0, -1].map(mayWith)).toEqual([true, true, false]);
});
