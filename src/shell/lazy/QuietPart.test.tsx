// @vitest-environment jsdom
import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPart, type PartLoader } from './LazyPart';
import { QuietPart } from './QuietPart';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('QuietPart shows its placeholder while its file loads', async () => {
  const load = vi.fn<PartLoader>(() => new Promise(() => {}));
  const part = createPart(load);
  const store = configureStore({ reducer: { cabinetApi: () => ({ queries: {} }) } });
  const { container } = render(
    <Provider store={store}>
      <QuietPart part={part} fallback={<p>Загружаем</p>}>
        {(Content) => <Content />}
      </QuietPart>
    </Provider>,
  );
  expect(screen.getByText('Загружаем')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(600));
  expect(load).toHaveBeenCalledOnce();
  expect(screen.getByText('Загружаем')).toBeVisible();
  // There is no wrapper, because stylesheets select the siblings that follow.
  expect(screen.getByText('Загружаем').parentElement).toBe(container);
});
