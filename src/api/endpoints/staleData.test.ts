import { configureStore } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import type { ApiExtra } from '../baseQuery';
import { transportOver } from '../transport/testing/transportOver';
import { cabinetApi } from '../cabinetApi';
import { organizationApi } from './organization';
import { userApi } from './user';
import { userSearchApi } from './userSearch';

const users = [
  { id: 'u1', organization: { id: 'o1' }, roles: [null, { id: 'USER', deleted: false }] },
  { id: 'u2', organization: { id: 'o2' }, roles: [] },
];

/** Creates a store that has loaded two users, a list of them and an organization. */
async function openCabinet() {
  const calls: string[] = [];
  const transport = transportOver(async (request: Request) => {
    const path = new URL(request.url).pathname.replace('/api/v1', '');
    calls.push(`${request.method} ${path}`);
    if (path.endsWith('/find')) return Response.json({ content: users });
    if (path === '/user') return Response.json(users[0]);
    const id = path.split('/').at(-1);
    return Response.json(users.find((user) => user.id === id) ?? { id });
  });
  const store = configureStore({
    reducer: { cabinetApi: cabinetApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { transport, reload() {} } satisfies ApiExtra } }).concat(
        cabinetApi.middleware,
      ),
  });
  const { dispatch } = store;
  await Promise.all([
    dispatch(userApi.endpoints.getCurrentUser.initiate()),
    dispatch(userApi.endpoints.getUser.initiate({ id: 'u1' })),
    dispatch(userApi.endpoints.getUser.initiate({ id: 'u2' })),
    dispatch(userSearchApi.endpoints.findUserRoles.initiate({ searchRequest: {} })),
    dispatch(
      userSearchApi.endpoints.findUsersByAny.initiate({
        searches: [{ pageNumber: 0 }, { pageNumber: 1 }],
      }),
    ),
    dispatch(organizationApi.endpoints.getOrganization.initiate({ id: 'o1' })),
  ]);
  /** Returns the calls that follow the mutation `change`, without the mutation's call. */
  const readAgainAfter = async (change: () => Promise<unknown>) => {
    calls.length = 0;
    await change();
    await Promise.all(dispatch(cabinetApi.util.getRunningQueriesThunk()));
    return calls.slice(1).toSorted();
  };
  return { store, dispatch, readAgainAfter };
}

const userUpdate = {
  lastname: 'Ильин',
  firstname: 'Тимур',
  middlename: null,
  mobilePhone: null,
  email: null,
};

describe('a mutation', () => {
  it('of another user reloads this user and the user lists', async () => {
    const { dispatch, readAgainAfter } = await openCabinet();
    const { updateUser } = userSearchApi.endpoints;
    expect(
      await readAgainAfter(() => dispatch(updateUser.initiate({ id: 'u2', userUpdate }))),
    ).toEqual(['GET /user/u2', 'POST /user/find', 'POST /user/find']);
  });

  it('of the signed-in user reloads this user, because the menu depends on the user', async () => {
    const { dispatch, readAgainAfter } = await openCabinet();
    const { updateUser } = userSearchApi.endpoints;
    const again = await readAgainAfter(() =>
      dispatch(updateUser.initiate({ id: 'u1', userUpdate })),
    );
    expect(again).toContain('GET /user');
    expect(again).not.toContain('GET /user/u2');
  });

  it('that adds a role reloads the user of the role, the user lists and the roles', async () => {
    const { dispatch, readAgainAfter } = await openCabinet();
    const { createUserRole } = userSearchApi.endpoints;
    const newUserRole = { userId: 'u2', roleId: 'SELLER' };
    expect(await readAgainAfter(() => dispatch(createUserRole.initiate({ newUserRole })))).toEqual([
      'GET /user/u2',
      'POST /user/find',
      'POST /user/find',
      'POST /user/role/find',
    ]);
  });

  it('of an organization reloads it only if it is cached, and the signed-in user only if it is the user’s own', async () => {
    const { dispatch, readAgainAfter } = await openCabinet();
    const { deleteOrganization } = organizationApi.endpoints;
    const remove = (id: string) =>
      readAgainAfter(() => dispatch(deleteOrganization.initiate({ id })));
    expect(await remove('o2')).toEqual([]);
    expect(await remove('o1')).toEqual(['GET /organization/o1', 'GET /user']);
  });
});

describe('findUsersByAny', () => {
  it('returns one page per search', async () => {
    const { store } = await openCabinet();
    const { select } = userSearchApi.endpoints.findUsersByAny;
    const { data } = select({ searches: [{ pageNumber: 0 }, { pageNumber: 1 }] })(store.getState());
    expect(data?.map(({ content }) => content.length)).toEqual([2, 2]);
  });
});

it('the cache contains no invalid roles, whichever query has loaded the user', async () => {
  const { store } = await openCabinet();
  const state = store.getState();
  const roles = [{ id: 'USER', deleted: false }];
  expect(userApi.endpoints.getCurrentUser.select()(state).data?.roles).toEqual(roles);
  expect(userApi.endpoints.getUser.select({ id: 'u1' })(state).data?.roles).toEqual(roles);
  const list = userSearchApi.endpoints.findUsersByAny.select({
    searches: [{ pageNumber: 0 }, { pageNumber: 1 }],
  });
  expect(list(state).data?.[0]?.content[0]?.roles).toEqual(roles);
});
