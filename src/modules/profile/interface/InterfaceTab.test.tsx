// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { toast } from '../../../shell/toast/toasts';
import { renderProfile } from '../testing/renderProfile';

async function openInterface() {
  const shown = await renderProfile({ tab: 'interface' });
  await screen.findByRole('heading', { level: 2, name: 'Внешний вид' });
  return { ...shown, preferences: () => shown.store.getState().preferences };
}

const reset = () => screen.getByRole('button', { name: /Сбросить настройки/ });

beforeEach(() => toast.clear());

describe('«Интерфейс»', () => {
  it('changes theme, density and menu at once', async () => {
    const { visitor, preferences } = await openInterface();
    expect(screen.getByRole('radio', { name: 'Как в системе' })).toBeChecked();
    await visitor.click(screen.getByRole('radio', { name: 'Тёмная' }));
    await visitor.click(screen.getByRole('radio', { name: /Плотно/ }));
    await visitor.click(screen.getByRole('switch', { name: /боковое меню/ }));
    expect(preferences()).toEqual({ theme: 'dark', density: 'compact', sidebarCollapsed: true });
    expect(screen.getByRole('switch', { name: /боковое меню/ })).toBeChecked();
  });

  it('goes back to the defaults, and forth again', async () => {
    const { visitor, preferences } = await openInterface();
    await visitor.click(screen.getByRole('radio', { name: 'Тёмная' }));
    await visitor.click(screen.getByRole('switch', { name: /боковое меню/ }));
    await visitor.click(reset());
    expect(preferences()).toEqual({
      theme: 'system',
      density: 'comfortable',
      sidebarCollapsed: false,
    });
    expect(screen.getByRole('status')).toHaveTextContent('Настройки сброшены');
    await visitor.click(screen.getByRole('button', { name: 'Вернуть прежние' }));
    expect(preferences()).toMatchObject({ theme: 'dark', sidebarCollapsed: true });
    expect(screen.queryByText(/Настройки сброшены/)).toBeNull();
  });

  it('has nothing to reset on the first day', async () => {
    const { visitor } = await openInterface();
    expect(reset()).toHaveAccessibleDescription('Настройки уже по умолчанию');
    await visitor.click(reset());
    expect(screen.queryByText(/Настройки сброшены/)).toBeNull();
  });

  it('lists the keys that work everywhere', async () => {
    await openInterface();
    expect(screen.getByText('Закрыть диалог, меню или подсказку')).toBeVisible();
    expect(screen.getByText('Esc')).toBeVisible();
  });
});
