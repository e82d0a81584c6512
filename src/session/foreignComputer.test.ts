// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { isForeignComputer, setForeignComputer } from './foreignComputer';

it('without cookies the mark of a foreign computer lasts as long as the page', () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  setForeignComputer(true);
  expect(isForeignComputer()).toBe(true);
  setForeignComputer(false);
  expect(isForeignComputer()).toBe(false);
});
