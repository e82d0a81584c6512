import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { isApiError } from '../../api/errors';
import { SessionRestoreError } from '../../session/sessionRestoreError';
import { Button } from '../../ui/Button';
import { LinkButton } from '../../ui/LinkButton';
import { isChunkError } from './chunkReload';
import { MessagePage } from './MessagePage';
import NotFoundPage from './NotFoundPage';
import { useOnline } from './onlineStatus';

function explain(error: unknown, online: boolean): string {
  if (isChunkError(error)) {
    return online
      ? 'Кабинет обновился, и часть страницы не загрузилась. Обновите страницу.'
      : 'Нет подключения к интернету. Когда связь появится, обновите страницу.';
  }
  if (isApiError(error) || error instanceof SessionRestoreError) return error.message;
  return 'Мы не смогли показать эту страницу. Обновите её или перейдите в другой раздел.';
}

/**
 * The error boundary of one route: it takes the place of that page only, the menu around it stays
 * usable. Given to the router as the route's `ErrorBoundary`.
 */
export function RouteErrorBoundary() {
  const error = useRouteError();
  const online = useOnline();
  const unknownAddress = isRouteErrorResponse(error) && error.status === 404;

  useEffect(() => {
    if (!unknownAddress) console.error(error);
  }, [error, unknownAddress]);

  if (unknownAddress) return <NotFoundPage />;
  return (
    <MessagePage
      live
      icon="exclamation-circle"
      title="Не удалось открыть страницу"
      actions={
        <>
          <Button icon="refresh" onClick={() => window.location.reload()}>
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
