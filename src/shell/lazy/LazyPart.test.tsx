// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPart, LazyPart, pagePart, type PartLoader } from './LazyPart';

const file = { default: () => <p>Содержание</p> };
const gone = () => Promise.reject(new TypeError('Importing a module script failed.'));
const load = vi.fn<PartLoader>();

function draw(part = createPart(load), message = 'Не удалось показать раздел') {
  return render(
    <LazyPart part={part} fallback={<p>Загружаем</p>} message={message}>
      {(Content) => <Content />}
    </LazyPart>,
  );
}

beforeEach(() => {
  load.mockReset();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => vi.useRealTimers());

describe('a part that is loaded later', () => {
  it('shows no placeholder for the first 200 ms, and a placeholder afterwards', async () => {
    vi.useFakeTimers();
    load.mockReturnValue(new Promise(() => {}));
    await act(async () => draw());
    await act(() => vi.advanceTimersByTimeAsync(199));
    expect(screen.getByText('Загружаем')).not.toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByText('Загружаем')).toBeVisible();
  });

  it('is rendered at once on the second mount', async () => {
    load.mockResolvedValue(file);
    const part = createPart(load);
    const { unmount } = await act(async () => draw(part));
    unmount();
    await act(async () => draw(part));
    expect(screen.getByText('Содержание')).toBeVisible();
    expect(load).toHaveBeenCalledOnce();
  });

  it('says that the cabinet was updated if its file is missing, and «Повторить» loads it again', async () => {
    load.mockImplementationOnce(gone).mockResolvedValueOnce(file);
    await act(async () => draw());
    expect(screen.getByRole('alert')).toHaveTextContent('Кабинет обновился');
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByText('Содержание')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('does not report a deployment if the network is lost or its own code fails', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    load.mockImplementationOnce(gone);
    const { unmount } = await act(async () => draw());
    expect(screen.getByRole('alert')).toHaveTextContent('Нет подключения к интернету');
    unmount();
    const Broken = () => {
      throw new Error('x is not a function');
    };
    await act(async () => draw(createPart(() => Promise.resolve({ default: Broken }))));
    expect(screen.getByRole('alert')).toHaveTextContent('Не удалось показать раздел');
  });

  it('is created once for each loader', () => {
    expect(pagePart('profile person', load)).toBe(pagePart('profile person', load));
    expect(pagePart('profile person', () => load())).not.toBe(pagePart('profile person', load));
  });
});
