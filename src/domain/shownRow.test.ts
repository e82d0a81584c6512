import { expect, it } from 'vitest';
import { shownFiles } from './shownRow';

it('a file without a name is «Документ», and appears once', () => {
  const files = [{ id: '1', name: 'Акт.pdf' }, { id: '2' }, { id: '1', name: 'Акт.pdf' }];
  expect(shownFiles(files)).toEqual([
    { id: '1', name: 'Акт.pdf' },
    { id: '2', name: 'Документ' },
  ]);
});
