import { expect, it } from 'vitest';
import { shownFiles, shownStatus } from './shownRow';
import { claimStatuses } from './statuses/orderStatuses';

it('shownFiles names a file without a name «Документ», and lists each file once', () => {
  const files = [{ id: '1', name: 'Акт.pdf' }, { id: '2' }, { id: '1', name: 'Акт.pdf' }];
  expect(shownFiles(files)).toEqual([
    { id: '1', name: 'Акт.pdf' },
    { id: '2', name: 'Документ' },
  ]);
});

it.each([
  [{ name: 'PAID' }, 'Выплачено'],
  [{ name: 'PAID', description: 'Деньги отправлены' }, 'Деньги отправлены'],
  [{ name: 'LATER', description: null }, 'Статус уточняется'],
  [{}, 'Статус уточняется'],
  [undefined, 'Статус уточняется'],
])('shownStatus shows the status %j as «%s»', (status, label) => {
  expect(shownStatus(claimStatuses, status).label).toBe(label);
});
