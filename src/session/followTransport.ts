import type { Dispatch } from '@reduxjs/toolkit';
import { sessionExpired, sessionRenewed, sessionUserChanged } from '../api/events';
import type { Transport } from '../api/transport/transport';

/** Tells the store what happened to the tokens; the tokens themselves stay where they are. */
export function followTransport(transport: Transport, dispatch: Dispatch): void {
  transport.subscribe((event) => {
    switch (event.kind) {
      case 'renewed':
        dispatch(sessionRenewed({ expiresAt: event.expiresAt }));
        break;
      case 'expired':
        dispatch(sessionExpired({ reason: event.reason }));
        break;
      case 'userChanged':
        dispatch(sessionUserChanged());
        break;
    }
  });
}
