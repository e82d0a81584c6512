import { isAnyOf, type ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import type { ApiExtra } from '../api/baseQuery';
import { cabinetApi } from '../api/cabinetApi';
import { sessionExpired, sessionUserChanged } from '../api/events';
import { signedOut } from './sessionSlice';

/**
 * What has to go when a session ends: first the screens (they watch the session's status), then the
 * server's data. Another user's session is taken up by loading the page anew.
 */
export function registerSessionEnd(
  start: ListenerMiddlewareInstance['startListening'],
  { reload }: Pick<ApiExtra, 'reload'>,
): void {
  start({
    matcher: isAnyOf(signedOut, sessionExpired),
    effect: async (_action, { delay, dispatch }) => {
      await delay(0); // one turn of the event loop: React has taken the screens away by then
      dispatch(cabinetApi.util.resetApiState());
    },
  });
  start({ actionCreator: sessionUserChanged, effect: reload });
}
