import { expect, it } from 'vitest';
import { filterState } from './filterState';

const state = {
  session: { status: 'authenticated' },
  modules: { names: ['core', 'debtors'], status: 'ready' },
};

it('an empty search keeps everything', () => {
  expect(filterState(state, '  ')).toBe(state);
});

it('a search keeps the whole branch of a matching key', () => {
  expect(filterState(state, 'MODUL')).toEqual({ modules: state.modules });
});

it('a search keeps the path to a matching value', () => {
  expect(filterState(state, 'debtors')).toEqual({ modules: { names: { 1: 'debtors' } } });
  expect(filterState(state, 'ready')).toEqual({ modules: { status: 'ready' } });
});

it('a search without matches keeps nothing', () => {
  expect(filterState(state, 'nothing')).toEqual({});
});
