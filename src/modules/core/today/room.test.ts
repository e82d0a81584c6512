// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { dayWith } from '../../../shell/today/testing/day';
import { rememberRoom, roomFor } from './room';

const ANNA = { id: 'anna' };
/** A day with so many things to do. */
const dayOf = (count: number) =>
  dayWith(Object.fromEntries(Array.from({ length: count }, (_task, at) => [`menu-${at}`, 1])))
    .payload;
const roomOf = (count: number) => roomFor(ANNA, dayOf(count));

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

it('the page has room for what waits where that is known, and for one line where the last is done', () => {
  rememberRoom(ANNA, 4);
  expect([0, 2, 7].map(roomOf)).toEqual([1, 2, 5]);
  expect(roomFor(ANNA, { ...dayOf(0), isSettled: false })).toBe(4);
});

it('the page has no room where nothing waits, and nothing waited last time', () => {
  rememberRoom(ANNA, 0);
  expect(roomOf(0)).toBe(0);
});

it('a user who is not confirmed has no room', () => {
  rememberRoom(ANNA, 4);
  expect(roomFor({ ...ANNA, isVerified: false }, dayOf(3))).toBe(0);
});
