import { describe, expect, it } from 'vitest';
import { registryFailure, registryStatus } from './registryStatus';
import { errorFromBody, errorWithoutBody } from '../../../api/errors';

describe('the state of an organization in the register', () => {
  it('is «Действует» for an active organization, and warns of a liquidation', () => {
    expect(registryStatus('ACTIVE', false)).toEqual({ tone: 'done', label: 'Действует' });
    expect(registryStatus('LIQUIDATING', false)).toMatchObject({
      tone: 'warning',
      warning: expect.stringContaining('в процессе ликвидации'),
    });
    expect(registryStatus('LIQUIDATED', false)).toMatchObject({
      tone: 'danger',
      warning: expect.stringContaining('ликвидирована'),
    });
  });

  it('has different texts for a sole proprietor', () => {
    expect(registryStatus('LIQUIDATED', true).label).toBe('Деятельность прекращена');
    expect(registryStatus('LIQUIDATING', true).warning).toContain('предприниматель');
  });

  it.each([undefined, 'REORGANIZING'])('is neutral for the status %s', (status) => {
    expect(registryStatus(status, false)).toEqual({
      tone: 'neutral',
      label: 'Статус уточняется',
    });
  });
});

describe('a comparison without a response of the register', () => {
  it.each([404, 405, 501])('says that the section is not available yet after %i', (status) => {
    expect(registryFailure(errorFromBody(status, null)).title).toBe('Раздел пока недоступен');
  });

  it('shows the server’s message, or the cabinet’s text if there is none', () => {
    expect(registryFailure(errorFromBody(429, { message: 'Слишком часто' }))).toEqual({
      title: 'Реестр не ответил',
      message: 'Слишком часто',
    });
    expect(registryFailure(errorWithoutBody('TIMEOUT')).message).toMatch(/не ответил вовремя/);
  });
});
