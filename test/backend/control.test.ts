import { describe, expect, it } from 'vitest';
import { createBackend } from './backend';
import { DEMO_PASSWORD } from './scenarios/people';
import { refuse, send, signIn, succeed } from './testing/client';
import { control } from './testing/control';

const credentials = { username: 'sokolova@severveter.ru', password: DEMO_PASSWORD };

describe('the control endpoint', () => {
  it('describes its state and its commands', async () => {
    const { body } = await control(createBackend(), 'GET');
    expect(body).toMatchObject({
      scenario: 'default',
      seed: 1,
      confirmationCode: '1234',
      faults: [],
    });
    expect(body).toHaveProperty('scenarios.not-verified');
    expect(body).toHaveProperty(
      'controls',
      expect.arrayContaining(['POST reset', 'DELETE faults']),
    );
  });

  it('answers POST with one line of JSON, without the lists that GET returns', async () => {
    const url = 'http://cabinet.test/__backend/reset';
    const answer = await createBackend().handle(new Request(url, { method: 'POST' }));
    const text = await answer.text();
    expect(text).toMatch(/^\{"scenario":.*\}\n$/);
    expect(text).not.toMatch(/"(scenarios|faultKinds|controls)"/);
  });

  it('resets to a scenario and a seed', async () => {
    const backend = createBackend();
    const { body } = await control(backend, 'POST reset', { scenario: 'empty', seed: 9 });
    expect(body).toMatchObject({ scenario: 'empty', seed: 9 });
    const offers = { token: await signIn(backend), body: {} };
    expect(await succeed(backend, 'findActualDebtorOffers', offers)).toEqual([]);
  });

  it('adds one or several faults, lists and removes them', async () => {
    const backend = createBackend();
    await control(backend, 'POST faults', { kind: '503', operationId: 'getHealth' });
    await control(backend, 'POST faults', [{ kind: '404', path: '/v1/user', times: 2 }]);
    expect((await refuse(backend, 'getHealth')).status).toBe(503);
    expect((await control(backend, 'GET faults')).body).toMatchObject([
      { kind: '503', remaining: null },
      { kind: '404', remaining: 2 },
    ]);
    await control(backend, 'DELETE faults');
    await succeed(backend, 'getHealth');
  });

  it('moves the clock forward, so that access tokens expire', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    await control(backend, 'POST clock', { advanceMs: 300_000 });
    expect((await refuse(backend, 'getCurrentUser', { token })).status).toBe(401);
  });

  it('moves the clock to a moment in Moscow time, and keeps users signed in only on request', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    const order = { to: '2031-12-10T09:00', keepSessions: true };
    const { body } = await control(backend, 'POST clock', order);
    expect(body).toHaveProperty('now', expect.stringMatching(/^2031-12-10T06:00:00/));
    await succeed(backend, 'getCurrentUser', { token });
    await control(backend, 'POST clock', { to: '2026-01-31', keepSessions: true });
    await succeed(backend, 'getCurrentUser', { token });
    await control(backend, 'POST clock', { to: '2026-02-01' });
    expect((await refuse(backend, 'getCurrentUser', { token })).status).toBe(401);
  });

  it('shortens and expires access tokens, and revokes refresh tokens', async () => {
    const backend = createBackend();
    await control(backend, 'POST tokens', { accessLifetimeSeconds: 2 });
    const pair = await succeed(backend, 'login', { body: credentials });
    const { exp, iat } = JSON.parse(
      Buffer.from(pair.accessToken.split('.')[1] ?? '', 'base64url').toString('utf8'),
    ) as { exp: number; iat: number };
    expect(exp - iat).toBe(2);
    await control(backend, 'POST tokens', { expireAccess: true });
    expect((await refuse(backend, 'getCurrentUser', { token: pair.accessToken })).status).toBe(401);
    const next = await succeed(backend, 'refreshToken', { token: pair.refreshToken });
    await control(backend, 'POST tokens', { revokeRefresh: true });
    await succeed(backend, 'getCurrentUser', { token: next.accessToken });
    expect((await refuse(backend, 'refreshToken', { token: next.refreshToken })).status).toBe(401);
  });

  it('sets the delays and outcomes of insurance applications and of finance requests', async () => {
    const backend = createBackend();
    const scoring = { requestedMs: 10, scoringMs: 20, outcome: 'DENIED' };
    expect((await control(backend, 'POST scoring', scoring)).body).toMatchObject({ scoring });
    expect(backend.world.settings.scoring).toEqual(scoring);
    const financing = { sendBankMs: 1, processingMs: 2, outcome: 'CANCEL', objectMs: 3 };
    expect((await control(backend, 'POST financing', financing)).body).toMatchObject({ financing });
    expect(backend.world.settings.financing).toEqual(financing);
  });

  it('confirms a user as the cabinet owner would', async () => {
    const backend = createBackend();
    const username = 'orlov@novygorizont.ru';
    const offers = { token: await signIn(backend, username), body: {} };
    expect((await refuse(backend, 'findActualDebtorOffers', offers)).status).toBe(406);
    await control(backend, 'POST users', { username, isVerified: true });
    await succeed(backend, 'findActualDebtorOffers', offers);
  });

  it('lists the demo sign-ins', async () => {
    const { body } = await control(createBackend(), 'GET users');
    expect(body).toContainEqual(expect.objectContaining(credentials));
  });

  it('shows the log without bodies and tokens', async () => {
    const backend = createBackend();
    await succeed(backend, 'login', { body: credentials });
    const { body } = await control(backend, 'GET log');
    expect(body).toEqual([
      {
        number: 1,
        method: 'POST',
        path: '/api/v1/auth/login',
        operationId: 'login',
        at: expect.any(Number),
        status: 200,
        fault: null,
      },
    ]);
  });

  it('changes the simulation of order insurance, and the change survives a snapshot', async () => {
    const backend = createBackend();
    const changes = {
      submittedMs: 0,
      outcome: 'REJECTED',
      price: 7_700,
      serviceErrors: { COURIER: 'Пароль отклонён' },
    };
    const { body } = await control(backend, 'POST insurance', changes);
    expect(body).toMatchObject({
      claims: { submittedMs: 0, reviewMs: 5000, outcome: 'REJECTED' },
      serviceErrors: { COURIER: 'Пароль отклонён' },
    });
    const snapshot = (await control(backend, 'GET state')).body;
    const restored = createBackend();
    await control(restored, 'PUT state', snapshot);
    const token = await signIn(restored);
    const price = await succeed(restored, 'getInsurancePrice', { token });
    expect(price).toEqual({ insurancePrice: 7_700 });
    expect(restored.world.settings.serviceErrors).toEqual({ COURIER: 'Пароль отклонён' });
  });

  it('lists violations of the contract', async () => {
    const backend = createBackend();
    await backend.handle(new Request('http://cabinet.test/api/v1/auth/login', { method: 'POST' }));
    await send(backend, 'getHealth');
    const { body } = await control(backend, 'GET violations');
    expect(body).toEqual([expect.stringMatching(/^POST \/api\/v1\/auth\/login request \/body/)]);
  });

  it.each([
    ['POST reset', { scenario: 'nothing' }, /scenario is one of default/],
    ['POST reset', { scenarios: 'empty' }, /scenarios is no field; there are scenario, seed/],
    ['POST reset', { keepSessions: 'yes' }, /keepSessions is true or false, not "yes"/],
    ['POST reset', [], /JSON object/],
    ['POST faults', [{ kind: 'teapot' }], /kind is one of/],
    ['POST tokens', { accessLifetime: 2 }, /accessLifetime is no field; .*accessLifetimeSeconds/],
    ['POST tokens', { expireAccess: 1 }, /expireAccess is true or false/],
    [
      'POST clock',
      { to: '2030-01-31', keepSession: true },
      /keepSession is no field; there are ad/,
    ],
    ['POST scoring', { outcomes: null }, /outcomes is no field/],
    ['POST users', { verified: true }, /verified is no field; there are username, isVerified/],
    ['POST seed', {}, /Nothing to build/],
    ['POST clock', { advanceMs: '1' }, /advanceMs is a whole number/],
    ['POST clock', { to: '2026-02-30' }, /to is a day or a moment/],
    ['POST clock', {}, /either advanceMs or to/],
    ['POST scoring', { outcome: 'MAYBE' }, /outcome/],
    ['POST financing', { outcome: 'MAYBE' }, /outcome is one of APPROVED, CANCEL, null, not/],
    ['POST financing', { objectMs: -1 }, /objectMs/],
    ['POST users', { username: 'nobody' }, /No user signs in as "nobody"/],
    ['POST insurance', { outcome: 'MAYBE' }, /outcome is one of APPROVED/],
    ['POST insurance', { serviceErrors: { POST: 'x' } }, /COURIER or MARKETPLACE/],
    ['POST insurance', { price: -1 }, /price is a whole number/],
  ])('refuses %s %j and says why', async (call, input, reason) => {
    const { status, body } = await control(createBackend(), call, input);
    expect(status).toBe(400);
    expect(body).toHaveProperty('message', expect.stringMatching(reason));
  });

  it.each([
    ['GET nothing', /^There is no GET nothing; there are GET, POST reset, /],
    ['GET clock', /^There is no GET clock; there are POST clock$/],
  ])('answers the unknown call %s with a 404 that lists the known calls', async (call, reason) => {
    const { status, body } = await control(createBackend(), call);
    expect(status).toBe(404);
    expect(body).toHaveProperty('message', expect.stringMatching(reason));
  });

  it('says that a body is no JSON', async () => {
    const sent = { method: 'POST', body: '{scenario: empty}' };
    const request = new Request('http://cabinet.test/__backend/reset', sent);
    const answer = await createBackend().handle(request);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      message: expect.stringMatching(/^The body is no JSON: /),
    });
  });
});
