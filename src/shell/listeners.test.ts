import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testServer } from '../../test/render/server';
import { createCabinetStore } from '../../test/render/store';
import { serviceUnavailable, sessionExpired, sessionUserChanged } from '../api/events';
import { signedOut } from '../session/sessionSlice';
import { registerShellListeners } from './listeners';
import {
  drawerOpened,
  frameReloadRequested,
  menuReducer,
  selectFrameReload,
  selectMenu,
} from './menu/menuSlice';
import { confirm } from './modal/confirm';
import { modalKind } from './modal/modalKind';
import { closeModal, modalReducer, openModal, selectModalStack } from './modal/modalSlice';
import { moduleNamesReceived, modulesReducer, selectModuleNames } from './modules/moduleSlice';

function createCabinet(address = '/offer') {
  const listeners = createListenerMiddleware();
  const store = configureStore({
    reducer: { modal: modalReducer, menu: menuReducer, modules: modulesReducer },
    middleware: (standard) => standard().prepend(listeners.middleware),
  });
  const visited: string[] = [];
  const { pathname, search, hash } = new URL(address, 'https://cabinet.example');
  registerShellListeners(listeners.startListening, {
    place: () => ({ pathname, search, hash }),
    replace: (to) => visited.push(to),
    isPublic: (path) => ['/', '/login', '/register', '/unavailable'].includes(path),
  });
  return { store, visited };
}

afterEach(() => vi.useRealTimers());

describe('a session that ended', () => {
  it.each([
    ['/deliveries?status=overdue#top', '/login?redirect=/deliveries%3Fstatus%3Doverdue%23top'],
    ['/unavailable?redirect=/offer', '/login?redirect=/offer'],
  ])('leads from %s to %s', (address, to) => {
    const { store, visited } = createCabinet(address);
    store.dispatch(sessionExpired({ reason: 'rejected' }));
    expect(visited).toEqual([to]);
  });

  it.each(['/login?redirect=/offer', '/register', '/', '/unavailable'])(
    'leaves %s where it is',
    (address) => {
      const { store, visited } = createCabinet(address);
      store.dispatch(sessionExpired({ reason: 'missing' }));
      expect(visited).toEqual([]);
    },
  );
});

describe('an answer of 500 or above', () => {
  it('leads to /unavailable with the current path', () => {
    const { store, visited } = createCabinet('/offer?page=2');
    store.dispatch(serviceUnavailable());
    expect(visited).toEqual(['/unavailable?redirect=/offer%3Fpage%3D2']);
  });

  it('changes nothing when the browser is already there', () => {
    const { store, visited } = createCabinet('/unavailable?redirect=/offer');
    store.dispatch(serviceUnavailable());
    expect(visited).toEqual([]);
  });
});

describe('the end of a user', () => {
  it.each([
    ['sign-out', signedOut()],
    ['an ended session', sessionExpired({ reason: 'rejected' })],
  ])('by %s closes dialogs and forgets the menu and the modules', async (_how, action) => {
    const { store } = createCabinet();
    const answer = store.dispatch(confirm({ title: 'Т', message: 'М', confirmLabel: 'Да' }));
    store.dispatch(drawerOpened());
    store.dispatch(moduleNamesReceived(['finance']));
    store.dispatch(action);
    expect(await answer).toBe(false);
    expect(selectModalStack(store.getState())).toEqual([]);
    expect(selectMenu(store.getState()).drawerOpen).toBe(false);
    expect(selectModuleNames(store.getState())).not.toContain('finance');
  });
});

describe('tokens of another user', () => {
  const server = testServer();

  it('bring the list of modules of that user', async () => {
    server.backend.world.settings.modules = ['debtors'];
    const { store, startListening, signIn } = createCabinetStore();
    await signIn(server.tokensOf('sokolova@severveter.ru'));
    registerShellListeners(startListening, {
      place: () => ({ pathname: '/offer', search: '', hash: '' }),
      replace: () => {},
      isPublic: () => false,
    });
    store.dispatch(moduleNamesReceived(['finance']));
    store.dispatch(sessionUserChanged());
    expect(selectModuleNames(store.getState())).not.toContain('finance');
    await vi.waitFor(() => expect(selectModuleNames(store.getState())).toContain('debtors'));
  });
});

describe('dialogs that are awaited', () => {
  const topId = (store: ReturnType<typeof createCabinet>['store']) =>
    selectModalStack(store.getState()).at(-1)?.id ?? 'none';

  it('stack, and each answers to its own opener', async () => {
    const { store } = createCabinet();
    const chooser = modalKind<{ from: number }, string>('test/choose');
    const first = store.dispatch(chooser.open({ from: 1 }));
    const firstId = topId(store);
    const second = store.dispatch(chooser.open({ from: 2 }));
    expect(selectModalStack(store.getState()).map(({ props }) => props)).toEqual([
      { from: 1 },
      { from: 2 },
    ]);
    store.dispatch(closeModal(topId(store), 'second'));
    expect(await second).toBe('second');
    store.dispatch(closeModal(firstId, 'first'));
    expect(await first).toBe('first');
  });

  it.each([
    [true, true],
    [false, false],
    [undefined, false],
    ['yes', false],
  ])('a confirmation closed with %s means %s', async (result, meaning) => {
    const { store } = createCabinet();
    const answer = store.dispatch(confirm({ title: 'Т', message: 'М', confirmLabel: 'Да' }));
    store.dispatch(closeModal(topId(store), result));
    expect(await answer).toBe(meaning);
  });

  it('can be opened without anybody waiting', () => {
    const { store } = createCabinet();
    store.dispatch(openModal({ kind: 'test/plain' }));
    store.dispatch(closeModal(topId(store)));
    expect(selectModalStack(store.getState())).toEqual([]);
  });
});

describe('the flag that reloads an embedded frame', () => {
  it('goes back half a second after the last click', async () => {
    vi.useFakeTimers();
    const { store } = createCabinet('/settlement');
    store.dispatch(frameReloadRequested());
    await vi.advanceTimersByTimeAsync(400);
    store.dispatch(frameReloadRequested());
    await vi.advanceTimersByTimeAsync(400);
    expect(selectFrameReload(store.getState())).toBe(true);
    await vi.advanceTimersByTimeAsync(150);
    expect(selectFrameReload(store.getState())).toBe(false);
  });
});
