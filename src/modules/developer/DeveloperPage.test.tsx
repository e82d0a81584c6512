// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RouteErrorBoundary } from '../../shell/pages/RouteErrorBoundary';
import { renderShell, stubBrowser } from '../../shell/testing/cabinetForTests';
import { toast } from '../../shell/toast/toasts';
import DeveloperPage from './DeveloperPage';

const backend = {
  scenario: 'default',
  now: '2026-11-21T07:00:00.000Z',
  scenarios: { default: 'Всё сразу', empty: 'Ничего нет' },
  faultKinds: ['400', 'drop'],
  faults: [{ kind: '400', operationId: 'login', times: 2 }],
};

/** What the control address was asked, and answers; by default a page, as a real server does. */
function stubControl(answer: () => Response = () => new Response('<!doctype html>')) {
  const calls: [string, unknown][] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn<(address: string, init?: RequestInit) => Promise<Response>>((address, init) => {
      const { method = 'GET', body } = init ?? {};
      const text = typeof body === 'string' ? body : '';
      calls.push([`${method} ${address}`, text === '' ? undefined : JSON.parse(text)]);
      return Promise.resolve(answer());
    }),
  );
  return calls;
}

beforeEach(() => {
  stubBrowser();
  toast.clear();
});
afterEach(() => vi.unstubAllGlobals());

const show = (panel: string, answer?: Parameters<typeof renderShell>[1]) =>
  renderShell([{ path: '/dev', element: <DeveloperPage />, ErrorBoundary: RouteErrorBoundary }], {
    address: `/dev?panel=${panel}`,
    ...answer,
  });

describe('the developer page', () => {
  it('begins with the gallery and leads to its other panels', async () => {
    await show('nothing-like-it');
    const panels = screen.getByRole('navigation', { name: 'Разделы страницы разработчика' });
    expect(within(panels).getByRole('link', { current: 'page' })).toHaveTextContent('Галерея');
    // Loading the whole gallery takes its time on a busy machine.
    const gallery = await screen.findByRole('navigation', { name: 'Галерея' }, { timeout: 15_000 });
    expect(gallery).toBeVisible();
    expect(within(panels).getByRole('link', { name: 'Проверки' })).toHaveAttribute(
      'href',
      '/dev?panel=checks',
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

  it('shows the store without who is signed in, and searches it', async () => {
    await show('store');
    await userEvent.type(await screen.findByRole('searchbox'), 'currentuser');
    expect(await screen.findByText('getCurrentUser')).toBeVisible();
    expect(screen.getAllByText(/скрыто/).length).toBeGreaterThan(0);
    expect(document.body).not.toHaveTextContent(/Соколова|7801234564|severveter/);
    await userEvent.type(screen.getByRole('searchbox'), ' нет такого');
    expect(screen.getByText('Ничего не найдено')).toBeVisible();
  });
});

describe('orders to the mock backend', () => {
  it('are offered only where one answers', async () => {
    stubControl();
    await show('backend');
    expect(await screen.findByText('Тестовый бэкенд не отвечает')).toBeVisible();
    expect(toast.messages()).toEqual([]);
  });

  it('plant and remove failures', async () => {
    const calls = stubControl(() => Response.json(backend));
    await show('backend');
    expect(await screen.findByText('400: login, осталось 2')).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Вид сбоя' }), 'drop');
    await userEvent.type(screen.getByLabelText('Операция, без неё все'), 'findUsers');
    await userEvent.type(screen.getByLabelText('Сколько раз, без числа всегда'), '3');
    await userEvent.click(screen.getByRole('button', { name: 'Добавить сбой' }));
    await userEvent.click(screen.getByRole('button', { name: 'Убрать все сбои' }));
    expect(calls.filter(([call]) => !call.startsWith('GET'))).toEqual([
      ['POST /__backend/faults', { kind: 'drop', operationId: 'findUsers', times: 3 }],
      ['DELETE /__backend/faults', undefined],
    ]);
  });

  it('move the clock', async () => {
    const calls = stubControl(() => Response.json(backend));
    await show('backend');
    await userEvent.click(await screen.findByRole('button', { name: 'Перевести на час вперёд' }));
    expect(calls).toContainEqual(['POST /__backend/clock', { advanceMs: 3_600_000 }]);
  });

  it('say why they were refused', async () => {
    let answers = 0;
    stubControl(() => {
      answers += 1;
      return answers === 1
        ? Response.json(backend)
        : new Response('advanceMs is wrong', { status: 400 });
    });
    await show('backend');
    await userEvent.click(await screen.findByRole('button', { name: 'Перевести на час вперёд' }));
    await waitFor(() => expect(toast.messages()[0]?.text).toBe('advanceMs is wrong'));
  });
});

describe('the checks', () => {
  it('break the page into its error boundary', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await show('checks');
    await userEvent.click(await screen.findByRole('button', { name: 'Сломать страницу' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Не удалось открыть страницу',
    );
  });

  it('show a failed call as the pages do', async () => {
    await show('checks', {
      answer: () => ({ status: 404, body: { message: 'Организация не найдена' } }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Запросить несуществующее' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('404: Организация не найдена');
  });

  it('tell when the captcha has no key', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await show('checks');
    await userEvent.click(await screen.findByRole('button', { name: 'Проверить капчу' }));
    expect(await screen.findByText(/Ключ капчи не задан/)).toBeVisible();
  });

  it('show messages of every tone', async () => {
    await show('checks');
    for (const name of ['Показать успех', 'Показать сведения', 'Показать ошибку']) {
      await userEvent.click(await screen.findByRole('button', { name }));
    }
    expect(toast.messages().map(({ tone }) => tone)).toEqual(['success', 'info', 'error']);
    act(() => toast.clear());
  });
});
