import { configureStore } from '@reduxjs/toolkit';
import { expect, it, vi } from 'vitest';
import { cabinetApi } from './cabinetApi';
import { senderApi } from './endpoints/sender';
import { transportOver } from './transport/testing/transportOver';

it.each([0, 0.999])(
  'an optional query is retried twice within three seconds, each time after a pause (random %d)',
  async (chance) => {
    vi.useFakeTimers();
    try {
      vi.spyOn(Math, 'random').mockReturnValue(chance);
      const sent: number[] = [];
      const start = Date.now();
      const transport = transportOver(() => {
        sent.push(Date.now() - start);
        return Promise.resolve(new Response(null, { status: 503 }));
      });
      const { dispatch } = configureStore({
        reducer: { cabinetApi: cabinetApi.reducer },
        middleware: (defaults) =>
          defaults({ thunk: { extraArgument: { transport, reload() {} } } }).concat(
            cabinetApi.middleware,
          ),
      });
      const figures = dispatch(senderApi.endpoints.getOrderDashboard.initiate());
      await vi.advanceTimersByTimeAsync(3_000);
      await figures;
      const [first = 0, second = 0, third = 0, ...more] = sent;
      expect(more).toEqual([]);
      expect(second - first).toBeGreaterThan(100);
      expect(third - second).toBeGreaterThan(100);
    } finally {
      vi.useRealTimers();
    }
  },
);
