import { describe, expect, it } from 'vitest';
import { ExchangeLog } from './exchangeLog';

describe('the log of calls', () => {
  it('remembers the last 5000 and goes on counting', () => {
    const log = new ExchangeLog();
    for (let call = 0; call < 12_345; call += 1) {
      log.open({ method: 'GET', path: '/api', operationId: null, at: 0 });
      if (call % 1000 === 999) expect(log.list().length).toBe(Math.min(call + 1, 5000));
    }
    const numbers = log.list().map(({ number }) => number);
    expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([5000, 7346, 12_345]);
    log.clear();
    expect(log.list()).toEqual([]);
  });
});
