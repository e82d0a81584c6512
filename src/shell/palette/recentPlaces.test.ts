import { expect, it } from 'vitest';
import { createSafeStorage } from '../../lib/safeStorage';
import { createRecentPlaces, placeOf, RECENT_KEY } from './recentPlaces';

function open(text?: string, isForeign = () => false) {
  const texts = new Map(text === undefined ? [] : [[RECENT_KEY, text]]);
  const storage = createSafeStorage(() => ({
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => void texts.set(key, value),
    removeItem: (key) => void texts.delete(key),
  }));
  return { texts, recent: createRecentPlaces(storage, isForeign) };
}

it('keeps path and tab of an address, and nothing of what was looked for', () => {
  expect(placeOf({ pathname: '/deliveries', search: '?search=Иванов&tab=invoices&row=7' })).toBe(
    '/deliveries?tab=invoices',
  );
  expect(placeOf({ pathname: '/help', search: '?q=пароль' })).toBe('/help');
});

it('holds the last places of one user, each once', () => {
  const { texts, recent } = open();
  for (const place of ['/a', '/b', '/a', '/c', '/d', '/e', '/f', '/g']) recent.add('anna', place);
  expect(recent.read('anna')).toEqual(['/g', '/f', '/e', '/d', '/c', '/a']);
  expect(recent.read('boris')).toEqual([]);
  expect(texts.size).toBe(0);
});

it('keeps no address that says more than a place', () => {
  const { texts, recent } = open();
  for (const place of ['/users/Иванов', '/a?search=1', 'https://a.example/b', '//a.example/b%20']) {
    recent.add('anna', place);
  }
  expect(texts.size).toBe(0);
});

it('keeps nothing on a stranger’s computer, and removes what was there', () => {
  let isForeign = false;
  const { texts, recent } = open(undefined, () => isForeign);
  recent.add('anna', '/a');
  isForeign = true;
  expect(recent.read('anna')).toEqual([]);
  recent.add('anna', '/b');
  expect(texts.size).toBe(0);
});

it.each(['{', 'null', '7', '{"owner":"anna"}', '{"owner":"anna","places":[1,null,"x",{}]}'])(
  'reads nothing from %s',
  (text) => {
    expect(open(text).recent.read('anna')).toEqual([]);
  },
);
