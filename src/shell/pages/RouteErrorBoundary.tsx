import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { isApiError } from '../../api/errors';
import { reportFault } from '../../observability/errors/faults';
import { Button } from '../../ui/button/Button';
import { LinkButton } from '../../ui/button/LinkButton';
import { partFailure } from '../lazy/chunkReload';
import { MessagePage, NotFoundPage, RequestCode } from './MessagePage';
import { useOnline } from '../offline/onlineStatus';

function explain(error: unknown, online: boolean): string {
  const unloaded = partFailure(error, online);
  if (unloaded !== undefined) return unloaded;
  if (isApiError(error)) return error.message;
  return 'Мы не смогли показать эту страницу. Обновите её или перейдите в другой раздел.';
}

/**
 * Error boundary of a route (`ErrorBoundary`). In a layout it replaces only the page, so that the menu stays usable.
 */
export function RouteErrorBoundary() {
  const error = useRouteError();
  const online = useOnline();
  const unknownAddress = isRouteErrorResponse(error) && error.status === 404;

  useEffect(() => {
    if (!unknownAddress) reportFault(error);
  }, [error, unknownAddress]);

  if (unknownAddress) return <NotFoundPage />;
  return (
    <MessagePage
      live
      picture="link"
      title="Не удалось открыть страницу"
      actions={
        <>
          <Button onClick={() => window.location.reload()}>Обновить страницу</Button>
          <LinkButton to="/" variant="text" reloadDocument>
            На главную
          </LinkButton>
        </>
      }
    >
      <p>{explain(error, online)}</p>
      {isApiError(error) && typeof error.status === 'number' && <RequestCode />}
    </MessagePage>
  );
}
