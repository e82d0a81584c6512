import { describe, expect, it } from 'vitest';
import { answered } from '../../../test/render/answered';
import { errorFromBody, errorWithoutBody } from '../../api/errors';
import { accountView, type AccountAnswers } from './useServiceAccount';

const credential = answered('getCredential', {
  id: 'c1',
  clientId: 'EMscd6r9',
  clientSecret: 'secret-1',
  serviceType: 'COURIER',
  secretType: 'OAUTH',
});

const answers: AccountAnswers = {
  credential,
  credentialError: undefined,
  badge: { state: 'on' },
};

describe('the view of an account', () => {
  it('omits a secret that the server has sent', () => {
    expect(JSON.stringify(accountView(answers))).not.toContain('secret-1');
  });

  it('is loading until the account is known', () => {
    expect(accountView({ ...answers, credential: undefined })).toEqual({ state: 'loading' });
  });

  it('treats a 404 as no connected account, even after an account was connected', () => {
    const credentialError = errorFromBody(404, { message: 'Аккаунт не подключён' });
    expect(accountView({ ...answers, credentialError })).toEqual({ state: 'absent' });
  });

  it('shows any other failure with its message', () => {
    const credentialError = errorWithoutBody('NETWORK');
    expect(accountView({ ...answers, credentialError })).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('Нет связи'),
    });
  });

  it('shows the badge of the health check', () => {
    expect(accountView(answers)).toMatchObject({ state: 'connected', badge: { state: 'on' } });
  });

  it('does not crash for an account of another shape', () => {
    const spoiled = answered('getCredential', { id: 'c1', clientId: { a: 1 } });
    expect(accountView({ ...answers, credential: spoiled })).toMatchObject({
      account: { id: 'c1', clientId: '' },
    });
  });
});
