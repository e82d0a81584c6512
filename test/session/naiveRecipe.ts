import { sessionEnded } from '../../src/api/events';
import { fieldsOf } from '../../src/lib/fieldsOf';
import type { RecipeMaker } from './driver';

/**
 * The common recipe "mutex around the refresh", kept to prove that the model test can fail. Its faults: a late 401
 * refreshes again, an aborted caller aborts the refresh, any failed refresh signs out, tabs do not communicate.
 */
export const naiveRecipe: RecipeMaker = ({ baseUrl, cookie, fetch }) => {
  let access: string | null = null;
  let refreshing: Promise<void> | null = null;
  let expired = () => {};

  const send = (request: Request) => {
    if (access !== null) request.headers.set('Authorization', `Bearer ${access}`);
    return fetch(request);
  };
  const refresh = async (signal: AbortSignal) => {
    const token = await cookie.read();
    const response = await fetch(
      new Request(`${baseUrl}/auth/token/refresh`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}` },
        signal,
      }),
    ).catch(() => null);
    if (response?.ok) {
      const { accessToken, refreshToken } = fieldsOf(await response.json());
      access = String(accessToken);
      cookie.write(String(refreshToken));
    } else {
      access = null;
      cookie.clear();
      expired();
    }
  };

  return {
    async fetch(request) {
      await refreshing;
      const replay = request.clone();
      const response = await send(request);
      if (response.status !== 401) return response;
      if (refreshing) await refreshing;
      else {
        refreshing = refresh(request.signal).finally(() => {
          refreshing = null;
        });
        await refreshing;
      }
      return send(replay);
    },
    begin(pair) {
      access = pair.accessToken;
      cookie.write(pair.refreshToken);
    },
    end() {
      access = null;
      cookie.clear();
      return Promise.resolve();
    },
    recheck: () => Promise.resolve(),
    subscribe(listener) {
      expired = () => listener(sessionEnded({ reason: 'rejected' }));
    },
  };
};
