import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useNavigation, useRouteError } from 'react-router-dom';
import { useAppSelector } from '../session/appStore';
import { SessionRestoreError } from '../session/SessionRestoreError';
import { selectModules } from '../shell/modules/loadModules';
import { RouteErrorBoundary } from '../shell/pages/RouteErrorBoundary';

/** Limits of the pause before an automatic retry, in milliseconds. */
const SOONEST_MS = 1_000;
const LATEST_MS = 600_000;

/**
 * Error page of a page behind the sign-in. Opens the page again when the list of modules has loaded («Повторить» in the
 * notice above), and at the time that the server gives in a temporary refusal of the session.
 */
export function CabinetErrorBoundary() {
  const error = useRouteError();
  const navigate = useNavigate();
  const place = useLocation();
  const isLeaving = useNavigation().state !== 'idle';
  const hasList = useAppSelector((state) => selectModules(state).data !== undefined);
  const [hadList] = useState(hasList);
  // Navigates instead of calling `useRevalidator`, which would keep the error. With cached guards, the revalidation
  // ends before React renders its start, but the router's boundary drops an error only after such a render, or at a
  // new location.
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
