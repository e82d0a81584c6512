import { expect, it } from 'vitest';
import { isNestedTooDeep } from './requestBody';

it.each([
  ['a text of 10 MB', JSON.stringify('x'.repeat(10_000_000)), false],
  ['a text of many brackets and signs', JSON.stringify('[{"\\n'.repeat(100_000)), false],
  ['1 000 levels', '['.repeat(1000) + ']'.repeat(1000), false],
  ['1 001 levels', '['.repeat(1001) + ']'.repeat(1001), true],
  ['1 001 levels after a text that looks like their end', `["]\\"]",${'['.repeat(1000)}`, true],
])('isNestedTooDeep reports only JSON with more than 1000 levels: %s', (_, json, isTooDeep) => {
  expect(isNestedTooDeep(json)).toBe(isTooDeep);
});
