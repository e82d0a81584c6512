import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useNavigation, useRouteError } from 'react-router-dom';
import { useAppSelector } from '../session/appStore';
import { SessionRestoreError } from '../session/SessionRestoreError';
import { selectModules } from '../shell/modules/loadModules';
import { RouteErrorBoundary } from '../shell/pages/RouteErrorBoundary';

/** Limits of the pause before the next automatic request for the page, in milliseconds. */
const SOONEST_MS = 1_000;
const LATEST_MS = 600_000;

/**
 * The error page of a page behind the sign-in. The router revalidates once the list of modules has loaded («Повторить»
 * of the notice above), and at the time given by the error after a temporary refusal of the session.
 */
export function CabinetErrorBoundary() {
  const error = useRouteError();
  const navigate = useNavigate();
  const place = useLocation();
  const isLeaving = useNavigation().state !== 'idle';
  const hasList = useAppSelector((state) => selectModules(state).data !== undefined);
  const [hadList] = useState(hasList);
  // `useRevalidator` would keep the error. Cached guards end the revalidation before React has rendered its beginning,
  // and the router's boundary drops an error only after that, or at a new location.
  const enterAgain = useEffectEvent(() => {
    if (!isLeaving) void navigate(place, { replace: true });
  });
  useEffect(() => {
    if (hasList && !hadList) enterAgain();
  }, [hasList, hadList]);
  useEffect(() => {
    const at = error instanceof SessionRestoreError ? error.nextTryAt : undefined;
    if (at === undefined) return undefined;
    const wait = Math.min(Math.max(at - Date.now(), SOONEST_MS), LATEST_MS);
    const timer = setTimeout(() => enterAgain(), wait);
    return () => clearTimeout(timer);
  }, [error]);
  return <RouteErrorBoundary />;
}
