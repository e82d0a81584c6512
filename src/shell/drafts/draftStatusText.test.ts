import { describe, expect, it } from 'vitest';
import type { DraftState } from './draftState';
import { draftStatusText } from './draftStatusText';

const AT = new Date(2026, 10, 22, 14, 5).getTime();
const kept: DraftState = { kind: 'kept', place: 'device', at: AT, isPartial: false };
const wordsFor = (state: DraftState, isOnline = true, now = AT + 60_000) =>
  draftStatusText(state, { isOnline, secrets: 'паспортных данных', now });

describe('the words about a draft', () => {
  it.each<[DraftState, string]>([
    [{ kind: 'untouched', at: null }, ''],
    [{ kind: 'untouched', at: AT }, 'Черновик сохранён в 14:05'],
    [{ kind: 'typed' }, 'Изменения ещё не сохранены'],
    [{ kind: 'sending' }, 'Сохраняем черновик…'],
    [kept, 'Черновик сохранён в 14:05'],
    [{ ...kept, isPartial: true }, 'Черновик сохранён в 14:05, кроме паспортных данных'],
  ])('%j: «%s»', (state, words) => {
    expect(wordsFor(state)).toMatchObject({
      text: words.replace('в 14', 'в\u00A014'),
      tone: 'neutral',
    });
  });

  it('have the day where it is another one', () => {
    expect(wordsFor(kept, true, AT + 86_400_000).text).toBe(
      'Черновик сохранён 22.11.2026 в\u00A014:05',
    );
  });

  it('warn where the draft may be lost', () => {
    expect(wordsFor({ ...kept, place: 'page' })).toMatchObject({
      tone: 'warning',
      announcement: expect.stringContaining('Не закрывайте вкладку'),
    });
    expect(wordsFor(kept, false)).toMatchObject({
      tone: 'warning',
      text: expect.stringContaining('только на этом устройстве'),
    });
    expect(wordsFor({ kind: 'elsewhere', at: AT }).text).toContain('в другой вкладке');
  });

  it('are read out the same way each time, so once', () => {
    const later: DraftState = { ...kept, at: AT + 90_000 };
    expect(wordsFor(later).text).not.toBe(wordsFor(kept).text);
    expect(wordsFor(later).announcement).toBe(wordsFor(kept).announcement);
    expect(wordsFor({ kind: 'typed' }).announcement).toBeUndefined();
  });
});
