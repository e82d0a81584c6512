import { describe, expect, it } from 'vitest';
import type { SafeStorage } from '../../lib/safeStorage';
import type { Watched } from './moduleToday';
import { createTodayMemory, TODAY_KEY } from './todayMemory';

const NOW = Date.parse('2026-11-22T12:00:00+03:00');
const DAY = 24 * 60 * 60 * 1000;

function device(text: string | null = null) {
  const kept = new Map(text === null ? [] : [[TODAY_KEY, text]]);
  const storage: SafeStorage = {
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => Boolean(kept.set(key, value)),
    remove: (key) => void kept.delete(key),
  };
  return { storage, text: () => kept.get(TODAY_KEY) ?? '' };
}

const news = { title: 'Решение', icon: { path: '' }, tone: 'info', to: '/offer' } as const;
const thing = (id: string, state: string, at?: string): Watched => ({
  id,
  state,
  news: { ...news, at },
});

const on = ({ storage }: ReturnType<typeof device>, isForeign = false) =>
  createTodayMemory(storage, () => isForeign);

describe('what a user of the device knows', () => {
  it('makes no news of what is there at the first look, and some of every later state', () => {
    const memory = on(device());
    memory.learn('anna', 'claims', [thing('1', 'SUBMITTED')], NOW);
    memory.learn('anna', 'claims', [thing('1', 'SUBMITTED')], NOW + 1);
    expect(
      memory
        .read('anna', NOW + 1)
        .get('claims')
        ?.get('1'),
    ).toMatchObject({ at: 0 });
    memory.learn('anna', 'claims', [thing('1', 'PAID'), thing('2', 'PAID')], NOW + 2);
    const claims = memory.read('anna', NOW + 2).get('claims');
    expect(claims?.get('1')).toEqual({ state: 'PAID', at: NOW + 2, isUnread: true });
    expect(claims?.get('2')).toEqual({ state: 'PAID', at: NOW + 2, isUnread: true });
  });

  it('has the time that the server tells, but none that is to come', () => {
    const memory = on(device());
    memory.learn('anna', 'claims', [], NOW);
    const past = '2026-11-21T10:00:00+03:00';
    const things = [thing('1', 'PAID', past), thing('2', 'PAID', '2099-01-01T00:00:00Z')];
    memory.learn('anna', 'claims', things, NOW);
    const claims = memory.read('anna', NOW).get('claims');
    expect(claims?.get('1')?.at).toBe(Date.parse(past));
    expect(claims?.get('2')?.at).toBe(NOW);
  });

  it('is silent about what the person did, and forgets nothing for an answer without rows', () => {
    const memory = on(device());
    memory.learn('anna', 'claims', [thing('1', 'PAID')], NOW);
    memory.learn('anna', 'claims', [], NOW);
    memory.learn('anna', 'claims', [thing('1', 'PAID'), { id: '2', state: 'DRAFT' }], NOW);
    expect([...(memory.read('anna', NOW).get('claims')?.values() ?? [])]).toEqual([
      { state: 'PAID', at: 0, isUnread: false },
      { state: 'DRAFT', at: 0, isUnread: false },
    ]);
  });

  it('is read one by one, and all at once', () => {
    const memory = on(device());
    memory.learn('anna', 'claims', [], NOW);
    memory.learn('anna', 'claims', [thing('1', 'PAID'), thing('2', 'PAID')], NOW);
    const unread = () =>
      [...(memory.read('anna', NOW).get('claims') ?? [])].flatMap(([id, { isUnread }]) =>
        isUnread ? [id] : [],
      );
    memory.markRead('anna', 'claims', '1', NOW);
    expect(unread()).toEqual(['2']);
    memory.markRead('anna', undefined, undefined, NOW);
    expect(unread()).toEqual([]);
  });

  it('stays of each user apart, and for two months', () => {
    const phone = device();
    const memory = on(phone);
    memory.learn('anna', 'claims', [thing('1', 'PAID')], NOW);
    memory.learn('boris', 'claims', [thing('1', 'DRAFT')], NOW + 30 * DAY);
    expect(
      memory
        .read('anna', NOW + DAY)
        .get('claims')
        ?.get('1')?.state,
    ).toBe('PAID');
    memory.learn('boris', 'claims', [thing('1', 'DRAFT')], NOW + 61 * DAY);
    expect(memory.read('anna', NOW + 61 * DAY).size).toBe(0);
    expect(phone.text()).not.toContain('anna');
  });

  it('leaves nothing on a computer of others, and goes with the page there', () => {
    const computer = device();
    const memory = on(computer, true);
    memory.learn('anna', 'claims', [], NOW);
    memory.learn('anna', 'claims', [thing('1', 'PAID')], NOW);
    expect(memory.read('anna', NOW).get('claims')?.size).toBe(1);
    expect(computer.text()).toBe('');
    memory.forgetHeld();
    expect(memory.read('anna', NOW).size).toBe(0);
  });

  it.each(['', '{', 'null', '[1]', '[["anna"]]', '[["anna",{"savedAt":1e99,"sources":5}]]'])(
    'survives a storage that holds %j',
    (text) => {
      const memory = on(device(text));
      memory.learn('anna', 'claims', [thing('__proto__', 'PAID')], NOW);
      expect(memory.read('anna', NOW).get('claims')?.get('__proto__')?.state).toBe('PAID');
    },
  );
});
