import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HIDDEN, redactState } from './redactState';

const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ1MSJ9.c2lnbmF0dXJl';

const state = {
  session: { status: 'authenticated', expiresAt: 1_800_000, endedBecause: null, accessToken: JWT },
  modules: { names: ['core', 'debtors'], registered: ['core'], status: 'ready' },
  preferences: { theme: 'dark', _persist: { version: 1, rehydrated: true } },
  modal: { open: [{ kind: 'shell/confirm', props: { message: 'Удалить Соколову Анну?' } }] },
  cabinetApi: {
    queries: {
      'getCurrentUser(undefined)': {
        status: 'fulfilled',
        endpointName: 'getCurrentUser',
        requestId: 'V1StGXR8_Z5jdHi6B',
        data: {
          id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
          username: 'sokolova@severveter.ru',
          lastname: 'Соколова',
          firstname: 'ANNA',
          isDeleted: false,
          roles: [{ id: 'USER_ADMIN', name: 'Администратор', deleted: false }],
          organization: { itn: '7801234564', excludedModules: [] },
        },
      },
      'findUsers({"search":"Иванов"})': {
        status: 'rejected',
        endpointName: 'findUsers',
        originalArgs: { search: 'Иванов' },
        error: { status: 404, message: 'Пользователь Иванов не найден' },
      },
    },
    mutations: {
      abc: {
        status: 'fulfilled',
        endpointName: 'login',
        data: { accessToken: JWT, refreshToken: 'R3FR3SH' },
      },
    },
    provided: { tags: { Users: { id: ['findUsers({"search":"Иванов"})'] } } },
    config: { online: true },
  },
};

describe('the state in the inspector', () => {
  const shown = redactState(state);
  const text = JSON.stringify(shown);

  it('contains no token, name, requisite, contact or argument of a call', () => {
    for (const secret of [JWT, 'R3FR3SH', 'Соколов', 'sokolova', '7801234564', 'Иванов', 'Админ']) {
      expect(text).not.toContain(secret);
    }
  });

  it('contains statuses, modules, codes, flags and ids', () => {
    expect(shown).toMatchObject({
      session: { status: 'authenticated', expiresAt: 1_800_000, accessToken: HIDDEN },
      modules: { names: ['core', 'debtors'], status: 'ready' },
      preferences: { theme: 'dark' },
      cabinetApi: {
        queries: {
          getCurrentUser: {
            status: 'fulfilled',
            data: {
              id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
              lastname: HIDDEN,
              firstname: HIDDEN,
              isDeleted: false,
              roles: [{ id: 'USER_ADMIN', name: HIDDEN }],
            },
          },
          findUsers: { status: 'rejected', error: { status: 404, message: HIDDEN } },
        },
      },
    });
  });

  it('distinguishes two calls of one endpoint without showing their arguments', () => {
    const call = { endpointName: 'getOrder', status: 'pending' };
    const { cabinetApi } = redactState({
      cabinetApi: { queries: { 'getOrder({"id":"a"})': call, 'getOrder({"id":"b"})': call } },
    });
    expect(cabinetApi).toMatchObject({ queries: { getOrder: {}, 'getOrder 2': {} } });
  });

  it('shortens long lists', () => {
    const data = { content: Array.from({ length: 400 }, (_, index) => index) };
    const { cabinetApi } = redactState({
      cabinetApi: { queries: { a: { endpointName: 'findSupplies', data } } },
    });
    expect(JSON.stringify(cabinetApi)).toContain('… ещё 380');
  });

  it('contains no text of the server', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom('data', 'error', 'originalArgs'), (json, key) => {
        const planted = { planted: 'Анна Соколова, паспорт 4008 123456', json };
        const call = { endpointName: 'getOrder', [key]: planted };
        const result = JSON.stringify(redactState({ cabinetApi: { queries: { call } } }));
        expect(result).not.toMatch(/Соколова|4008/);
      }),
    );
  });

  it.each([[undefined], [null], ['text'], [[]]])('is empty for the invalid state %j', (nothing) => {
    expect(redactState(nothing)).toEqual({});
  });
});
