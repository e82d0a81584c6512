import { describe, expect, it } from 'vitest';
import { isPassword } from '../../../src/lib/requisites';
import { createBackend, type Backend } from '../backend';
import { REFRESH_GRACE_MS } from '../core/tokenRegistry';
import { expectNoProblems } from '../testing/expectNoProblems';
import { DEMO_PASSWORD, DEMO_SIGN_INS, SOKOLOVA_ID } from '../scenarios/people';
import { refuse, signIn, succeed } from '../testing/client';

const SOKOLOVA = 'sokolova@severveter.ru';
const CODE = '1234';

function claimsOf(token: string): { sub: string; exp: number } {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8');
  return JSON.parse(payload) as { sub: string; exp: number };
}

describe('the sign-in', () => {
  it.each(DEMO_SIGN_INS.map(({ username }) => username))('accepts %s', async (username) => {
    const backend = createBackend();
    const token = await signIn(backend, username);
    const user = await succeed(backend, 'getCurrentUser', { token });
    expect(user.username).toBe(username);
    expect(claimsOf(token).sub).toBe(user.id);
    expectNoProblems(backend);
  });

  it('accepts a login in any case, with surrounding spaces', async () => {
    const body = { username: ' Sokolova@SeverVeter.ru ', password: DEMO_PASSWORD };
    const pair = await succeed(createBackend(), 'login', { body });
    expect(claimsOf(pair.accessToken).sub).toBe(SOKOLOVA_ID);
  });

  it('gives the same response for a wrong password, an unknown login and a deleted user', async () => {
    const attempts = [
      { username: SOKOLOVA, password: 'wrong' },
      { username: 'nobody@severveter.ru', password: DEMO_PASSWORD },
      { username: 'prohorov@severveter.ru', password: DEMO_PASSWORD },
    ];
    for (const body of attempts) {
      const refusal = await refuse(createBackend(), 'login', { body });
      expect([refusal.status, refusal.message]).toEqual([401, 'Неверный логин или пароль']);
    }
  });

  it('requires a captcha after three failed attempts, until one succeeds', async () => {
    const backend = createBackend();
    const wrong = { username: SOKOLOVA, password: 'wrong' };
    const right = { username: SOKOLOVA, password: DEMO_PASSWORD };
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect((await succeed(backend, 'needCaptcha')).needCaptcha).toBe(false);
      await refuse(backend, 'login', { body: wrong });
    }
    expect((await succeed(backend, 'needCaptcha')).needCaptcha).toBe(true);
    const refusal = await refuse(backend, 'login', { body: right });
    expect([refusal.status, refusal.code]).toEqual([403, 'CAPTCHA_REQUIRED']);
    await succeed(backend, 'login', { body: right, headers: { 'Smart-Token': 'token' } });
    expect((await succeed(backend, 'needCaptcha')).needCaptcha).toBe(false);
  });

  it('requires a captcha only for the login that has failed, and for a minute', async () => {
    const backend = createBackend();
    const wrong = { username: ` ${SOKOLOVA.toUpperCase()}`, password: 'wrong' };
    const right = { username: SOKOLOVA, password: DEMO_PASSWORD };
    for (let attempt = 0; attempt < 3; attempt += 1)
      await refuse(backend, 'login', { body: wrong });
    await succeed(backend, 'login', { body: { ...right, username: 'morozov@posylka-plus.ru' } });
    expect((await refuse(backend, 'login', { body: right })).code).toBe('CAPTCHA_REQUIRED');
    backend.world.clock.advance(60_000);
    expect((await succeed(backend, 'needCaptcha')).needCaptcha).toBe(false);
    await succeed(backend, 'login', { body: right });
  });
});

describe('tokens over HTTP', () => {
  const body = { username: SOKOLOVA, password: DEMO_PASSWORD };

  it('are rotated, and a reused refresh token revokes all tokens of its sign-in', async () => {
    const backend = createBackend();
    const first = await succeed(backend, 'login', { body });
    const second = await succeed(backend, 'refreshToken', { token: first.refreshToken });
    await succeed(backend, 'getCurrentUser', { token: second.accessToken });
    // The page was reloaded before it received the response.
    expect(await succeed(backend, 'refreshToken', { token: first.refreshToken })).toEqual(second);
    backend.world.clock.advance(REFRESH_GRACE_MS);
    const reuse = await refuse(backend, 'refreshToken', { token: first.refreshToken });
    expect([reuse.status, reuse.code]).toEqual([401, 'REFRESH_REUSED']);
    expect((await refuse(backend, 'getCurrentUser', { token: second.accessToken })).status).toBe(
      401,
    );
    const after = await refuse(backend, 'refreshToken', { token: second.refreshToken });
    expect(after.code).toBe('REFRESH_REVOKED');
    expectNoProblems(backend);
  });

  it('cannot be used in place of each other', async () => {
    const backend = createBackend();
    const pair = await succeed(backend, 'login', { body });
    expect((await refuse(backend, 'refreshToken', { token: pair.accessToken })).status).toBe(401);
    expect((await refuse(backend, 'getCurrentUser', { token: pair.refreshToken })).status).toBe(
      401,
    );
    expect((await refuse(backend, 'refreshToken')).status).toBe(401);
  });

  it('are invalid after the sign-out', async () => {
    const backend = createBackend();
    const { accessToken, refreshToken } = await succeed(backend, 'login', { body });
    await succeed(backend, 'logout', { token: accessToken });
    expect((await refuse(backend, 'getCurrentUser', { token: accessToken })).status).toBe(401);
    expect((await refuse(backend, 'refreshToken', { token: refreshToken })).status).toBe(401);
  });
});

