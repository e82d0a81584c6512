import { expect, it } from 'vitest';
import { filterState } from './filterState';

const state = {
  session: { status: 'authenticated' },
  modules: { names: ['core', 'debtors'], status: 'ready' },
};

it('an empty search keeps everything', () => {
  expect(filterState(state, '  ')).toBe(state);
});

it('a search keeps the branches whose key holds it, whole', () => {
  expect(filterState(state, 'MODUL')).toEqual({ modules: state.modules });
});

it('a search keeps the way to a value that holds it', () => {
  expect(filterState(state, 'debtors')).toEqual({ modules: { names: { 1: 'debtors' } } });
  expect(filterState(state, 'ready')).toEqual({ modules: { status: 'ready' } });
});

it('a search that finds nothing keeps nothing', () => {
  expect(filterState(state, 'nothing')).toEqual({});
});
