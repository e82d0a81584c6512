import { vi } from 'vitest';
import { createStore } from '../../../test/render/appStore';
import { cabinetApi } from '../../api/cabinetApi';
import type { Transport } from '../../api/transport/transport';
import { registerLifecycle, type SessionHolders } from '../lifecycle';

/** Creates the application's store over a given transport, with the listeners of the session only. */
export function createSessionStore(transport: Transport, isBehindSignIn = () => true) {
  /** Steps of the lifecycle, in order, with `cache reset` and `reload`. */
  const effects: string[] = [];
  const note = (what: string) => () => void effects.push(what);
  const reload = vi.fn(note('reload'));
  const { store, startListening } = createStore({ transport, reload });
  const holders: SessionHolders = {
    closeDialogs: note('dialogs closed'),
    clearToasts: note('toasts cleared'),
    forgetMenu: note('menu forgotten'),
    keepInputOf: (userId) => void effects.push(`input of ${userId ?? 'a visitor'}`),
    forgetInput: note('input dropped'),
    leadToSignIn: (reason) => void effects.push(`sign-in page after ${reason}`),
    isBehindSignIn,
  };
  registerLifecycle(startListening, () => holders);
  startListening({
    matcher: cabinetApi.util.resetApiState.match,
    effect: note('cache reset'),
  });
  return { store, effects, reload };
}
