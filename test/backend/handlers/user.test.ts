import { describe, expect, it } from 'vitest';
import type { Operations } from '../generated/operations';
import { createBackend } from '../backend';
import { expectNoProblems } from '../testing/expectNoProblems';
import { giveRole, ILIN_ID, SOKOLOVA_ID } from '../scenarios/people';
import { refuse, signIn, succeed } from '../testing/client';

const GODMOD = 'gavrilov@delovoy-kabinet.ru';
const newcomer = {
  username: 'timofeeva@severveter.ru',
  lastname: 'Тимофеева',
  firstname: 'Дарья',
  email: 'timofeeva@severveter.ru',
  roles: ['USER'],
};

/** Fields that a user update must contain besides the last and first name. */
const wholePerson = { middlename: null, mobilePhone: null, email: null };

describe('the current user', () => {
  it('has an organization and roles, with removed roles marked', async () => {
    const backend = createBackend();
    const user = await succeed(backend, 'getCurrentUser', { token: await signIn(backend) });
    expect(user.id).toBe(SOKOLOVA_ID);
    expect(user.roles.map(({ id, deleted }) => [id, deleted])).toEqual([
      ['USER_ADMIN', false],
      ['USER', false],
      ['FINANCE', false],
      ['SELLER', true],
    ]);
    expect(user.organization.name).toBe('ООО «Северный ветер»');
  });

  it('changes his profile as a whole', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    const body = {
      lastname: 'Соколова-Грин',
      firstname: 'Анна',
      middlename: null,
      mobilePhone: null,
      email: 'grin@severveter.ru',
    };
    await succeed(backend, 'updateCurrentUser', { token, body });
    expect(await succeed(backend, 'getCurrentUser', { token })).toMatchObject({
      ...body,
      userIsDeleted: false,
    });
  });

  it('cannot save an incomplete profile, because that would lose data', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    const body = { lastname: 'Соколова', firstname: 'Анна' };
    const part = body as Operations['updateCurrentUser']['body'];
    expect((await refuse(backend, 'updateCurrentUser', { token, body: part })).status).toBe(400);
  });
});

describe('users of the organization', () => {
  it('can be filtered, sorted and paged', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    const page = await succeed(backend, 'findUsers', {
      token,
      body: {
        pageSize: 2,
        filters: [{ field: 'isDeleted', value: false, operation: 'EQ' }],
        sorts: [{ field: 'lastname', direction: 'ASC' }],
      },
    });
    expect(page).toMatchObject({ totalElements: 3, totalPages: 2, number: 0, size: 2 });
    expect(page.content.map(({ lastname }) => lastname)).toEqual(['Ёлкина', 'Ильин']);
  });

  it('are visible only to administrators, and the owner sees users of all organizations', async () => {
    const backend = createBackend();
    const plain = await signIn(backend, 'belova@lavka-belovoy.ru');
    expect((await refuse(backend, 'findUsers', { token: plain, body: {} })).status).toBe(403);
    const owner = await signIn(backend, GODMOD);
    const page = await succeed(backend, 'findUsers', { token: owner, body: {} });
    expect(page.totalElements).toBe(backend.world.db.user.count());
  });

  it('can be read by administrators and by themselves', async () => {
    const backend = createBackend();
    const path = { id: ILIN_ID };
    const token = await signIn(backend);
    expect((await succeed(backend, 'getUser', { token, path })).lastname).toBe('Ильин');
    const colleague = await signIn(backend, 'elkina@severveter.ru');
    expect((await refuse(backend, 'getUser', { token: colleague, path })).status).toBe(403);
    const { id } = await succeed(backend, 'getCurrentUser', { token: colleague });
    const oneself = await succeed(backend, 'getUser', { token: colleague, path: { id } });
    expect(oneself.lastname).toBe('Ёлкина');
    expect((await refuse(backend, 'getUser', { token, path: { id: 'nobody' } })).status).toBe(404);
  });

  it('can be added, confirmed, found and deleted', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    const added = await succeed(backend, 'createUser', { token, body: newcomer });
    expect(added).toMatchObject({ isVerified: false, isNeedChangePassword: true });
    expect((await refuse(backend, 'createUser', { token, body: newcomer })).status).toBe(409);
    const sameLogin = { ...newcomer, username: ` ${newcomer.username.toUpperCase()} ` };
    expect((await refuse(backend, 'createUser', { token, body: sameLogin })).status).toBe(409);
    const theirs = await signIn(backend, newcomer.username);
    const path = { id: added.id };
    const confirmed = await succeed(backend, 'updateUser', {
      token,
      path,
      body: { ...wholePerson, lastname: 'Тимофеева', firstname: 'Дарья', isVerified: true },
    });
    expect(confirmed.isVerified).toBe(true);
    await succeed(backend, 'deleteUser', { token, path });
    expect((await refuse(backend, 'getCurrentUser', { token: theirs })).status).toBe(401);
    const found = await succeed(backend, 'findUsers', {
      token,
      body: { filters: [{ field: 'username', value: newcomer.username, operation: 'EQ' }] },
    });
    expect(found.content[0]?.isDeleted).toBe(true);
    expectNoProblems(backend);
  });

  it('cannot withdraw their own confirmation', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    const path = { id: SOKOLOVA_ID };
    const body = { ...wholePerson, lastname: 'Соколова', firstname: 'Анна' };
    await succeed(backend, 'updateUser', { token, path, body: { ...body, isVerified: true } });
    const taken = { ...body, isVerified: false };
    expect((await refuse(backend, 'updateUser', { token, path, body: taken })).status).toBe(403);
  });

  it('cannot delete themselves, nor a user of another organization', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    const ownId = await refuse(backend, 'deleteUser', { token, path: { id: SOKOLOVA_ID } });
    expect(ownId.status).toBe(409);
    const owner = await succeed(backend, 'getCurrentUser', {
      token: await signIn(backend, GODMOD),
    });
    const foreign = await refuse(backend, 'deleteUser', { token, path: { id: owner.id } });
    expect(foreign.status).toBe(404);
  });
});

