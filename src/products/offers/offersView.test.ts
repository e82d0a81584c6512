import { describe, expect, it } from 'vitest';
import { errorFromBody, errorWithoutBody } from '../../api/errors';
import { offersView, type OffersLoad } from './useOffersView';

const notVerified = errorFromBody(406, { code: '406', message: 'Не подтверждён' });
const view = (load: Partial<OffersLoad<string>>) =>
  offersView({ offers: undefined, error: undefined, loading: false, ...load });

describe('a section of offers', () => {
  it('is loading at first', () => {
    expect(view({ loading: true })).toEqual({ state: 'loading' });
  });

  it('shows the waiting card after a 406, even if there were offers before', () => {
    expect(view({ error: notVerified })).toEqual({ state: 'notVerified' });
    expect(view({ error: notVerified, offers: ['a'] })).toEqual({ state: 'notVerified' });
  });

  it('is loading again after a 406 when a new load starts', () => {
    expect(view({ error: notVerified, loading: true })).toEqual({ state: 'loading' });
  });

  it('keeps the waiting card during later calls and failures, until offers load', () => {
    const lost = errorWithoutBody('NETWORK');
    expect(view({ waiting: true, error: notVerified, loading: true }).state).toBe('notVerified');
    expect(view({ waiting: true, error: lost }).state).toBe('notVerified');
    expect(view({ waiting: true, loading: true }).state).toBe('notVerified');
    expect(view({ waiting: true, offers: [] }).state).toBe('ready');
  });

  it('shows the error if there is nothing to show, and keeps loaded offers', () => {
    const error = errorWithoutBody('NETWORK');
    expect(view({ error })).toEqual({ state: 'failed', message: error.message });
    expect(view({ error, loading: true })).toEqual({ state: 'loading' });
    expect(view({ error, offers: ['a'] })).toEqual({ state: 'ready', offers: ['a'] });
  });
});
