import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { afterEach, describe, expect, it, vi } from 'vitest';
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
import { closeModal, modalReducer, selectModalStack } from './modal/modalSlice';
import { moduleNamesReceived, modulesReducer, selectModuleNames } from './modules/moduleSlice';
import { createTestStore } from './testing/cabinetForTests';

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
  it('bring the list of modules of that user', async () => {
    const { store, listeners } = createTestStore(() => ({ status: 200, body: ['debtors'] }));
    registerShellListeners(listeners.startListening, {
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

  it('stack, and whoever awaits one that is taken away learns that nothing was decided', async () => {
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

  it('a confirmation that is taken away is no consent', async () => {
    const { store } = createCabinet();
    const answer = store.dispatch(confirm({ title: 'Т', message: 'М', confirmLabel: 'Да' }));
    store.dispatch(closeModal(topId(store)));
    expect(await answer).toBe(false);
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
