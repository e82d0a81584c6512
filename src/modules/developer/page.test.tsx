// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { clearToasts, toasts } from '../../../test/render/toasts';
import { testCabinet } from '../../../test/render/cabinet';
import DeveloperPage from './page';

const cabinet = testCabinet();

const show = (panel: string) =>
  cabinet.show({ '/dev': <DeveloperPage /> }, { address: `/dev?tab=${panel}` });

describe('the developer page', () => {
  it('shows contract and modules for an unknown panel, and links to the other panels', async () => {
    const { place } = await show('nothing-like-it');
    expect(place()).toBe('/dev');
    const panels = within(
      screen.getByRole('navigation', { name: 'Разделы страницы разработчика' }),
    );
    expect(panels.getByRole('link', { current: 'page' })).toHaveTextContent('Контракт и модули');
    expect(await screen.findByRole('row', { name: /^Итого/ })).toBeVisible();
    expect(panels.queryByRole('link', { name: 'Галерея' })).toBeNull();
    expect(panels.getByRole('link', { name: 'Проверки' })).toHaveAttribute(
      'href',
      '/dev?tab=checks',
    );
  });

  it('counts the operations of the contract by origin', async () => {
    await show('overview');
    const total = await screen.findByRole('row', { name: /^Итого/ });
    const [operations = 0, ...origins] = within(total)
      .getAllByRole('cell')
      .map(({ textContent }) => Number(textContent));
    expect(operations).toBeGreaterThan(50);
    expect(origins.reduce((sum, count) => sum + count, 0)).toBe(operations);
  });

  it('shows the store without personal data, and searches it', async () => {
    await show('store');
    await userEvent.type(await screen.findByRole('searchbox'), 'currentuser');
    expect(await screen.findByText('getCurrentUser')).toBeVisible();
    expect(screen.getAllByText(/скрыто/).length).toBeGreaterThan(0);
    expect(document.body).not.toHaveTextContent(/Соколова|7801234564|severveter/);
    await userEvent.type(screen.getByRole('searchbox'), ' нет такого');
    expect(screen.getByText('Ничего не найдено')).toBeVisible();
  });
});

describe('the mock backend panel', () => {
  it('shows that the backend does not respond if a page comes instead of its response', async () => {
    // A real server responds to unknown addresses with the cabinet's page.
    const reach = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
      typeof input === 'string' && input.startsWith('/__backend')
        ? Promise.resolve(new Response('<!doctype html>'))
        : reach(input, init),
    );
    await show('backend');
    expect(await screen.findByText('Тестовый бэкенд не отвечает')).toBeVisible();
    expect(toasts()).toEqual([]);
  });

  it('adds and removes faults', async () => {
    const { faults } = cabinet.backend;
    cabinet.fail('login', '400', { times: 2 });
    const { user } = await show('backend');
    expect(await screen.findByText('400: login, осталось 2')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Вид сбоя' }), 'drop');
    await user.type(screen.getByLabelText('Операция, без неё все'), 'findUsers');
    await user.type(screen.getByLabelText('Сколько раз, без числа всегда'), '3');
    await user.click(screen.getByRole('button', { name: 'Добавить сбой' }));
    expect(await screen.findByText('drop: findUsers, осталось 3')).toBeVisible();
    expect(faults.list()).toMatchObject([{}, { kind: 'drop', operationId: 'findUsers', times: 3 }]);
    await user.click(screen.getByRole('button', { name: 'Убрать все сбои' }));
    expect(await screen.findByText(/^Сбоев нет/)).toBeVisible();
    expect(faults.list()).toEqual([]);
  });

  it('moves the clock', async () => {
    const { user } = await show('backend');
    await user.click(await screen.findByRole('button', { name: 'Перевести на час вперёд' }));
    await waitFor(() => expect(cabinet.backend.world.clock.ahead()).toBe(3_600_000));
  });

  it('keeps the users signed in when it moves the clock by a month', async () => {
    vi.setSystemTime('2030-12-10T12:00:00+03:00');
    const { user } = await show('backend');
    const { tokens } = cabinet.backend.world;
    const { accessToken } = cabinet.tokensOf('sokolova@severveter.ru');
    await user.click(await screen.findByRole('button', { name: 'Перевести на 10-е число' }));
    await waitFor(() =>
      expect(screen.getByText(/На сервере/)).toHaveTextContent('На сервере 10.01.2031'),
    );
    expect(tokens.userIdOf(accessToken)).not.toBeNull();
  });

  it('creates a row with the entered fields, and lists the possible fields', async () => {
    const { user } = await show('backend');
    await user.selectOptions(await screen.findByLabelText('Что создать'), 'user');
    expect(screen.getByRole('row', { name: /^isVerified true or false true/ })).toBeVisible();
    await user.clear(screen.getByLabelText('Поля, JSON'));
    await user.type(screen.getByLabelText('Поля, JSON'), '{{"username": "t@example.ru"}');
    await user.click(screen.getByRole('button', { name: 'Создать' }));
    const where = { username: { equals: 't@example.ru' } };
    await waitFor(() => expect(cabinet.backend.world.db.user.count({ where })).toBe(1));
  });

  it('shows why a call was refused', async () => {
    const { user } = await show('backend');
    await user.type(await screen.findByLabelText('Сколько раз, без числа всегда'), '-1');
    const form = screen.getByRole('button', { name: 'Добавить сбой' }).closest('form');
    fireEvent.submit(form ?? document.body);
    await waitFor(() => expect(toasts()[0]?.text).toMatch(/times is a whole number/));
  });
});

describe('the checks panel', () => {
  it('breaks the page on request, and the page shows its error', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await show('checks');
    await userEvent.click(await screen.findByRole('button', { name: 'Сломать страницу' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Не удалось открыть страницу',
    );
  });

  it('shows a failed call like the other pages', async () => {
    await show('checks');
    await userEvent.click(await screen.findByRole('button', { name: 'Запросить несуществующее' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('404: Организация не найдена');
  });

  it('reports a captcha without a key', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await show('checks');
    await userEvent.click(await screen.findByRole('button', { name: 'Проверить капчу' }));
    expect(await screen.findByText(/Ключ капчи не задан/)).toBeVisible();
  });

  it('shows a message of success, of information and of failure', async () => {
    await show('checks');
    for (const name of ['Показать успех', 'Показать сведения', 'Показать ошибку']) {
      await userEvent.click(await screen.findByRole('button', { name }));
    }
    expect(toasts().map(({ tone }) => tone)).toEqual(['success', 'info', 'error']);
    act(() => clearToasts());
  });
});
