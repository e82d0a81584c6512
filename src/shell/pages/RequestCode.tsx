import { lastFailure } from '../../observability/requestCode';

/** By which support finds the request that failed in the server's log; nothing where it has no name. */
export function RequestCode() {
  return lastFailure.code ? <p>Код обращения: {lastFailure.code}</p> : null;
}
