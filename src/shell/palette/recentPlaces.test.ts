// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { placeOf, RECENT_KEY, recentPlaces } from './recentPlaces';

beforeEach(() => recentPlaces.forget());

it('a recent place contains only path and tab of an address', () => {
  expect(placeOf({ pathname: '/deliveries', search: '?search=Иванов&tab=invoices&row=7' })).toBe(
    '/deliveries?tab=invoices',
  );
  expect(placeOf({ pathname: '/help', search: '?q=пароль' })).toBe('/help');
});

it('recentPlaces keeps the last six places of a user without duplicates, and forgets them for another user', () => {
  for (const place of ['/a', '/b', '/a', '/c', '/d', '/e', '/f', '/g']) {
    recentPlaces.add('anna', place);
  }
  expect(recentPlaces.read('anna')).toEqual(['/g', '/f', '/e', '/d', '/c', '/a']);
  expect(recentPlaces.read('boris')).toEqual([]);
  expect(localStorage.getItem(RECENT_KEY)).toBeNull();
});

it('recentPlaces refuses an address with a name, a search or another origin', () => {
  for (const place of ['/users/Иванов', '/a?search=1', 'https://a.example/b', '//a.example/b%20']) {
    recentPlaces.add('anna', place);
  }
  expect(localStorage.getItem(RECENT_KEY)).toBeNull();
});

it('recentPlaces ignores invalid entries in the storage', () => {
  recentPlaces.add('anna', '/a');
  const text = localStorage.getItem(RECENT_KEY) ?? '';
  localStorage.setItem(RECENT_KEY, text.replace('["/a"]', '[1,null,"x",{},"/b"]'));
  expect(recentPlaces.read('anna')).toEqual(['/b']);
  localStorage.setItem(RECENT_KEY, text.replace('["/a"]', '{}'));
  expect(recentPlaces.read('anna')).toEqual([]);
});
