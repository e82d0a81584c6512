// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { isForeignComputer, setForeignComputer } from './foreignComputer';

it('the choice «Это чужой компьютер» is kept, and can be changed, without cookies', () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  setForeignComputer(true);
  expect(isForeignComputer()).toBe(true);
  setForeignComputer(false);
  expect(isForeignComputer()).toBe(false);
});
