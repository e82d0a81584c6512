import { describe, expect, it } from 'vitest';
import { parseFault, parseFaultFlag } from './fault';

describe('a fault from JSON', () => {
  it('is read with all its fields', () => {
    const raw = { operationId: 'login', kind: '429', times: 2, message: 'Подождите' };
    expect(parseFault(raw)).toEqual(raw);
  });

  it.each([
    [null, /is an object/],
    [{ kind: '418' }, /Unknown kind/],
    [{ kind: '500', times: -1 }, /times/],
    [{ kind: 'latency', latencyMs: '2s' }, /latencyMs/],
    [{ kind: '500', path: 7 }, /path/],
    [{ kind: '500', operationId: 'logIn' }, /no operation "logIn"/],
    [{ kind: '500', share: 15 }, /share/],
  ])('is refused with a reason if it is %j', (raw, reason) => {
    expect(parseFault(raw)).toMatch(reason);
  });
});

describe('faults from the command line', () => {
  it('are parsed into operation, kind and number of times', () => {
    expect(parseFaultFlag('login=500*2, *=latency')).toEqual([
      { operationId: 'login', kind: '500', times: 2 },
      { kind: 'latency' },
    ]);
  });

  it('are refused if they are unreadable', () => {
    expect(() => parseFaultFlag('logIn=500')).toThrow(/"logIn=500".*no operation "logIn"/);
    expect(() => parseFaultFlag('login=teapot')).toThrow(/"login=teapot".*Unknown kind/);
  });
});
