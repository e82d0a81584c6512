import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { isApiError } from '../../api/errors';
import { reportFault } from '../../observability/errors/faults';
import { SessionRestoreError } from '../../session/sessionRestoreError';
import { Button } from '../../ui/button/Button';
import { LinkButton } from '../../ui/button/LinkButton';
import { partFailure } from '../lazy/partFailure';
import { MessagePage } from './MessagePage';
import NotFoundPage from './NotFoundPage';
import { useOnline } from '../offline/onlineStatus';
import { exclamationCircleIcon } from '../../ui/icon/drawings/exclamationCircleIcon';
import { refreshIcon } from '../../ui/icon/drawings/refreshIcon';

function explain(error: unknown, online: boolean): string {
  const unloaded = partFailure(error, online);
  if (unloaded !== undefined) return unloaded;
  if (isApiError(error) || error instanceof SessionRestoreError) return error.message;
  return 'Мы не смогли показать эту страницу. Обновите её или перейдите в другой раздел.';
}

/** The shortest pause before the page is asked for again, in milliseconds, and the longest. */
const SOONEST_MS = 1_000;
const LATEST_MS = 600_000;

/** Asks for the page again at the time that its error names: the session was refused only for now. */
function useNextTry(error: unknown): void {
  const navigate = useNavigate();
  const place = useLocation();
  const at = error instanceof SessionRestoreError ? error.nextTryAt : undefined;
  useEffect(() => {
    if (at === undefined) return undefined;
    const wait = Math.min(Math.max(at - Date.now(), SOONEST_MS), LATEST_MS);
    const timer = setTimeout(() => void navigate(place, { replace: true }), wait);
    return () => clearTimeout(timer);
  }, [at, navigate, place]);
}

/**
 * The error boundary of one route: it takes the place of that page only, the menu around it stays
 * usable. Given to the router as the route's `ErrorBoundary`.
 */
export function RouteErrorBoundary() {
  const error = useRouteError();
  const online = useOnline();
  useNextTry(error);
  const unknownAddress = isRouteErrorResponse(error) && error.status === 404;

  useEffect(() => {
    if (!unknownAddress) reportFault(error);
  }, [error, unknownAddress]);

  if (unknownAddress) return <NotFoundPage />;
  return (
    <MessagePage
      live
      icon={exclamationCircleIcon}
      title="Не удалось открыть страницу"
      actions={
        <>
          <Button icon={refreshIcon} onClick={() => window.location.reload()}>
            Обновить страницу
          </Button>
          <LinkButton to="/" variant="text" reloadDocument>
            На главную
          </LinkButton>
        </>
      }
    >
      <p>{explain(error, online)}</p>
    </MessagePage>
  );
}
