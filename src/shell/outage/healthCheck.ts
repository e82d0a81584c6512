import { serviceApi } from '../../api/endpoints/service';
import type { SessionThunk } from '../../session/apiRoot';

/** The request time-out of 300 s is no use to somebody who waits for an answer to «is it well?». */
const CHECK_LIMIT_MS = 10_000;

/** Thunk: asks GET /service/build/health; true when the service is well. Never rejects. */
export function isServiceHealthy(): SessionThunk<Promise<boolean>> {
  return async (dispatch) => {
    const call = dispatch(
      serviceApi.endpoints.getHealth.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    const limit = setTimeout(() => call.abort(), CHECK_LIMIT_MS);
    const { isSuccess, data } = await call;
    clearTimeout(limit);
    return isSuccess && data?.status !== 'DOWN';
  };
}
