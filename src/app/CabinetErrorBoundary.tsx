import { useEffect } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { SessionRestoreError } from '../session/sessionRestoreError';
import { RouteErrorBoundary } from '../shell/pages/RouteErrorBoundary';

/** The shortest pause before the page is asked for again, in milliseconds, and the longest. */
const SOONEST_MS = 1_000;
const LATEST_MS = 600_000;

/**
 * The error page of a page behind the sign-in. Where the session was refused only for now, the page is
 * asked for again at the time that the error names.
 */
export function CabinetErrorBoundary() {
  const error = useRouteError();
  const navigate = useNavigate();
  const place = useLocation();
  const at = error instanceof SessionRestoreError ? error.nextTryAt : undefined;
  useEffect(() => {
    if (at === undefined) return undefined;
    const wait = Math.min(Math.max(at - Date.now(), SOONEST_MS), LATEST_MS);
    const timer = setTimeout(() => void navigate(place, { replace: true }), wait);
    return () => clearTimeout(timer);
  }, [at, navigate, place]);
  return <RouteErrorBoundary />;
}
