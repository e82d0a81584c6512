import { describe, expect, it } from 'vitest';
import {
  moduleNamesFailed,
  moduleNamesForgotten,
  moduleNamesReceived,
  moduleNamesRequested,
  modulesReducer,
} from './moduleSlice';

const initial = modulesReducer(undefined, { type: 'start' });

describe('names of available modules', () => {
  it('start with the core and the settlement module', () => {
    expect(initial.names).toEqual(['core', 'settlement-personal-account']);
    expect(initial.status).toBe('idle');
  });

  it('are joined by the names of the server, each once', () => {
    const loading = modulesReducer(initial, moduleNamesRequested());
    expect(loading.status).toBe('loading');
    const ready = modulesReducer(loading, moduleNamesReceived(['debtors', 'core', 'debtors']));
    expect(ready.names).toEqual(['core', 'settlement-personal-account', 'debtors']);
    expect(ready.status).toBe('ready');
  });

  it('stay as they were when a repeated call fails', () => {
    const ready = modulesReducer(initial, moduleNamesReceived(['debtors']));
    const failed = modulesReducer(ready, moduleNamesFailed());
    expect(failed).toEqual({ ...ready, status: 'failed' });
  });

  it('are forgotten with the session', () => {
    const ready = modulesReducer(initial, moduleNamesReceived(['debtors']));
    expect(modulesReducer(ready, moduleNamesForgotten())).toEqual(initial);
  });
});
