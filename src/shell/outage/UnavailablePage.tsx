import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../domain/paths';
import { useSessionDispatch } from '../../session/apiRoot';
import { safeRedirect } from '../../session/safeRedirect';
import { redirectOf } from '../navigation/addresses';
import { isKnownPath } from '../modules/knownPath';
import { isServiceHealthy } from './healthCheck';
import { UnavailableView } from './UnavailableView';

/**
 * /unavailable (specification, section 2): opening it checks the service's health; once the service
 * is well the browser goes to the `redirect` path, or to /offer if there is none.
 */
export default function UnavailablePage() {
  const dispatch = useSessionDispatch();
  const navigate = useNavigate();
  const { search } = useLocation();

  const check = useCallback(() => dispatch(isServiceHealthy()), [dispatch]);
  const leave = useCallback(() => {
    const page = { origin: window.location.origin, isKnownPath, afterOutage: true };
    const wanted = redirectOf(search);
    // Whoever was signing in is not sent back to /login itself, but to where that would have led.
    const beyondLogin = wanted === null ? null : redirectOf(wanted.replace(/^[^?]*/, ''));
    const target = safeRedirect(wanted, page) ?? safeRedirect(beyondLogin, page);
    void navigate(target ?? paths.offers, { replace: true });
  }, [navigate, search]);
  return <UnavailableView check={check} leave={leave} />;
}
