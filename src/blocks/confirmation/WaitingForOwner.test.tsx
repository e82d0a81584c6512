// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { freshBrowser, renderRoutes } from '../../../test/render/routes';
import { errorFromBody, errorWithoutBody } from '../../api/errors';
import type { SupportContacts } from '../../lib/supportContacts';
import { WaitingForOwner } from './WaitingForOwner';

freshBrowser();

async function renderWait(error: unknown, contacts: SupportContacts = {}, awaited?: string) {
  let asked = 0;
  const ask = () => {
    asked += 1;
    return Promise.resolve({ error });
  };
  const element = <WaitingForOwner ask={ask} contacts={contacts} awaited={awaited} />;
  const { user } = await renderRoutes([{ path: '/offer', element }], '/offer');
  const check = () => user.click(screen.getByRole('button', { name: 'Проверить снова' }));
  return { asked: () => asked, check };
}

describe('WaitingForOwner', () => {
  it('explains that the cabinet owner must confirm the user first', async () => {
    await renderWait(undefined);
    expect(screen.getByRole('heading', { name: 'Ожидание подтверждения' })).toBeVisible();
    expect(screen.getByText(/Все возможности кабинета станут вам доступны, когда/)).toBeVisible();
    expect(screen.queryByText(/функционал/)).toBeNull();
  });

  it('names the content that `awaited` gives, and then shows no button', async () => {
    await renderWait(undefined, {}, 'Предложения банков');
    expect(
      screen.getByText(
        /^Предложения банков и все остальные возможности кабинета станут вам доступны/,
      ),
    ).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('checks the confirmation on request and says that nothing has changed', async () => {
    const { asked, check } = await renderWait(
      errorFromBody(406, { code: '406', message: 'Нельзя' }),
    );
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await check();
    expect(asked()).toBe(1);
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Подтверждения пока нет.'),
    );
  });

  it('shows the reason of a failed check', async () => {
    const lost = errorWithoutBody('NETWORK');
    const { check } = await renderWait(lost);
    await check();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(lost.message));
  });

  it('shows the support contacts from the configuration', async () => {
    await renderWait(undefined, {
      phone: { number: '+78001234567', shown: '+7 800 123-45-67' },
      email: 'help@cabinet.example',
    });
    expect(screen.getByRole('link', { name: '+7 800 123-45-67' })).toHaveAttribute(
      'href',
      'tel:+78001234567',
    );
    expect(screen.getByRole('link', { name: 'help@cabinet.example' })).toHaveAttribute(
      'href',
      'mailto:help@cabinet.example',
    );
  });
});
