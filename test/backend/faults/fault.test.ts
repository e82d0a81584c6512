import { describe, expect, it } from 'vitest';
import { parseFault, parseFaultFlag } from './fault';

describe('a fault from JSON', () => {
  it('is read with all its fields', () => {
    const raw = { operationId: 'login', kind: '429', times: 2, message: 'Подождите' };
    expect(parseFault(raw)).toEqual(raw);
  });

  it.each([
    [null, /JSON object is expected, not null/],
    [{}, /kind is missing; one of 400, /],
    [{ kind: '418' }, /kind is one of 400, .* not "418"/],
    [{ kind: '500', operationID: 'login' }, /operationID is no field; there are kind, operationId/],
    [{ kind: 'latency', latency: 500 }, /latency is no field; .*latencyMs/],
    [{ kind: '500', processed: 'yes' }, /processed is true or false/],
    [{ kind: '422', fieldErrors: [{ name: 'inn' }] }, /name is no field; there are field, message/],
    [{ kind: '500', path: '/v1/nowhere' }, /no call \/v1\/nowhere/],
    [{ kind: '500', path: '/v1/user/find', method: 'PATCH' }, /no call PATCH \/v1\/user\/find/],
    [{ kind: '500', operationId: 'login', method: 'GET' }, /no call login GET/],
    [{ kind: '500', times: -1 }, /times/],
    [{ kind: 'latency', latencyMs: '2s' }, /latencyMs/],
    [{ kind: '500', path: 7 }, /path/],
    [{ kind: '500', operationId: 'logIn' }, /no operation "logIn"; near names: login,/],
    [{ kind: '500', share: 15 }, /share/],
  ])('is refused with a reason if it is %j', (raw, reason) => {
    expect(() => parseFault(raw)).toThrow(reason);
  });

  it.each(['/v1/user/{id}', '/v1/user/7', '/api/v1/user/7'])('may name the path %s', (path) => {
    expect(parseFault({ kind: '500', method: 'get', path })).toMatchObject({ path });
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
    expect(() => parseFaultFlag('login=teapot')).toThrow(/"login=teapot".*kind is one of/);
  });
});
