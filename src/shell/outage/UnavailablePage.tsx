import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../domain/paths';
import { type AppThunk, useAppDispatch } from '../../session/appStore';
import { redirectOf } from '../navigation/addresses';
import { wayBack } from '../modules/wayBack';
import { UnavailableView } from './UnavailableView';
import { REFETCH } from '../../api/cache/freshness';
import { timeLimits } from '../../api/timeLimits';
import { serviceApi } from '../../api/endpoints/service';

/** Thunk: calls GET /service/build/health; true if the service is healthy. Never rejects. */
function isServiceHealthy(): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    const call = dispatch(serviceApi.endpoints.getHealth.initiate(undefined, REFETCH));
    const limit = setTimeout(() => call.abort(), timeLimits.healthCheck);
    const { isSuccess, data } = await call;
    clearTimeout(limit);
    return isSuccess && data?.status !== 'DOWN';
  };
}

/**
 * /unavailable: checks the health of the service, and leads to `redirect` or to /offer once it is healthy. After two
 * such returns to a page that fails again, only the customer returns.
 */
export function UnavailablePage() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { search, key } = useLocation();

  const check = useCallback(() => dispatch(isServiceHealthy()), [dispatch]);
  const leave = useCallback(() => {
    const wanted = redirectOf(search);
    // `redirect` of the sign-in page is the second choice, if that page failed.
    const beyondLogin = wanted === null ? null : redirectOf(wanted.replace(/^[^?]*/, ''));
    const back = async () =>
      (await dispatch(wayBack(wanted, { afterOutage: true }))) ??
      (await dispatch(wayBack(beyondLogin, { afterOutage: true }))) ??
      paths.offers;
    void back().then((target) => navigate(target, { replace: true }));
  }, [dispatch, navigate, search]);
  const page = redirectOf(search) ?? paths.offers;
  // A page that fails at once returns here without a rendering in between: the key makes it a new visit.
  return <UnavailableView key={key} check={check} leave={leave} page={page} />;
}
