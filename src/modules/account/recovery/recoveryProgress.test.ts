// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { progressOf } from './recoveryProgress';

describe('the response to a recovery request', () => {
  it('contains a recovery and the time of the next code', () => {
    const answer = { recoveryId: 'r-1', resendAfterSeconds: 30 };
    expect(progressOf(answer, 1_000)).toEqual({ recoveryId: 'r-1', resendAt: 31_000 });
  });

  it('has a delay of one minute by default', () => {
    expect(progressOf({ recoveryId: 'r-1' }, 0)?.resendAt).toBe(60_000);
    expect(progressOf({ recoveryId: 'r-1', resendAfterSeconds: -5 }, 0)?.resendAt).toBe(60_000);
  });

  it('is read as null if it contains no recovery', () => {
    expect(progressOf(undefined, 0)).toBeNull();
    expect(progressOf({ recoveryId: '' }, 0)).toBeNull();
  });
});

describe('a recovery in this tab', () => {
  beforeEach(() => {
    vi.resetModules();
    sessionStorage.clear();
  });
  /** Loads the module with empty memory, as after a reload. */
  const load = () => import('./recoveryProgress');
  const progress = { recoveryId: 'r-1', resendAt: 5 };

  it('survives a reload, but its login does not', async () => {
    const before = await load();
    before.keepRecovery('anna', progress);
    expect(before.recoveredLogin()).toBe('anna');
    vi.resetModules();
    const after = await load();
    expect(after.recoveryProgress()).toEqual(progress);
    expect(after.recoveredLogin()).toBeNull();
  });

  it('is removed from the storage when it is forgotten', async () => {
    const { forgetRecovery, keepRecovery, recoveryProgress } = await load();
    keepRecovery('anna', progress);
    forgetRecovery();
    expect(recoveryProgress()).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['{', '[]', 'null', '{"recoveryId":5}', '{"recoveryId":"r-1"}'])(
    'is empty if the storage contains %s',
    async (text) => {
      sessionStorage.setItem('cabinet-recovery', text);
      expect((await load()).recoveryProgress()).toBeNull();
    },
  );

  it('is kept in memory if the storage is denied', async () => {
    const { forgetRecovery, keepRecovery, recoveryProgress } = await load();
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(recoveryProgress()).toBeNull();
    keepRecovery('anna', progress);
    expect(recoveryProgress()).toEqual(progress);
    forgetRecovery();
    expect(recoveryProgress()).toBeNull();
  });
});
