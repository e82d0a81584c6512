// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import type { Watched } from './moduleToday';
import { TODAY_KEY, todayMemory as memory } from './todayMemory';

const NOW = Date.parse('2026-11-22T12:00:00+03:00');
const DAY = 24 * 60 * 60 * 1000;

beforeEach(() => localStorage.clear());

const news = { title: 'Решение', icon: { path: '' }, tone: 'info', to: '/offer' } as const;
const thing = (id: string, state: string, at?: string): Watched => ({
  id,
  state,
  news: { ...news, at },
});

describe('the memory of the bell', () => {
  it('reports later changes, but nothing at the first visit', () => {
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

  it('uses the server’s time of a change, unless it is in the future', () => {
    memory.learn('anna', 'claims', [], NOW);
    const past = '2026-11-21T10:00:00+03:00';
    const things = [thing('1', 'PAID', past), thing('2', 'PAID', '2099-01-01T00:00:00Z')];
    memory.learn('anna', 'claims', things, NOW);
    const claims = memory.read('anna', NOW).get('claims');
    expect(claims?.get('1')?.at).toBe(Date.parse(past));
    expect(claims?.get('2')?.at).toBe(NOW);
  });

  it('ignores the user’s own actions, and keeps its state for a response without rows', () => {
    memory.learn('anna', 'claims', [thing('1', 'PAID')], NOW);
    memory.learn('anna', 'claims', [], NOW);
    memory.learn('anna', 'claims', [thing('1', 'PAID'), { id: '2', state: 'DRAFT' }], NOW);
    expect([...(memory.read('anna', NOW).get('claims')?.values() ?? [])]).toEqual([
      { state: 'PAID', at: 0, isUnread: false },
      { state: 'DRAFT', at: 0, isUnread: false },
    ]);
  });

  it('marks changes as read one by one, and all at once', () => {
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

  it('is separate for each user, and lasts two months', () => {
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
    expect(localStorage.getItem(TODAY_KEY)).not.toContain('anna');
  });

  it.each(['null', '[1]', '[["claims"]]', '[["claims",[["1",{"state":5}],["2"]]]]'])(
    'works with a storage that contains %s',
    (value) => {
      const users = `[{"owner":"anna","savedAt":${NOW},"value":${value}}]`;
      localStorage.setItem(TODAY_KEY, `{"version":1,"users":${users}}`);
      expect(memory.read('anna', NOW).get('claims')?.size ?? 0).toBe(0);
      memory.learn('anna', 'bills', [thing('__proto__', 'PAID')], NOW);
      expect(memory.read('anna', NOW).get('bills')?.get('__proto__')?.state).toBe('PAID');
    },
  );
});
