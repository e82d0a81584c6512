import { expect, it } from 'vitest';
import { listedFlags } from './requestValues';

it('the list of consents contains consents with and without a document', () => {
  const flags = [
    {
      flag: 'PERSONAL_DATA',
      name: 'Согласие',
      accepted: true,
      acceptedDateTime: '2026-11-20T09:55:00+03:00',
      file: { id: '1', name: 'Согласие.pdf' },
    },
    {
      flag: 'DATA_RELIABILITY',
      name: 'Подтверждаю',
      accepted: false,
      acceptedDateTime: null,
      file: null,
    },
  ];
  expect(listedFlags(flags).map(({ flag, accepted, file }) => [flag, accepted, file?.id])).toEqual([
    ['PERSONAL_DATA', true, '1'],
    ['DATA_RELIABILITY', false, undefined],
  ]);
});

it('the list of consents omits invalid names and duplicates', () => {
  const names = [undefined, '__proto__', 'a.b', 'A', 'A'];
  const nothing = { accepted: undefined, acceptedDateTime: undefined, file: undefined };
  const flags = names.map((flag, at) => ({
    flag,
    name: at > 3 ? 'Второе' : undefined,
    ...nothing,
  }));
  expect(listedFlags(flags).map(({ flag, name }) => [flag, name])).toEqual([['A', 'Согласие']]);
});
