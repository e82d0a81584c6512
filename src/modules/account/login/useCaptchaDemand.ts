import { useCallback, useEffect, useRef, useState } from 'react';
import { authApi } from '../../../api/endpoints/auth';
import { isOutage, toApiError } from '../../../api/errors';
import { useAppDispatch } from '../../../session/appStore';

/**
 * Whether the next sign-in has to carry a captcha token: the server is asked when the page opens,
 * and by `ask` after each failure. Without an answer the last one holds, no token at first.
 * `isDown`: the service could not answer, so a sign-in will fail now.
 */
export function useCaptchaDemand() {
  const dispatch = useAppDispatch();
  const isDemanded = useRef(false);
  const [isDown, setDown] = useState(false);
  const ask = useCallback(() => {
    // Not by the query's hook: it would ask again when signing in empties the cache.
    void dispatch(
      authApi.endpoints.needCaptcha.initiate(undefined, { subscribe: false, forceRefetch: true }),
    ).then(({ data, error }) => {
      if (data) isDemanded.current = data.needCaptcha === true;
      setDown(isOutage(toApiError(error)));
    });
  }, [dispatch]);
  useEffect(ask, [ask]);
  return { isDemanded, isDown, ask };
}
