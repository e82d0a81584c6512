import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStore } from '../../test/render/appStore';
import { serviceApi } from '../api/endpoints/service';
import { serviceUnavailable, sessionEnded, type EndReason } from '../api/events';
import { createBrowser } from '../api/transport/testing/browser';
import { forgetForms, keptInput } from '../forms/form/keptInput';
import { sessionOpened } from '../session/sessionSlice';
import { registerShellListeners } from './listeners';
import { drawerOpened, selectMenu } from './menu/menuSlice';
import { dayWith } from './today/testing/day';
import { toastsOf } from './toast/toasts';
import { selectToasts } from './toast/toastsSlice';
import { confirm } from './modal/modalKind';
import { modalKind } from './modal/modalKind';
import { closeModal, selectModalStack } from './modal/modalSlice';
import { selectModuleNames } from './modules/modulesSlice';

function createCabinet(address = '/offer') {
  const transport = createBrowser(() => new Response(null, { status: 204 })).openTab();
  const reload = vi.fn();
  const { store, startListening } = createStore({ transport, reload });
  const visited: string[] = [];
  const { pathname, search, hash } = new URL(address, 'https://cabinet.example');
  registerShellListeners(startListening, {
    place: () => ({ pathname, search, hash }),
    replace: (to) => visited.push(to),
    isPublic: (path) => ['/', '/login', '/register', '/unavailable'].includes(path),
  });
  return { store, visited, reload };
}

afterEach(() => {
  vi.useRealTimers();
  forgetForms();
});

describe('a session that ended', () => {
  it.each([
    ['/deliveries?status=overdue#top', '/login?redirect=/deliveries%3Fstatus%3Doverdue%23top'],
    ['/unavailable?redirect=/offer', '/login?redirect=/offer'],
  ])('redirects from %s to %s', (address, to) => {
    const { store, visited } = createCabinet(address);
    store.dispatch(sessionEnded({ reason: 'rejected' }));
    expect(visited).toEqual([to]);
  });

  it.each(['/login?redirect=/offer', '/register', '/', '/unavailable'])(
    'does not redirect from %s',
    (address) => {
      const { store, visited } = createCabinet(address);
      store.dispatch(sessionEnded({ reason: 'missing' }));
      expect(visited).toEqual([]);
    },
  );

  it('redirects to the sign-in page after a sign-out, also from a public page', () => {
    const { store, visited } = createCabinet('/register');
    store.dispatch(sessionEnded({ reason: 'signedOut' }));
    expect(visited).toEqual(['/login']);
  });

  it('reloads a public page if another user has signed in', async () => {
    const { store, visited, reload } = createCabinet('/register');
    store.dispatch(sessionOpened({ userId: 'anna' }));
    store.dispatch(sessionEnded({ reason: 'userChanged' }));
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce(), 10_000);
    expect(visited).toEqual([]);
  });
});

describe('a response with status 500 or above', () => {
  it('redirects to /unavailable with the current path', () => {
    const { store, visited } = createCabinet('/offer?page=2');
    store.dispatch(serviceUnavailable());
    expect(visited).toEqual(['/unavailable?redirect=/offer%3Fpage%3D2']);
  });

  it('does not redirect if /unavailable is already open', () => {
    const { store, visited } = createCabinet('/unavailable?redirect=/offer');
    store.dispatch(serviceUnavailable());
    expect(visited).toEqual([]);
  });
});

it('the shell warns once about each module that the server lists twice', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { store } = createCabinet();
  const names = ['debtors', 'finance', 'debtors', 'debtors'];
  await store.dispatch(serviceApi.util.upsertQueryData('getModules', undefined, names));
  // On a slow machine Redux warns, too, so other warnings are ignored.
  const ofModules = warn.mock.calls.filter(([words]) => String(words).startsWith('Модуль'));
  expect(ofModules).toEqual([['Модуль «debtors» уже загружен']]);
});

