import { describe, expect, it } from 'vitest';
import { errorFromBody, errorWithoutBody } from '../../../api/errors';
import type { Credential } from '../../../api/endpoints/client';
import { integrationView, type IntegrationAnswers } from './integrationView';

const credential: Credential = {
  id: 'c1',
  clientId: 'EMscd6r9',
  clientSecret: 'secret-1',
  serviceType: 'COURIER',
  secretType: 'OAUTH',
};

const answers: IntegrationAnswers = {
  credential,
  credentialError: undefined,
  health: { status: 'AVAILABLE', description: null },
  healthFailed: false,
};

describe('the view of an integration', () => {
  it('leaves the secret out, whatever the server sent', () => {
    expect(JSON.stringify(integrationView(answers))).not.toContain('secret-1');
  });

  it('waits until the account is known', () => {
    expect(integrationView({ ...answers, credential: undefined })).toEqual({ state: 'loading' });
  });

  it('takes a 404 for an account that is not connected, also one that was a moment ago', () => {
    const credentialError = errorFromBody(404, { message: 'Аккаунт не подключён' });
    expect(integrationView({ ...answers, credentialError })).toEqual({ state: 'absent' });
  });

  it('shows any other failure with its message', () => {
    const credentialError = errorWithoutBody('NETWORK');
    expect(integrationView({ ...answers, credentialError })).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('Нет связи'),
    });
  });

  it.each([
    ['AVAILABLE', null, { state: 'on' }],
    ['EMPTY', null, { state: 'off' }],
    ['ERROR', 'Пароль отклонён', { state: 'error', text: 'Пароль отклонён' }],
    ['ERROR', null, { state: 'error', text: null }],
    ['SLEEPING', null, { state: 'hidden' }],
  ])('reads the health %s (%s)', (status, description, badge) => {
    const view = integrationView({ ...answers, health: { status, description } });
    expect(view).toMatchObject({ state: 'connected', badge });
  });

  it('hides the badge when the health is not known', () => {
    const badge = { state: 'hidden' };
    expect(integrationView({ ...answers, healthFailed: true })).toMatchObject({ badge });
    expect(integrationView({ ...answers, health: undefined })).toMatchObject({ badge });
  });
});
