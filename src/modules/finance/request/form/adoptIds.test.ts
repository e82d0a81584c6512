import { expect, it } from 'vitest';
import { adoptIds } from './requestValues';
import type { RequestValues } from './requestValues';

const mine: RequestValues = {
  founders: [
    { key: 'a', id: '1', type: 'PERSON', lastname: 'Соколова' },
    { key: 'b', type: 'PERSON', lastname: 'Ветров' },
  ],
  contactData: [{ key: 'c', role: 'HEAD', fullName: 'Ветров' }],
  agreementFlags: {},
};

it('adoptIds copies the id of an entry with the same content, and keeps the key', () => {
  const theirs: RequestValues = {
    founders: [
      { key: '1', id: '1', type: 'PERSON', lastname: 'Соколова' },
      { key: '2', id: '2', type: 'PERSON', lastname: 'Ветров' },
    ],
    contactData: [{ key: '3', id: '3', role: 'HEAD', fullName: 'Ветров', isMain: true }],
    agreementFlags: {},
  };
  const adopted = adoptIds(mine, theirs);
  expect(adopted.founders[1]).toEqual({ key: 'b', id: '2', type: 'PERSON', lastname: 'Ветров' });
  expect(adopted.contactData[0]).toMatchObject({ key: 'c', id: '3' });
});

it('adoptIds uses each id for one entry only', () => {
  const twins: RequestValues = {
    ...mine,
    founders: [
      { key: 'a', type: 'PERSON', lastname: 'Ветров' },
      { key: 'b', type: 'PERSON', lastname: 'Ветров' },
    ],
  };
  const theirs: RequestValues = {
    founders: [{ key: '2', id: '2', type: 'PERSON', lastname: 'Ветров' }],
    contactData: [],
    agreementFlags: {},
  };
  expect(adoptIds(twins, theirs).founders.map(({ id }) => id)).toEqual(['2', undefined]);
});

it('adoptIds returns the same object if nothing changes', () => {
  const theirs: RequestValues = { founders: [], contactData: [], agreementFlags: {} };
  expect(adoptIds(mine, theirs)).toBe(mine);
});

it('adoptIds fills in the empty id of an entry that a draft has stored', () => {
  const kept: RequestValues = {
    ...mine,
    founders: [{ key: 'b', id: '', type: 'PERSON', lastname: 'Ветров' }],
  };
  const theirs: RequestValues = {
    founders: [{ key: '2', id: '2', type: 'PERSON', lastname: 'Ветров' }],
    contactData: [],
    agreementFlags: {},
  };
  expect(adoptIds(kept, theirs).founders.map(({ id }) => id)).toEqual(['2']);
});