describe('data of a user whose session ends', () => {
  const reasons: EndReason[] = ['signedOut', 'rejected', 'missing', 'userChanged'];
  const typed = { lastname: 'Соколова' };

  it.each(reasons)(
    'are removed from the page when the session ends for the reason %s',
    async (reason) => {
      const { store } = createCabinet();
      store.dispatch(sessionOpened({ userId: 'anna' }));
      const answer = store.dispatch(confirm({ title: 'Т', message: 'М', confirmLabel: 'Да' }));
      store.dispatch(drawerOpened());
      store.dispatch(dayWith({ offers: 2 }));
      await store.dispatch(serviceApi.util.upsertQueryData('getModules', undefined, ['finance']));
      expect(selectModuleNames(store.getState())).toContain('finance');
      toastsOf(store.dispatch).error('Не удалось сохранить паспорт Анны');
      keptInput().set('person', typed);
      store.dispatch(sessionEnded({ reason }));
      expect(await answer).toBe(false);
      expect(selectModalStack(store.getState())).toEqual([]);
      expect(selectMenu(store.getState())).toMatchObject({ drawerOpen: false, badges: {} });
      await vi.waitFor(
        () => expect(selectModuleNames(store.getState())).not.toContain('finance'),
        10_000,
      );
      expect(selectToasts(store.getState())).toEqual([]);
      expect(keptInput().size).toBe(0);
    },
  );

  it.each(reasons.filter((reason) => reason !== 'signedOut'))(
    'are restored only for the same user if the session ended for the reason %s',
    (reason) => {
      const { store } = createCabinet();
      store.dispatch(sessionOpened({ userId: 'anna' }));
      const shelf = keptInput(); // The form that uses this input stays on the page.
      store.dispatch(sessionEnded({ reason }));
      shelf.set('person', typed);
      store.dispatch(sessionOpened({ userId: 'boris' }));
      expect(keptInput().get('person')).toBeUndefined();
      keptInput().set('person', { lastname: 'Ильин' });
      store.dispatch(sessionEnded({ reason }));
      store.dispatch(sessionOpened({ userId: 'anna' }));
      expect(keptInput().get('person')).toEqual(typed);
    },
  );

  it('are removed for good at the sign-out', () => {
    const { store } = createCabinet();
    store.dispatch(sessionOpened({ userId: 'anna' }));
    const shelf = keptInput();
    shelf.set('person', typed);
    store.dispatch(sessionEnded({ reason: 'signedOut' }));
    shelf.set('person', typed); // A form stores its input once more when it unmounts.
    store.dispatch(sessionOpened({ userId: 'anna' }));
    expect(keptInput().size).toBe(0);
  });

  it('are not shown to the next user even if a late response has added them again', () => {
    const { store } = createCabinet('/login');
    store.dispatch(sessionOpened({ userId: 'anna' }));
    store.dispatch(sessionEnded({ reason: 'rejected' }));
    toastsOf(store.dispatch).error('Не удалось сохранить паспорт Анны');
    void store.dispatch(confirm({ title: 'Удалить?', message: 'Счёт', confirmLabel: 'Да' }));
    store.dispatch(sessionOpened({ userId: 'boris' }));
    expect(selectToasts(store.getState())).toEqual([]);
    expect(selectModalStack(store.getState())).toEqual([]);
  });

  it('are not restored for the next user if a visitor has typed them', () => {
    const { store } = createCabinet('/register');
    keptInput().set('register', typed);
    store.dispatch(sessionOpened({ userId: 'anna' }));
    expect(keptInput().size).toBe(0);
    store.dispatch(sessionEnded({ reason: 'missing' }));
    expect(keptInput().size).toBe(0);
  });
});

describe('dialogs that return a result', () => {
  const topId = (store: ReturnType<typeof createCabinet>['store']) =>
    selectModalStack(store.getState()).at(-1)?.id ?? 'none';

  it('are stacked, and resolve with undefined when they are removed', async () => {
    const { store } = createCabinet();
    const chooser = modalKind<{ from: number }, string>({
      id: 'test/choose',
      lazy: () => Promise.resolve({ default: () => null }),
    });
    const first = store.dispatch(chooser.open({ from: 1 }));
    const second = store.dispatch(chooser.open({ from: 2 }));
    const ids = selectModalStack(store.getState()).map(({ id }) => id);
    expect(selectModalStack(store.getState())).toEqual([
      { id: ids[0], kind: 'test/choose', props: { from: 1 } },
      { id: ids[1], kind: 'test/choose', props: { from: 2 } },
    ]);
    store.dispatch(closeModal(topId(store)));
    expect(await second).toBeUndefined();
    expect(selectModalStack(store.getState()).map(({ id }) => id)).toEqual([ids[0]]);
    store.dispatch(closeModal(topId(store)));
    expect(await first).toBeUndefined();
  });

  it('resolve with false when they are removed, if they are confirmations', async () => {
    const { store } = createCabinet();
    const answer = store.dispatch(confirm({ title: 'Т', message: 'М', confirmLabel: 'Да' }));
    store.dispatch(closeModal(topId(store)));
    expect(await answer).toBe(false);
  });
});
