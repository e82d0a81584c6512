import { expect, it } from 'vitest';
import { listedFlags } from './consents';

it('lists consents with and without a document', () => {
  const flags = [
    {
      flag: 'PERSONAL_DATA',
      name: 'Согласие',
      accepted: true,
      acceptedDateTime: '2026-11-20T09:55:00+03:00',
      file: { id: '1', name: 'Согласие.pdf' },
    },
    { flag: 'DATA_RELIABILITY', name: 'Подтверждаю', accepted: false, file: null },
  ];
  expect(listedFlags(flags).map(({ flag, accepted, file }) => [flag, accepted, file?.id])).toEqual([
    ['PERSONAL_DATA', true, '1'],
    ['DATA_RELIABILITY', false, undefined],
  ]);
});

it('leaves out what is no consent', () => {
  const broken = [null, 7, {}, { flag: '__proto__' }, { flag: 'a.b' }, { flag: 'A', name: {} }];
  expect(listedFlags(broken).map(({ flag, name }) => [flag, name])).toEqual([['A', 'Согласие']]);
  expect(listedFlags('нет')).toEqual([]);
});
