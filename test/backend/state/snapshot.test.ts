import { describe, expect, it } from 'vitest';
import { createBackend, type Backend } from '../backend';
import { DAY } from '../core/clock';
import { isLongRun } from '../../longRun';
import { APPROVED_IN_THE_END } from '../scenarios/offers';
import { SOKOLOVA_ID } from '../scenarios/people';
import { SCENARIO_NAMES } from '../scenarios/scenario';
import { defaultSettings } from '../world';
import { refuse, requestFor, signIn, succeed } from '../testing/client';
import { SnapshotError } from './snapshotError';

/** Returns the state as a file or the control endpoint would contain it. */
function saved(backend: Backend): Record<string, unknown> {
  return JSON.parse(JSON.stringify(backend.snapshot())) as Record<string, unknown>;
}

async function control(backend: Backend, method: string, body?: unknown): Promise<Response> {
  const sent = body === undefined ? null : JSON.stringify(body);
  return backend.handle(new Request('http://cabinet.test/__backend/state', { method, body: sent }));
}

const NEW_USER = {
  username: 'petrova@severveter.ru',
  email: 'petrova@severveter.ru',
  lastname: 'Петрова',
  firstname: 'Вера',
  roles: ['USER' as const],
};

describe('a saved state', () => {
  it.each(SCENARIO_NAMES.filter((name) => isLongRun || name !== 'large'))(
    'is restored completely in the scenario %s',
    (scenario) => {
      const text = JSON.stringify(createBackend({ scenario, seed: 5 }).snapshot());
      const other = createBackend();
      other.restore(JSON.parse(text));
      // The snapshots are compared as texts, because comparing 200 000 rows by property is many times slower.
      expect(JSON.stringify(other.snapshot()) === text).toBe(true);
      expect(other.origin).toEqual({ scenario, seed: 5 });
    },
  );

  it('restores sign-ins, data, settings and time after a restart', async () => {
    const backend = createBackend();
    const { accessToken, refreshToken } = backend.world.tokens.signIn(SOKOLOVA_ID);
    await succeed(backend, 'createUser', { token: accessToken, body: NEW_USER });
    backend.world.settings.scoring.outcome = 'DENIED';
    backend.world.clock.advance(2 * DAY);
    backend.world.tokens.rotate(refreshToken);
    const token = await signIn(backend);

    const other = createBackend({ scenario: 'empty' });
    other.restore(saved(backend));
    const filters = [{ field: 'username', value: NEW_USER.username, operation: 'EQ' as const }];
    const found = await succeed(other, 'findUsers', { token, body: { filters } });
    expect(found.totalElements).toBe(1);
    expect(other.world.clock.now() - Date.now()).toBeGreaterThan(2 * DAY - 60_000);
    expect(other.world.settings.scoring.outcome).toBe('DENIED');
    expect((await refuse(other, 'getCurrentUser', { token: accessToken })).status).toBe(401);
    expect(other.world.tokens.rotate(refreshToken)).toBe('reused');
  });

  it('gives new rows ids that are not used yet', async () => {
    const backend = createBackend();
    const other = createBackend();
    const token = await signIn(backend);
    const { id } = await succeed(backend, 'createUser', { token, body: NEW_USER });
    other.restore(saved(backend));
    const second = { ...NEW_USER, username: 'vtoraya@severveter.ru' };
    expect((await succeed(other, 'createUser', { token, body: second })).id).not.toBe(id);
  });

  it('shares no data with the backend that it comes from', async () => {
    const backend = createBackend();
    const state = backend.snapshot();
    const other = createBackend();
    other.restore(state);
    other.world.settings.modules.push('extra');
    other.world.db.debtorOffer.delete({ where: { id: { equals: APPROVED_IN_THE_END } } });
    expect(backend.world.settings.modules).not.toContain('extra');
    expect(backend.world.db.debtorOffer.count()).toBe(other.world.db.debtorOffer.count() + 1);
  });

  it('leaves nothing behind if the backend is reset after it was restored', () => {
    const backend = createBackend({ scenario: 'empty' });
    const fresh = saved(backend);
    backend.restore(saved(createBackend({ scenario: 'seller', seed: 3 })));
    backend.reset({ scenario: 'empty', seed: 1 });
    expect(saved(backend)).toEqual(fresh);
  });
});

