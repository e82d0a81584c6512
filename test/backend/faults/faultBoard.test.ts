import { describe, expect, it } from 'vitest';
import type { Fault } from './fault';
import { FaultBoard, type FaultTarget } from './faultBoard';

const readUser: FaultTarget = {
  operationId: 'getUserRole',
  template: '/v1/user/role/{id}',
  path: '/v1/user/role/7',
  method: 'GET',
};

function boardWith(...faults: Fault[]): FaultBoard {
  const board = new FaultBoard();
  board.post(faults);
  return board;
}

describe('the fault board', () => {
  it('affects the given number of calls and no more', () => {
    const board = boardWith({ kind: '500', times: 2 });
    const kinds = [1, 2, 3].map(() => board.draw(readUser).fault?.kind ?? 'none');
    expect(kinds).toEqual(['500', '500', 'none']);
  });

  it('affects all calls until the fault is removed, if no number is given', () => {
    const board = boardWith({ kind: '503' });
    for (let call = 0; call < 50; call += 1) expect(board.draw(readUser).fault?.kind).toBe('503');
    board.clear();
    expect(board.draw(readUser).fault).toBeNull();
  });

  it('does not affect the first calls if `after` is given', () => {
    const board = boardWith({ kind: '500', after: 1, times: 1 });
    const kinds = [1, 2, 3].map(() => board.draw(readUser).fault?.kind ?? 'none');
    expect(kinds).toEqual(['none', '500', 'none']);
  });

  it('affects a share of the calls, and the same calls for the same seed', () => {
    const findUsers: FaultTarget = { ...readUser, operationId: 'findUsers' };
    const hitsOf = (board: FaultBoard, calls: number) =>
      Array.from({ length: calls }, () => board.draw(readUser).fault !== null);
    const alone = hitsOf(boardWith({ kind: '500', share: 0.15, seed: 3 }), 2000);
    const hits = alone.filter(Boolean).length;
    expect(hits).toBeGreaterThan(240);
    expect(hits).toBeLessThan(360);
    const beside = boardWith({ kind: '500', share: 0.15, seed: 3 });
    for (let call = 0; call < 5; call += 1) beside.draw(findUsers);
    expect(hitsOf(beside, 2000)).toEqual(alone);
    expect(hitsOf(boardWith({ kind: '500', share: 0.15, seed: 4 }), 2000)).not.toEqual(alone);
    expect(hitsOf(boardWith({ kind: '500', share: 0 }), 100)).not.toContain(true);
    expect(hitsOf(boardWith({ kind: '500', share: 1 }), 100)).not.toContain(false);
  });

  it.each([
    [{ operationId: 'getUserRole' }, true],
    [{ operationId: 'login' }, false],
    [{ path: '/v1/user/role/{id}' }, true],
    [{ path: '/api/v1/user/role/7' }, true],
    [{ path: '/v1/user/role/8' }, false],
    [{ method: 'get' }, true],
    [{ method: 'DELETE', path: '/v1/user/role/7' }, false],
  ] as const)(
    'chooses calls by operation, path and method: a fault for %j is applied: %s',
    (where, isHit) => {
      const drawn = boardWith({ kind: '404', ...where }).draw(readUser);
      expect(drawn.fault !== null).toBe(isHit);
    },
  );

  it('applies one fault to each call, in order of creation, and adds up latencies', () => {
    const board = boardWith(
      { kind: 'latency', latencyMs: 100 },
      { kind: '500', times: 1 },
      { kind: '404', times: 1 },
      { kind: 'latency', latencyMs: 50 },
    );
    const first = board.draw(readUser);
    expect([first.fault?.kind, first.latencyMs]).toEqual(['500', 150]);
    expect(board.draw(readUser).fault?.kind).toBe('404');
    expect(board.list()).toMatchObject([{ kind: 'latency', remaining: null }, { kind: 'latency' }]);
  });
});
