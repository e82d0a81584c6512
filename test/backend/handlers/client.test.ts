import { describe, expect, it } from 'vitest';
import { createBackend } from '../backend';
import { changeOrderInsurance } from '../controlOrderInsurance';
import { expectNoProblems } from '../testing/expectNoProblems';
import { refuse, signIn, succeed } from '../testing/client';
import { REFUSED_SECRET } from './client/credentials';

const DENIS = 'morozov@posylka-plus.ru';
const MARIA = 'belova@lavka-belovoy.ru';
const COURIER = { service: 'COURIER' };
const newCredential = {
  clientId: '770412345',
  clientSecret: '9081726354',
  serviceType: 'COURIER',
  secretType: 'OAUTH',
} as const;

describe('the agreement of a product', () => {
  it('is available if the organization has an offer', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    const path = { product: 'sender' };
    const { data } = await succeed(backend, 'getProductAgreement', { token, path });
    expect(data.available).toBe(true);
    backend.reset({ scenario: 'empty', keepSessions: true });
    const empty = await succeed(backend, 'getProductAgreement', { token, path });
    expect(empty.data.available).toBe(false);
  });

  it('does not exist for the product debtors', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    const refusal = await refuse(backend, 'getProductAgreement', {
      token,
      path: { product: 'debtors' },
    });
    expect(refusal.status).toBe(400);
  });

  it('requires a confirmed user and the module of the product', async () => {
    const backend = createBackend();
    const path = { product: 'sender' };
    const orlov = await signIn(backend, 'orlov@novygorizont.ru');
    expect((await refuse(backend, 'getProductAgreement', { token: orlov, path })).code).toBe('406');
    const token = await signIn(backend);
    backend.world.settings.modules = ['debtors'];
    expect((await refuse(backend, 'getProductAgreement', { token, path })).status).toBe(403);
  });
});

describe('the state of a service', () => {
  it('is EMPTY without an account, AVAILABLE with an account, and ERROR on a tester’s request', async () => {
    const backend = createBackend();
    const health = async (username: string) =>
      succeed(backend, 'getServiceHealth', {
        token: await signIn(backend, username),
        path: COURIER,
      });
    expect(await health('sokolova@severveter.ru')).toEqual({ status: 'EMPTY', description: null });
    const { status, ordersLoadedDateTime } = await health(DENIS);
    expect(status).toBe('AVAILABLE');
    expect(Date.parse(ordersLoadedDateTime ?? '')).toBeLessThanOrEqual(backend.world.clock.now());
    changeOrderInsurance(backend.world, { serviceErrors: { COURIER: 'Пароль отклонён' } });
    expect(await health(DENIS)).toEqual({ status: 'ERROR', description: 'Пароль отклонён' });
    changeOrderInsurance(backend.world, { serviceErrors: { COURIER: null } });
    expect((await health(DENIS)).status).toBe('AVAILABLE');
    expectNoProblems(backend);
  });
});

describe('the insurance status', () => {
  it('has price and dates; all are null before the first insurance', async () => {
    const backend = createBackend();
    const status = async (username: string, product: string) =>
      succeed(backend, 'getInsuranceStatus', {
        token: await signIn(backend, username),
        path: { product },
      });
    const own = await status(DENIS, 'sender');
    expect(own).toMatchObject({ status: 'ENABLED', insurancePrice: 4900, endDateTime: null });
    expect(own.startDateTime).toMatch(/\+03:00$/);
    expect((await status(MARIA, 'seller')).status).toBe('ENABLED');
    expect(await status('sokolova@severveter.ru', 'sender')).toEqual({
      status: 'DISABLED',
      insurancePrice: null,
      startDateTime: null,
      endDateTime: null,
    });
  });
});

describe('connecting an account', () => {
  it('of the courier service makes the user a sender, and loads orders without insurance', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    const path = { id: 'COURIER' };
    expect((await refuse(backend, 'getCredential', { token, path })).status).toBe(404);
    expect((await refuse(backend, 'findOrders', { token, body: {} })).status).toBe(403);
    const created = await succeed(backend, 'createCredential', { token, body: newCredential });
    expect(created).toMatchObject({ clientId: '770412345', clientSecret: null });
    expect(await succeed(backend, 'getCredential', { token, path })).toEqual(created);
    const { roles } = await succeed(backend, 'getCurrentUser', { token });
    expect(roles).toContainEqual(expect.objectContaining({ id: 'SENDER', deleted: false }));
    const page = await succeed(backend, 'findOrders', { token, body: { pageSize: 1000 } });
    expect(page.totalElements).toBe(40);
    expect(page.content.filter(({ insured }) => insured)).toEqual([]);
    expectNoProblems(backend);
  });

  it('succeeds only once, and is refused for a wrong password', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    const wrong = { ...newCredential, clientSecret: REFUSED_SECRET };
    const refusal = await refuse(backend, 'createCredential', { token, body: wrong });
    expect([refusal.status, refusal.fieldErrors[0]?.field]).toEqual([422, 'clientSecret']);
    await succeed(backend, 'createCredential', { token, body: newCredential });
    const again = await refuse(backend, 'createCredential', { token, body: newCredential });
    expect(again.status).toBe(409);
  });

  it('does not restore a role that an administrator removed', async () => {
    const backend = createBackend({ scenario: 'sender' });
    const token = await signIn(backend);
    backend.world.db.userRole.updateMany({
      where: { roleId: { equals: 'SENDER' } },
      data: { deleted: true },
    });
    await succeed(backend, 'createCredential', { token, body: newCredential });
    expect((await refuse(backend, 'findOrders', { token, body: {} })).status).toBe(403);
  });

  it('of the marketplace is refused if the user is not a seller', async () => {
    const backend = createBackend();
    const token = await signIn(backend, DENIS);
    const body = { ...newCredential, serviceType: 'MARKETPLACE' } as const;
    expect((await refuse(backend, 'createCredential', { token, body })).status).toBe(403);
  });
});

describe('disconnecting the account', () => {
  it('ends the insurance, and cannot be repeated', async () => {
    const backend = createBackend();
    const token = await signIn(backend, DENIS);
    const { id } = await succeed(backend, 'getCredential', { token, path: { id: 'COURIER' } });
    await succeed(backend, 'deleteCredential', { token, path: { id } });
    const health = await succeed(backend, 'getServiceHealth', { token, path: COURIER });
    expect(health.status).toBe('EMPTY');
    const path = { product: 'sender' };
    const status = await succeed(backend, 'getInsuranceStatus', { token, path });
    expect(status.status).toBe('DISABLED');
    expect(status.endDateTime).not.toBeNull();
    expect((await refuse(backend, 'deleteCredential', { token, path: { id } })).status).toBe(404);
  });

  it('is refused to a user of another organization', async () => {
    const backend = createBackend();
    const owner = await signIn(backend, DENIS);
    const { id } = await succeed(backend, 'getCredential', {
      token: owner,
      path: { id: 'COURIER' },
    });
    const token = await signIn(backend);
    expect((await refuse(backend, 'deleteCredential', { token, path: { id } })).status).toBe(404);
  });
});
