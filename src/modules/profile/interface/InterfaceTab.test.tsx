// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testCabinet } from '../../../../test/render/cabinet';
import { registryArranged } from '../../../shell/preferences/preferencesSlice';
import { NO_LAYOUT } from '../../../ui/registry/registryColumn';
import ProfilePage from '../page';

const cabinet = testCabinet();

async function openInterface() {
  const shown = await cabinet.show(
    { '/profile': <ProfilePage /> },
    { address: '/profile?tab=interface' },
  );
  await screen.findByRole('heading', { level: 2, name: 'Внешний вид' });
  return { ...shown, preferences: () => shown.store.getState().preferences };
}

const reset = () => screen.getByRole('button', { name: /Сбросить настройки/ });

describe('«Интерфейс»', () => {
  it('changes theme, density and menu at once', async () => {
    const { user, preferences } = await openInterface();
    expect(screen.getByRole('radio', { name: 'Как в системе' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Тёмная' }));
    await user.click(screen.getByRole('radio', { name: /Плотно/ }));
    await user.click(screen.getByRole('switch', { name: /боковое меню/ }));
    expect(preferences()).toMatchObject({
      theme: 'dark',
      density: 'compact',
      sidebarCollapsed: true,
    });
    expect(screen.getByRole('switch', { name: /боковое меню/ })).toBeChecked();
  });

  it('resets the settings to the defaults, and can restore them', async () => {
    const { user, store, preferences } = await openInterface();
    await user.click(screen.getByRole('radio', { name: 'Тёмная' }));
    await user.click(screen.getByRole('switch', { name: /боковое меню/ }));
    const registry = {
      layout: NO_LAYOUT,
      views: [{ name: 'Мой вид', query: '', layout: NO_LAYOUT }],
    };
    act(() => void store.dispatch(registryArranged({ id: 'supplies', registry })));
    await user.click(reset());
    expect(preferences()).toMatchObject({
      theme: 'system',
      density: 'comfortable',
      sidebarCollapsed: false,
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Настройки сброшены');
    expect(preferences().registries).toEqual({});
    await user.click(screen.getByRole('button', { name: 'Вернуть прежние' }));
    expect(preferences()).toMatchObject({
      theme: 'dark',
      sidebarCollapsed: true,
      registries: { supplies: registry },
    });
    expect(screen.queryByText(/Настройки сброшены/)).toBeNull();
  });

  it('has nothing to reset at first', async () => {
    const { user } = await openInterface();
    expect(reset()).toHaveAccessibleDescription('Настройки уже по умолчанию');
    await user.click(reset());
    expect(screen.queryByText(/Настройки сброшены/)).toBeNull();
  });

  it('lists the keys that work everywhere', async () => {
    await openInterface();
    expect(screen.getByText('Закрыть диалог, меню или подсказку')).toBeVisible();
    expect(screen.getByText('Esc')).toBeVisible();
  });
});
