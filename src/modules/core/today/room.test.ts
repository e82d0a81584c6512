// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { dayWith } from '../../../shell/today/testing/day';
import { saveTaskCount, roomFor } from './room';

const ANNA = { id: 'anna' };
const dayOf = (count: number) =>
  dayWith(Object.fromEntries(Array.from({ length: count }, (_task, at) => [`menu-${at}`, 1])))
    .payload;
const roomOf = (count: number) => roomFor(ANNA, dayOf(count));

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

it('the page reserves one to five lines for the known tasks, and the lines of the last visit while tasks load', () => {
  saveTaskCount(ANNA, 4);
  expect([0, 2, 7].map(roomOf)).toEqual([1, 2, 5]);
  expect(roomFor(ANNA, { ...dayOf(0), isSettled: false })).toBe(4);
});

it('the page reserves no space if there are no tasks now and there were none at the last visit', () => {
  saveTaskCount(ANNA, 0);
  expect(roomOf(0)).toBe(0);
});

it('the page reserves no space for an unconfirmed user', () => {
  saveTaskCount(ANNA, 4);
  expect(roomFor({ ...ANNA, isVerified: false }, dayOf(3))).toBe(0);
});
