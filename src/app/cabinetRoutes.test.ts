// @vitest-environment jsdom
import { matchPath, type RouteObject } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createCabinetStore } from '../../test/render/store';
import { testServer } from '../../test/render/server';
import type { FaultKind } from '../../test/backend/faults/fault';
import { SessionRestoreError } from '../session/guards';
import { cabinetRoutes } from './cabinetRoutes';

/* What the guard of a page is made of: session, password, list of modules, rights; one row for each rule. */

const server = testServer();
const ANNA = 'sokolova@severveter.ru';
const DENIS = 'morozov@posylka-plus.ru';

const flat = (routes: RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => [route, ...flat(route.children ?? [])]);

/** A page that was just loaded, with the session of a user or none. */
async function createPage(as: string | null) {
  const { store, signIn } = createCabinetStore();
  if (as !== null) await signIn(server.tokensOf(as));
  server.forgetCalls();
  /** Opens an address: where the guard leads instead, null where it lets through. */
  const open = async (address: string): Promise<string | null> => {
    const request = new Request(`http://localhost:3000${address}`);
    const { pathname } = new URL(request.url);
    const route = flat(cabinetRoutes(store)).find(
      ({ path }) => path !== undefined && matchPath(path, pathname),
    );
    if (typeof route?.loader !== 'function') throw new Error(`No page answers to ${address}`);
    const params = matchPath(route.path ?? '', pathname)?.params ?? {};
    try {
      await route.loader({ request, params, url: new URL(request.url), pattern: '', context: {} });
      return null;
    } catch (thrown) {
      if (thrown instanceof Response) return thrown.headers.get('Location');
      throw thrown;
    }
  };
  return { open };
}

const take = (roleId: string) =>
  server.backend.world.db.userRole.updateMany({
    where: { roleId: { equals: roleId } },
    data: { deleted: true },
  });
const exclude = (module: string) =>
  server.backend.world.db.organization.updateMany({
    where: {},
    data: { excludedModules: [module] },
  });
const demandPassword = () => server.changeUser(ANNA, { isNeedChangePassword: true });
const nothing = () => {};

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});

describe('the guard of a page', () => {
  it.each<[who: string, as: string | null, from: string, to: string | null, before: () => void]>([
    ['a visitor', null, '/deliveries?page=2', '/login?redirect=/deliveries%3Fpage%3D2', nothing],
    [
      'a user whom the server can’t tell now',
      ANNA,
      '/deliveries',
      '/unavailable?redirect=/deliveries',
      () => server.fail('getCurrentUser', '503'),
    ],
    ['a user who may', ANNA, '/deliveries', null, nothing],
    [
      'a user who has to choose a new password',
      ANNA,
      '/profile?tab=users',
      '/create-password?redirect=/profile%3Ftab%3Dusers',
      demandPassword,
    ],
    [
      'whom the server gives no such module',
      ANNA,
      '/deliveries',
      '/offer',
      () => void (server.backend.world.settings.modules = ['debtors']),
    ],
    [
      'whose organization has the module switched off',
      ANNA,
      '/deliveries',
      '/offer',
      () => exclude('finance'),
    ],
    [
      'whom the server will answer about a request of a module switched off',
      ANNA,
      '/offer/request/7',
      null,
      () => exclude('finance'),
    ],
    ['without the role of the page', ANNA, '/deliveries', '/offer', () => take('FINANCE')],
    ['without the role, where the page says where to go', ANNA, '/dev', '/', nothing],
    [
      'at an address that stands for another',
      DENIS,
      '/sender',
      '/sender/insurance-conditions',
      nothing,
    ],
  ])('leads %s (%s) from %s to %s', async (_who, as, from, to, before) => {
    before();
    const { open } = await createPage(as);
    expect(await open(from)).toBe(to);
  });

  it('waits for the list of modules before it refuses a page', async () => {
    const release = server.hold('getModules');
    const { open } = await createPage(ANNA);
    let led: string | null | undefined;
    const opened = open('/deliveries').then((to) => (led = to));
    await vi.waitFor(() => expect(server.calls()).toContain('getModules'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(led).toBeUndefined();
    release();
    await opened;
    expect(led).toBeNull();
  });

  it.each<FaultKind>(['400', 'drop'])(
    'takes a list of modules that does not come (%s) for no refusal: the address stays',
    async (kind) => {
      server.fail('getModules', kind);
      const { open } = await createPage(ANNA);
      await expect(open('/deliveries?tab=invoices')).rejects.toThrow(SessionRestoreError);
      server.mend();
      expect(await open('/deliveries?tab=invoices')).toBeNull();
    },
  );

  it('opens a page of the core while the list of modules is on its way', async () => {
    const release = server.hold('getModules');
    const { open } = await createPage(ANNA);
    expect(await open('/offer')).toBeNull();
    release();
  });

  it('asks for nothing of a page that it refuses', async () => {
    take('FINANCE');
    const { open } = await createPage(ANNA);
    await open('/deliveries');
    expect(server.calls()).toEqual(['getModules']);
  });
});
