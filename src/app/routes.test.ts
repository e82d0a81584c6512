// @vitest-environment jsdom
import { createMemoryRouter, matchRoutes } from 'react-router-dom';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { FaultKind } from '../../test/backend/faults/fault';
import { testServer } from '../../test/render/server';
import { createCabinetStore } from '../../test/render/store';
import { REFRESH_PATH } from '../api/transport/refreshCall';
import { createBrowser, cutOff, tokens, type ServerAnswer } from '../api/transport/testing/browser';
import { SessionRestoreError } from '../session/SessionRestoreError';
import { createSessionStore } from '../session/testing/sessionStore';
import { moduleRegistry } from '../shell/modules/registry';
import { fullPath } from '../shell/navigation/addresses';
import * as cabinet from './cabinet';
import { cabinetRoutes, publicRoutes, ROOT_ROUTE, routerContext } from './routes';
import type { CabinetStore } from './store';

const server = testServer();
const ANNA = 'sokolova@severveter.ru';
const DENIS = 'morozov@posylka-plus.ru';
const nowhere = () => undefined;

/** Opens an address in a new router with empty pages, and returns the address that the guards choose. */
async function openAddress(store: CabinetStore, address: string): Promise<string> {
  let isPatched = false;
  const router = createMemoryRouter(publicRoutes(nowhere), {
    initialEntries: [address],
    getContext: () => routerContext(store),
    patchRoutesOnNavigation: ({ patch }) => {
      if (!isPatched) patch(ROOT_ROUTE, cabinetRoutes(cabinet, nowhere));
      isPatched = true;
    },
  });
  onTestFinished(() => router.dispose());
  await vi.waitFor(() => {
    expect(router.state.initialized && router.state.navigation.state === 'idle').toBe(true);
  }, 10_000);
  const [error] = Object.values(router.state.errors ?? {});
  if (error !== undefined) throw error;
  return fullPath(router.state.location);
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  createCabinetStore(); // Adds the modules to the registry.
  for (const { route } of moduleRegistry.routes())
    vi.spyOn(route, 'page').mockResolvedValue({ default: () => null });
});

describe('the guard of the session', () => {
  const user: ServerAnswer = () => Response.json({ id: 'anna', roles: [] });

  /** Loads a page with or without a refresh token. */
  function createPage({
    hasToken = true,
    onUser = user,
    onRefresh = () => Response.json(tokens('new')),
  }: {
    hasToken?: boolean;
    onUser?: ServerAnswer;
    onRefresh?: ServerAnswer;
  } = {}) {
    const browser = createBrowser((request) =>
      request.path === REFRESH_PATH ? onRefresh(request) : onUser(request),
    );
    if (hasToken) browser.jar.refreshToken = 'refresh old';
    const { store } = createSessionStore(browser.openTab());
    return { ...browser, open: (address: string) => openAddress(store, address) };
  }

  it('admits a user with a restored session, and restores it once for all pages', async () => {
    const { open, seen } = createPage();
    const [first, second] = await Promise.all([open('/nowhere'), open('/elsewhere')]);
    expect([first, second, await open('/nowhere')]).toEqual(['/nowhere', '/elsewhere', '/nowhere']);
    // Ignores the menu's call for the modules, which this server does not implement.
    const asked = seen.map(({ path }) => path).filter((path) => !path.endsWith('/module'));
    expect(asked).toEqual([REFRESH_PATH, '/v1/user']);
  });

  it('redirects a visitor to the sign-in, and keeps the whole address for the return', async () => {
    const { open } = createPage({ hasToken: false });
    expect(await open('/nowhere?page=2&tab#top')).toBe(
      '/login?redirect=/nowhere%3Fpage%3D2%26tab%23top',
    );
    expect(await open('/profile?q=a%20b')).toBe('/login?redirect=/profile%3Fq%3Da%2520b');
  });

  it('redirects a user to the sign-in page if the server refuses the session', async () => {
    const { open } = createPage({ onRefresh: () => new Response(null, { status: 401 }) });
    expect(await open('/nowhere')).toBe('/login?redirect=/nowhere');
  });

  it.each([
    ['the user', { onUser: () => new Response('<html>', { status: 503 }) }],
    ['the refresh', { onRefresh: () => new Response('<html>', { status: 502 }) }],
  ])(
    'redirects to /unavailable if the request for %s fails with a 5xx, and keeps the session',
    async (_what, answers) => {
      const { open, jar } = createPage(answers);
      expect(await open('/nowhere')).toBe('/unavailable?redirect=/nowhere');
      expect(jar.refreshToken).not.toBeNull();
    },
  );

  it('keeps the session after a lost connection or a temporary refusal', async () => {
    const offline = createPage({ onRefresh: cutOff });
    await expect(offline.open('/nowhere')).rejects.toThrow(SessionRestoreError);
    const busy = createPage({ onRefresh: () => new Response(null, { status: 429 }) });
    await expect(busy.open('/nowhere')).rejects.toThrow('Слишком много запросов');
    expect([offline.jar.refreshToken, busy.jar.refreshToken]).toEqual([
      'refresh old',
      'refresh old',
    ]);
  });

  it('makes no call for a visitor at an unknown public address', async () => {
    const { open, seen } = createPage();
    expect(await open('/public/nowhere')).toBe('/public/nowhere');
    expect(seen).toEqual([]);
  });

  it.each([
    ['/nowhere', ':unknown/*'],
    ['/no/such/page', ':unknown/*'],
    ['/offer', '/offer'],
    ['/public/nowhere', '/public/*'],
    ['/seller/register/nowhere', '/seller/register/*'],
  ])(
    'matches %s to a page, which is inside the cabinet unless the address is public',
    (address, path) => {
      const [root] = publicRoutes(nowhere);
      const children = [...(root?.children ?? []), ...cabinetRoutes(cabinet, nowhere)];
      expect(matchRoutes(children, address)?.at(-1)?.route.path).toBe(path);
    },
  );

  it.each(['/login', '/recovery', '/register'])(
    'redirects a signed-in user from %s to the offers, and admits everybody else',
    async (path) => {
      expect(await createPage().open(path)).toBe('/offer');
      expect(await createPage({ hasToken: false }).open(path)).toBe(path);
      expect(await createPage({ onUser: cutOff }).open(path)).toBe(path);
    },
  );
});

