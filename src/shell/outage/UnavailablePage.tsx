import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../domain/paths';
import { useSessionDispatch } from '../../session/apiRoot';
import { redirectOf } from '../navigation/addresses';
import { wayBack } from '../modules/wayBack';
import { isServiceHealthy } from './healthCheck';
import { UnavailableView } from './UnavailableView';

/**
 * /unavailable (specification, section 2): opening it checks the service's health; once the service
 * is well the browser goes to the `redirect` path, or to /offer if there is none. A page that failed
 * again after two such returns is left to the customer.
 */
export function UnavailablePage() {
  const dispatch = useSessionDispatch();
  const navigate = useNavigate();
  const { search, key } = useLocation();

  const check = useCallback(() => dispatch(isServiceHealthy()), [dispatch]);
  const leave = useCallback(() => {
    const wanted = redirectOf(search);
    // Whoever was signing in is not sent back to /login itself, but to where that would have led.
    const beyondLogin = wanted === null ? null : redirectOf(wanted.replace(/^[^?]*/, ''));
    const back = async () =>
      (await wayBack(wanted, { afterOutage: true })) ??
      (await wayBack(beyondLogin, { afterOutage: true })) ??
      paths.offers;
    void back().then((target) => navigate(target, { replace: true }));
  }, [navigate, search]);
  const page = redirectOf(search) ?? paths.offers;
  // A page that fails at once leads here again before anything else was drawn: that is a new visit.
  return <UnavailableView key={key} check={check} leave={leave} page={page} />;
}
