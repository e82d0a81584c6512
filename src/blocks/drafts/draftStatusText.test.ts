import { describe, expect, it } from 'vitest';
import type { DraftState } from './draftState';
import { draftStatusText, type DraftWords } from './draftStatusText';

const AT = Date.parse('2026-11-22T14:05:00+03:00');
const kept: DraftState = { kind: 'kept', place: 'device', at: AT, isPartial: false };
const wordsFor = (state: DraftState, isOnline = true) =>
  draftStatusText(state, { isOnline, secrets: 'паспортных данных' });

describe('the status text of a draft', () => {
  it.each<[DraftState, Partial<DraftWords>]>([
    [{ kind: 'untouched', at: null }, { text: '' }],
    [
      { kind: 'untouched', at: AT },
      { text: 'Черновик сохранён', at: AT },
    ],
    [{ kind: 'typed' }, { text: 'Изменения ещё не сохранены' }],
    [{ kind: 'sending' }, { text: 'Сохраняем черновик…' }],
    [kept, { text: 'Черновик сохранён', at: AT, rest: '' }],
    [
      { ...kept, isPartial: true },
      { text: 'Черновик сохранён', at: AT, rest: ', кроме паспортных данных' },
    ],
  ])('for the state %j contains %j', (state, words) => {
    expect(wordsFor(state)).toMatchObject({ ...words, tone: 'neutral' });
  });

  it('warns if the draft may be lost', () => {
    expect(wordsFor({ ...kept, place: 'page' })).toMatchObject({
      tone: 'warning',
      announcement: expect.stringContaining('Не закрывайте вкладку'),
    });
    expect(wordsFor({ ...kept, place: 'foreign' })).toMatchObject({
      tone: 'warning',
      announcement: expect.stringContaining('Чужой компьютер'),
    });
    expect(wordsFor(kept, false)).toMatchObject({
      tone: 'warning',
      rest: expect.stringContaining('только на этом устройстве'),
    });
    expect(wordsFor({ kind: 'elsewhere', at: AT }).text).toContain('в другой вкладке');
  });

  it('has the same announcement after each save', () => {
    const later: DraftState = { ...kept, at: AT + 90_000 };
    expect(wordsFor(later).at).not.toBe(wordsFor(kept).at);
    expect(wordsFor(later).announcement).toBe(wordsFor(kept).announcement);
    expect(wordsFor({ kind: 'typed' }).announcement).toBeUndefined();
  });
});
