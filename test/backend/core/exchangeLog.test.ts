import { describe, expect, it } from 'vitest';
import { ExchangeLog } from './exchangeLog';

describe('the log of calls', () => {
  it('keeps only the last 5000 calls and continues their numbering', () => {
    const log = new ExchangeLog();
    const lengths = Array.from({ length: 12_345 }, () => {
      log.open({ method: 'GET', path: '/api', operationId: null, at: 0 });
      return log.list().length;
    });
    expect([lengths[4998], lengths[4999], Math.max(...lengths)]).toEqual([4999, 5000, 5000]);
    const numbers = log.list().map(({ number }) => number);
    expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([5000, 7346, 12_345]);
    log.clear();
    expect(log.list()).toEqual([]);
  });
});
