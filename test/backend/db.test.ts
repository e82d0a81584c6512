import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDatabase } from './db';

afterEach(() => vi.unstubAllGlobals());

const row = { code: '12300', name: 'Общества с ограниченной ответственностью' };

describe('a database', () => {
  it('shares nothing with another one', () => {
    const first = createDatabase();
    const second = createDatabase();
    first.okopf.create(row);
    expect([first.okopf.count(), second.okopf.count()]).toEqual([1, 0]);
  });

  it('opens no channel to other databases, not even where there is a window', () => {
    const opened = vi.fn<(what: string) => void>();
    class Channel extends EventTarget {
      constructor(name: string) {
        super();
        opened(name);
      }
      postMessage(): void {
        opened('message');
      }
    }
    vi.stubGlobal('window', {});
    vi.stubGlobal('BroadcastChannel', Channel);
    createDatabase().okopf.create(row);
    expect(opened).not.toHaveBeenCalled();
    expect(globalThis.BroadcastChannel).toBe(Channel);
  });

  it('keeps null as null', () => {
    const offer = createDatabase().debtorOffer.create({ id: 'o-1', offerFinishDate: null });
    expect([offer.offerFinishDate, offer.requestedAt, offer.agreementId]).toEqual([null, 0, '']);
  });
});
