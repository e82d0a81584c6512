// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { isForeignComputer, setForeignComputer } from './foreignComputer';

it('a browser that keeps no cookies is a foreign one as long as the page is open', () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  setForeignComputer(true);
  expect(isForeignComputer()).toBe(true);
  setForeignComputer(false);
  expect(isForeignComputer()).toBe(false);
});