describe('an invalid saved state', () => {
  const state = saved(createBackend());
  const tables = state['tables'] as Record<string, { id: string }[]>;
  const withRow = (name: string, change: object) => {
    const [row, ...others] = tables[name] ?? [];
    return { ...state, tables: { ...tables, [name]: [{ ...row, ...change }, ...others] } };
  };

  it.each([
    ['a list instead of an object', [], 'another version'],
    ['another version', { ...state, version: 0 }, 'another version'],
    ['a missing part', { ...state, tokens: undefined }, 'parts of it are missing'],
    ['an unknown scenario', { ...state, origin: { scenario: 'x', seed: 1 } }, 'parts of it'],
    ['older settings', { ...state, settings: { modules: [] } }, 'parts of it are missing'],
    ['an unknown table', { ...state, tables: { ...tables, tea: [] } }, 'no table "tea"'],
    ['a missing table', { ...state, tables: { ...tables, user: undefined } }, '"user"'],
    [
      'other columns',
      { ...state, tables: { ...tables, insurer: [{ id: '1', name: 'А' }] } },
      'the columns of the table "insurer" have changed',
    ],
    [
      'a duplicate row',
      withRow('user', { id: tables['user']?.[1]?.id }),
      `user[1].id "${tables['user']?.[1]?.id}" is taken`,
    ],
    ['a number as a text', withRow('user', { lastname: 5 }), 'user[0].lastname cannot be 5'],
    ['a text as a flag', withRow('user', { isDeleted: 'no' }), 'user[0].isDeleted cannot be "no"'],
    [
      'null in a required column',
      withRow('insurer', { name: null }),
      'insurer[0].name cannot be null',
    ],
    [
      'a list of numbers as texts',
      withRow('organization', { excludedModules: [1] }),
      'organization[0].excludedModules cannot be [1]',
    ],
    [
      'another type in a registry',
      withRow('supply', { debtor: 'ООО' }),
      'supply[0].debtor cannot be "ООО"',
    ],
    [
      'a duplicate row in a registry',
      withRow('order', { id: tables['order']?.[1]?.id }),
      `order[1].id "${tables['order']?.[1]?.id}" is taken`,
    ],
    [
      'settings of another type',
      { ...state, settings: { ...defaultSettings(), modules: [7] } },
      'the state.settings.modules cannot be [7]',
    ],
    [
      'tokens of a wrong type',
      { ...state, tokens: { ...Object(state['tokens']), access: [['a', null]] } },
      'tokens.access.issued cannot be',
    ],
  ])('with %s is refused with a reason, and nothing changes', (_, broken, reason) => {
    const backend = createBackend();
    const before = saved(backend);
    expect(() => backend.restore(broken)).toThrow(SnapshotError);
    expect(() => backend.restore(broken)).toThrow(reason);
    expect(saved(backend)).toEqual(before);
  });
});

describe('the control endpoint', () => {
  it('returns a state and restores it', async () => {
    const backend = createBackend();
    const state: unknown = await (await control(backend, 'GET')).json();
    const token = await signIn(backend);
    await backend.handle(requestFor('createUser', { token, body: NEW_USER }));
    const answer = await control(backend, 'PUT', state);
    expect([answer.status, await answer.json()]).toMatchObject([200, { scenario: 'default' }]);
    expect(saved(backend)).toEqual(state);
  });

  it('says why a state cannot be restored', async () => {
    const answer = await control(createBackend(), 'PUT', { version: 0 });
    expect([answer.status, await answer.json()]).toEqual([
      422,
      { message: 'another version has written it' },
    ]);
  });
});
