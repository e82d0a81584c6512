import { expect, it } from 'vitest';
import { countedCards } from './offerCard';

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