describe('an unconfirmed administrator', () => {
  async function registered() {
    const backend = createBackend();
    const { db } = backend.world;
    db.user.update({ where: { id: { equals: SOKOLOVA_ID } }, data: { isVerified: false } });
    return { backend, token: await signIn(backend) };
  }

  it('can neither confirm nor administer any user', async () => {
    const { backend, token } = await registered();
    const path = { id: ILIN_ID };
    const person = { ...wholePerson, lastname: 'Ильин', firstname: 'Тимур', isVerified: true };
    const role = { userId: ILIN_ID, roleId: 'FINANCE' };
    const assignment = { id: `${ILIN_ID.slice(0, 8)}-USER` };
    const refusals = [
      await refuse(backend, 'findUsers', { token, body: {} }),
      await refuse(backend, 'getUser', { token, path }),
      await refuse(backend, 'updateUser', { token, path, body: person }),
      await refuse(backend, 'createUser', { token, body: newcomer }),
      await refuse(backend, 'deleteUser', { token, path }),
      await refuse(backend, 'findUserRoles', { token, body: {} }),
      await refuse(backend, 'createUserRole', { token, body: role }),
      await refuse(backend, 'deleteUserRole', { token, path: assignment }),
    ];
    expect(refusals.map(({ status }) => status)).toEqual(refusals.map(() => 403));
    expectNoProblems(backend);
  });

  it('can read his own data, but cannot confirm himself', async () => {
    const { backend, token } = await registered();
    const path = { id: SOKOLOVA_ID };
    const body = { ...wholePerson, lastname: 'Соколова', firstname: 'Анна', isVerified: true };
    expect((await refuse(backend, 'updateUser', { token, path, body })).status).toBe(403);
    expect((await succeed(backend, 'getUser', { token, path })).isVerified).toBe(false);
  });
});

describe('the roles of a user', () => {
  it('can be added, removed, and restored with the id of the old assignment', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    const body = { userId: ILIN_ID, roleId: 'FINANCE' };
    const given = await succeed(backend, 'createUserRole', { token, body });
    expect((await refuse(backend, 'createUserRole', { token, body })).status).toBe(409);
    await succeed(backend, 'deleteUserRole', { token, path: { id: given.id } });
    const taken = await succeed(backend, 'getUserRole', { token, path: { id: given.id } });
    expect(taken.deleted).toBe(true);
    const again = await succeed(backend, 'createUserRole', { token, body });
    expect([again.id, again.deleted]).toEqual([given.id, false]);
    expectNoProblems(backend);
  });

  it('can be filtered by user', async () => {
    const backend = createBackend();
    const page = await succeed(backend, 'findUserRoles', {
      token: await signIn(backend),
      body: { filters: [{ field: 'userId', value: SOKOLOVA_ID, operation: 'EQ' }] },
    });
    expect(page.content.map(({ roleId }) => roleId)).toEqual([
      'USER_ADMIN',
      'USER',
      'FINANCE',
      'SELLER',
    ]);
  });

  it('include USER_ADMIN, which an administrator cannot remove from himself, and GODMOD, which only the owner assigns', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    const path = { id: `${SOKOLOVA_ID.slice(0, 8)}-USER_ADMIN` };
    expect((await refuse(backend, 'deleteUserRole', { token, path })).status).toBe(409);
    const body = { userId: ILIN_ID, roleId: 'GODMOD' };
    expect((await refuse(backend, 'createUserRole', { token, body })).status).toBe(403);
    giveRole(backend.world.db, ILIN_ID, 'GODMOD', false);
    const godmod = { id: `${ILIN_ID.slice(0, 8)}-GODMOD` };
    expect((await refuse(backend, 'deleteUserRole', { token, path: godmod })).status).toBe(403);
    const withGodmod = { ...newcomer, roles: ['GODMOD'] };
    expect((await refuse(backend, 'createUser', { token, body: withGodmod })).status).toBe(403);
    expect(
      backend.world.db.user.count({ where: { username: { equals: newcomer.username } } }),
    ).toBe(0);
  });
});
