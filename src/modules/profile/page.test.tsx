// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { testCabinet, type Visit } from '../../../test/render/cabinet';
import ProfilePage from './page';

const cabinet = testCabinet();

const openProfile = (query = '', visit?: Visit) =>
  cabinet.show({ '/profile': <ProfilePage /> }, { address: `/profile${query}`, ...visit });

describe('the profile', () => {
  it('opens the tab «Мои данные» by default and marks it as current', async () => {
    await openProfile();
    expect(screen.getByRole('heading', { level: 1, name: 'Профиль' })).toBeVisible();
    const tabs = screen.getByRole('navigation', { name: 'Разделы профиля' });
    const current = within(tabs).getByRole('link', { current: 'page' });
    expect(current).toHaveAccessibleName('Мои данные');
    expect(current).toHaveAttribute('href', '/profile');
    expect(await screen.findByRole('heading', { level: 2, name: 'Мои данные' })).toBeVisible();
  });

  it('opens the tab of the address', async () => {
    await openProfile('?tab=security');
    expect(await screen.findByRole('heading', { level: 2, name: 'Смена пароля' })).toBeVisible();
  });

  it('opens the first tab if the tab in the address is not available, and corrects the address', async () => {
    const { place } = await openProfile('?tab=integrations');
    expect(await screen.findByRole('heading', { level: 2, name: 'Мои данные' })).toBeVisible();
    expect(place()).toBe('/profile');
  });

  it('keeps the focus on the tab chosen by the keyboard', async () => {
    const { user } = await openProfile();
    const tab = screen.getByRole('link', { name: 'Безопасность' });
    tab.focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 2, name: 'Смена пароля' })).toBeVisible();
    expect(tab).toHaveFocus();
    expect(tab).toHaveAttribute('aria-current', 'page');
  });
});

describe('an unverified user', () => {
  const as = 'morozov@posylka-plus.ru';
  beforeEach(() => cabinet.changeUser(as, { isVerified: false }));

  it.each([
    ['', 'Мои данные'],
    ['?tab=security', 'Смена пароля'],
    ['?tab=interface', 'Внешний вид'],
  ])('may use the tab at /profile%s', async (query, heading) => {
    await openProfile(query, { as });
    expect(await screen.findByRole('heading', { level: 2, name: heading })).toBeVisible();
  });

  it('sees the waiting card on the other tabs, and they make no calls', async () => {
    await openProfile('?tab=integrations', { as });
    expect(await screen.findByText('Ожидание подтверждения')).toBeVisible();
    expect(cabinet.calls()).toEqual([]);
  });
});