describe('a new password', () => {
  it('is suggested by the server according to the rules', async () => {
    const { password } = await succeed(createBackend(), 'generatePassword');
    expect(isPassword(password)).toBe(true);
  });

  it('needs the old password, must fulfil the rules, and then works for the sign-in', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    const change = (oldPassword: string, newPassword: string) => ({
      token,
      body: { oldPassword, newPassword },
    });
    const wrongOld = await refuse(backend, 'changePassword', change('nope', 'Vetka-7021-Sneg!'));
    expect(wrongOld.fieldErrors[0]?.field).toBe('oldPassword');
    const weak = await refuse(backend, 'changePassword', change(DEMO_PASSWORD, 'vetka-sneg'));
    expect(weak).toMatchObject({ status: 422, message: 'Пароль не соответствует требованиям' });
    await succeed(backend, 'changePassword', change(DEMO_PASSWORD, 'Vetka-7021-Sneg!'));
    await succeed(backend, 'login', { body: { username: SOKOLOVA, password: 'Vetka-7021-Sneg!' } });
    await refuse(backend, 'login', { body: { username: SOKOLOVA, password: DEMO_PASSWORD } });
  });

  it('is required from a new user, without the old password', async () => {
    const backend = createBackend();
    const username = 'ilin@severveter.ru';
    const signedIn = await succeed(backend, 'login', {
      body: { username, password: DEMO_PASSWORD },
    });
    expect(signedIn.isNeedChangePassword).toBe(true);
    const token = signedIn.accessToken;
    await succeed(backend, 'changePassword', { token, body: { newPassword: 'Vetka-7021-Sneg!' } });
    expect((await succeed(backend, 'getCurrentUser', { token })).isNeedChangePassword).toBe(false);
  });

  it('is refused for a visitor', async () => {
    const body = { newPassword: 'Vetka-7021-Sneg!' };
    expect((await refuse(createBackend(), 'changePassword', { body })).status).toBe(401);
  });
});

describe('the recovery of a password', () => {
  const start = (backend: Backend, username = SOKOLOVA) =>
    succeed(backend, 'recoverPassword', { body: { username } });

  it('sets a new password by a code and ends old sessions', async () => {
    const printed: string[] = [];
    const backend = createBackend({ announce: (text) => printed.push(text) });
    const old = await signIn(backend);
    const { recoveryId } = await start(backend);
    expect(printed).toEqual([`Код восстановления для ${SOKOLOVA}: ${CODE}`]);
    const { passwordToken } = await succeed(backend, 'checkCode', {
      body: { recoveryId, code: CODE },
    });
    const body = { passwordToken, newPassword: 'Vetka-7021-Sneg!' };
    await succeed(backend, 'changePassword', { body });
    expect((await refuse(backend, 'getCurrentUser', { token: old })).status).toBe(401);
    await succeed(backend, 'login', { body: { username: SOKOLOVA, password: body.newPassword } });
    expectNoProblems(backend);
  });

  it('allows only one new password for each code', async () => {
    const backend = createBackend();
    const { recoveryId } = await start(backend);
    const right = { body: { recoveryId, code: CODE } };
    const { passwordToken } = await succeed(backend, 'checkCode', right);
    const body = { passwordToken, newPassword: 'Vetka-7021-Sneg!' };
    const weak = { body: { ...body, newPassword: 'vetka-sneg' } };
    expect((await refuse(backend, 'changePassword', weak)).status).toBe(422);
    await succeed(backend, 'changePassword', { body });
    expect((await refuse(backend, 'changePassword', { body })).status).toBe(410);
  });

  it('refuses a wrong code with 422 and an expired code with 410', async () => {
    const backend = createBackend();
    const { recoveryId } = await start(backend);
    const wrong = await refuse(backend, 'checkCode', { body: { recoveryId, code: '0000' } });
    expect([wrong.status, wrong.fieldErrors[0]?.field]).toEqual([422, 'code']);
    backend.world.clock.advance(10 * 60 * 1000);
    const late = await refuse(backend, 'checkCode', { body: { recoveryId, code: CODE } });
    expect([late.status, late.code]).toEqual([410, 'CODE_EXPIRED']);
  });

  it('accepts no code after five wrong codes, not even the right code', async () => {
    const backend = createBackend();
    const { recoveryId } = await start(backend);
    const check = (code: string, id = recoveryId) => ({ body: { recoveryId: id, code } });
    for (const code of ['0000', '1111', '2222', '3333', '4444']) {
      expect((await refuse(backend, 'checkCode', check(code))).status).toBe(422);
    }
    const refusal = await refuse(backend, 'checkCode', check(CODE));
    expect([refusal.status, refusal.code]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    await succeed(backend, 'checkCode', check(CODE, (await start(backend)).recoveryId));
  });

  it('does not reveal that a login does not exist', async () => {
    const backend = createBackend();
    const { recoveryId } = await start(backend, 'nobody@severveter.ru');
    for (const status of [422, 422, 422, 422, 422, 429]) {
      const refusal = await refuse(backend, 'checkCode', { body: { recoveryId, code: CODE } });
      expect(refusal.status).toBe(status);
    }
  });
});