/* Guards of a page: session, password, list of modules, role. */

/** Returns a newly loaded page, with the session of this user; null means no session. */
async function createPage(as: string | null) {
  const { store, signIn } = createCabinetStore();
  if (as !== null) await signIn(server.tokensOf(as));
  server.forgetCalls();
  return { open: (address: string) => openAddress(store, address) };
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

describe('the guards of a page', () => {
  it.each<[who: string, as: string | null, from: string, to: string, before: () => void]>([
    ['a visitor', null, '/deliveries?page=2', '/login?redirect=/deliveries%3Fpage%3D2', nothing],
    [
      'the request for the user fails with a 503',
      ANNA,
      '/deliveries',
      '/unavailable?redirect=/deliveries',
      () => server.fail('getCurrentUser', '503'),
    ],
    ['a user with the role of the page', ANNA, '/deliveries', '/deliveries', nothing],
    [
      'a user who has to choose a new password',
      ANNA,
      '/profile?tab=users#list',
      '/create-password?redirect=/profile%3Ftab%3Dusers%23list',
      demandPassword,
    ],
    [
      'a new password is due, and the list of modules fails',
      ANNA,
      '/deliveries',
      '/create-password?redirect=/deliveries',
      () => {
        demandPassword();
        exclude('finance');
        server.fail('getModules', '400');
      },
    ],
    [
      'a module that the server does not list',
      ANNA,
      '/deliveries',
      '/offer',
      () => void (server.backend.world.settings.modules = ['debtors']),
    ],
    [
      'a module that the organization excludes',
      ANNA,
      '/deliveries',
      '/offer',
      () => exclude('finance'),
    ],
    [
      'an excluded module whose request form shows the refusal',
      ANNA,
      '/offer/request/7',
      '/offer/request/7',
      () => exclude('finance'),
    ],
    ['a user without the role of the page', ANNA, '/deliveries', '/offer', () => take('FINANCE')],
    ['a page that redirects to the start without its role', ANNA, '/dev', '/offer', nothing],
    [
      'an address that redirects to another',
      DENIS,
      '/sender',
      '/sender/insurance-conditions',
      nothing,
    ],
  ])('lead in the case «%s» (%s) from %s to %s', async (_who, as, from, to, before) => {
    before();
    const { open } = await createPage(as);
    expect(await open(from)).toBe(to);
  });

  it('wait for the list of modules, while the files of the page load', async () => {
    const release = server.hold('getModules');
    const { open } = await createPage(ANNA);
    let led: string | undefined;
    const opened = open('/deliveries').then((to) => (led = to));
    await vi.waitFor(() => expect(server.calls()).toContain('getModules'), 10_000);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(led).toBeUndefined();
    const page = moduleRegistry.routes().find(({ route }) => route.path === '/deliveries');
    expect(page?.route.page).toHaveBeenCalledOnce();
    expect(server.calls()).not.toContain('findSupplies');
    release();
    await opened;
    expect(led).toBe('/deliveries');
  });

  it.each<FaultKind>(['400', 'drop'])(
    'keep the address if the list of modules fails to load (%s)',
    async (kind) => {
      server.fail('getModules', kind);
      const { open } = await createPage(ANNA);
      await expect(open('/deliveries?tab=invoices')).rejects.toThrow(SessionRestoreError);
      server.mend();
      expect(await open('/deliveries?tab=invoices')).toBe('/deliveries?tab=invoices');
    },
  );

  it('open a page of the core while the list of modules loads', async () => {
    const release = server.hold('getModules');
    const { open } = await createPage(ANNA);
    expect(await open('/offer')).toBe('/offer');
    release();
  });

  it('redirect from a page that the user may not open, even if its chunk is missing', async () => {
    take('FINANCE');
    const page = moduleRegistry.routes().find(({ route }) => route.path === '/deliveries');
    if (page) vi.spyOn(page.route, 'page').mockRejectedValue(new Error('gone'));
    const { open } = await createPage(ANNA);
    expect(await open('/deliveries')).toBe('/offer');
  });

  it('make no calls for a page that the user may not open', async () => {
    take('FINANCE');
    const { open } = await createPage(ANNA);
    await open('/deliveries');
    expect(server.calls()).toContain('getModules');
    expect(server.calls()).not.toContain('findSupplies');
  });
});
