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

/** Thunk: asks GET /service/build/health; true when the service is well. Never rejects. */
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
 * /unavailable: opening it checks the service's health; once the service is well the browser goes to the
 * `redirect` path, or to /offer if there is none. A page that failed again after two such returns is left
 * to the customer.
 */
export function UnavailablePage() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { search, key } = useLocation();

  const check = useCallback(() => dispatch(isServiceHealthy()), [dispatch]);
  const leave = useCallback(() => {
    const wanted = redirectOf(search);
    // If the sign-in page failed, its own `redirect` is the second choice.
    const beyondLogin = wanted === null ? null : redirectOf(wanted.replace(/^[^?]*/, ''));
    const back = async () =>
      (await dispatch(wayBack(wanted, { afterOutage: true }))) ??
      (await dispatch(wayBack(beyondLogin, { afterOutage: true }))) ??
      paths.offers;
    void back().then((target) => navigate(target, { replace: true }));
  }, [dispatch, navigate, search]);
  const page = redirectOf(search) ?? paths.offers;
  // A page that fails at once navigates here again without another rendering: the key makes it a new visit.
  return <UnavailableView key={key} check={check} leave={leave} page={page} />;
}
