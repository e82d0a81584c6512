import { lastFailure } from '../../observability/lastFailure';

/** «Код обращения»: the id (`X-Request-ID`) of the last failed request, for support; nothing without one. */
export function RequestCode() {
  return lastFailure.code ? <p>Код обращения: {lastFailure.code}</p> : null;
}
