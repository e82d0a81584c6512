// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { isForeignComputer, setForeignComputer } from './foreignComputer';

it('the choice «Это чужой компьютер» lasts until the page closes if there are no cookies', () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  setForeignComputer(true);
  expect(isForeignComputer()).toBe(true);
  setForeignComputer(false);
  expect(isForeignComputer()).toBe(false);
});
