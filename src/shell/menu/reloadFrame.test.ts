import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCabinetStore } from '../../../test/render/store';
import { reloadFrame, selectFrameReload } from './menuSlice';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('the flag that reloads an embedded frame is reset half a second after the last click', async () => {
  const { store } = createCabinetStore();
  store.dispatch(reloadFrame());
  await vi.advanceTimersByTimeAsync(400);
  store.dispatch(reloadFrame());
  await vi.advanceTimersByTimeAsync(400);
  expect(selectFrameReload(store.getState())).toBe(true);
  await vi.advanceTimersByTimeAsync(150);
  expect(selectFrameReload(store.getState())).toBe(false);
});
