// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { toast } from '../../shell/toast/toasts';
import { withRoles } from './testing/person';
import { renderProfile } from './testing/renderProfile';

beforeEach(() => toast.clear());

describe('the profile', () => {
  it('opens with the person and says which tab is the current one', async () => {
    await renderProfile();
    expect(screen.getByRole('heading', { level: 1, name: 'Профиль' })).toBeVisible();
    const tabs = screen.getByRole('navigation', { name: 'Разделы профиля' });
    const current = within(tabs).getByRole('link', { current: 'page' });
    expect(current).toHaveAccessibleName('Мои данные');
    expect(current).toHaveAttribute('href', '/profile');
    expect(await screen.findByRole('heading', { level: 2, name: 'Мои данные' })).toBeVisible();
  });

  it('opens the tab that the address names', async () => {
    await renderProfile({ tab: 'security' });
    expect(await screen.findByRole('heading', { level: 2, name: 'Смена пароля' })).toBeVisible();
  });

  it('opens the first tab for an address that names one which is not there', async () => {
    await renderProfile({ tab: 'integrations' });
    expect(await screen.findByRole('heading', { level: 2, name: 'Мои данные' })).toBeVisible();
  });

  it('keeps the focus on the tab that was chosen by the keyboard', async () => {
    const { visitor } = await renderProfile();
    const tab = screen.getByRole('link', { name: 'Безопасность' });
    tab.focus();
    await visitor.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 2, name: 'Смена пароля' })).toBeVisible();
    expect(tab).toHaveFocus();
    expect(tab).toHaveAttribute('aria-current', 'page');
  });
});

describe('an unverified user', () => {
  const user = { ...withRoles('SENDER'), isVerified: false };

  it.each([
    [undefined, 'Мои данные'],
    ['security', 'Смена пароля'],
    ['interface', 'Внешний вид'],
  ])('has the own tabs at hand (%s)', async (tab, heading) => {
    await renderProfile({ user, ...(tab !== undefined && { tab }) });
    expect(await screen.findByRole('heading', { level: 2, name: heading })).toBeVisible();
  });

  it('waits for the owner where the rest is concerned, and asks the server for nothing', async () => {
    const { sent } = await renderProfile({ user, tab: 'integrations' });
    expect(await screen.findByText('Ожидание подтверждения')).toBeVisible();
    expect(sent).toEqual([]);
  });
});
