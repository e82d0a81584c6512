// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorWithoutBody } from '../../api/errors';
import { lastFailure } from '../../observability/errors/faults';
import { SessionRestoreError } from '../../session/SessionRestoreError';
import { renderRoutes } from '../../../test/render/routes';
import { RouteErrorBoundary } from './RouteErrorBoundary';

const renderFailing = (error: unknown) =>
  renderRoutes(
    [
      {
        path: '/offer',
        ErrorBoundary: RouteErrorBoundary,
        HydrateFallback: () => null,
        element: null,
        loader: () => {
          throw error;
        },
      },
    ],
    '/offer',
  );

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => vi.unstubAllGlobals());

describe('the error page of a route', () => {
  it('never shows the message of a programming error', async () => {
    await renderFailing(new TypeError('undefined is not a function'));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Не удалось открыть страницу',
    );
    expect(screen.getByRole('button', { name: 'Обновить страницу' })).toBeVisible();
    expect(screen.queryByText(/undefined/)).toBeNull();
  });

  it.each([
    ['a call', errorWithoutBody('NETWORK')],
    ['restoring the session', new SessionRestoreError(errorWithoutBody('NETWORK'))],
  ])('explains what went wrong with %s', async (_what, error) => {
    await renderFailing(error);
    expect(await screen.findByText(/Нет связи с сервером/)).toBeVisible();
  });

  it('shows the id of the request only if the server has responded', async () => {
    lastFailure.code = '0123456789abcdef0123456789abcdef';
    await renderFailing(errorWithoutBody('NETWORK'));
    await screen.findByText(/Нет связи с сервером/);
    expect(screen.queryByText(/Код обращения/)).toBeNull();
    cleanup();
    await renderFailing(errorWithoutBody(400));
    expect(await screen.findByText(`Код обращения: ${lastFailure.code}`)).toBeVisible();
  });

  it('explains a part that is missing after a deployment', async () => {
    await renderFailing(new TypeError('Importing a module script failed.'));
    expect(await screen.findByText(/Кабинет обновился/)).toBeVisible();
  });

  it('does not blame a deployment for a lost network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await renderFailing(new TypeError('Importing a module script failed.'));
    expect(await screen.findByText(/Нет подключения к интернету/)).toBeVisible();
  });

  it('shows the not-found page for a 404', async () => {
    await renderFailing(new Response(null, { status: 404 }));
    expect(await screen.findByRole('heading', { name: 'Страница не найдена' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/');
  });
});
