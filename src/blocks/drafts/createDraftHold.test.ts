import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraftHold, KEEP_AFTER_MS, openDraftHold } from './createDraftHold';
import type { Saved } from './draftEnvelope';
import { errorWithoutBody } from '../../api/errors';
import { keepInputOf } from '../../forms/form/keptInput';
import { browserTexts } from '../../session/browserTexts';
import { fakeStorage } from '../../session/testing/fakeStorage';
import { first, kind, typed, type Letter } from './testing/letter';

const NOON = new Date('2026-11-22T12:00:00Z').getTime();

let browser = fakeStorage();
let storage = browserTexts(() => browser);

/** Opens the same page again, by default in the same browser and with the same server. */
function open(
  saved = first,
  save = vi.fn(() => Promise.resolve<Saved<Letter> | undefined>(undefined)),
) {
  const hold = createDraftHold({ kind, id: '7', saved, storage });
  hold.saveBy(save);
  return { ...hold, sent: save };
}

const stored = () => [...browser.texts.values()].join();

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  browser = fakeStorage();
  storage = browserTexts(() => browser);
  keepInputOf('anna');
});
afterEach(() => {
  vi.useRealTimers();
  keepInputOf(null);
});

describe('a draft', () => {
  it('is stored 1.5 s after the last key press, with its time', () => {
    const draft = open();
    expect(draft.state()).toEqual({ kind: 'untouched', at: Date.parse(first.savedAt) });
    draft.keep(typed('П'));
    vi.advanceTimersByTime(KEEP_AFTER_MS - 1);
    draft.keep(typed('По'));
    vi.advanceTimersByTime(KEEP_AFTER_MS - 1);
    expect(draft.state()).toEqual({ kind: 'typed' });
    expect(browser.texts.size).toBe(0);
    vi.advanceTimersByTime(1);
    expect(draft.state()).toMatchObject({ kind: 'kept', place: 'device', at: Date.now() });
    expect(open().found?.values(() => 'here').subject).toBe('По');
  });

  it('is stored at once when the page may close', () => {
    const draft = open();
    draft.keep(typed('По'));
    expect(open().found).toBeUndefined();
    draft.keepNow();
    expect(open().found).toMatchObject({ savedAt: NOON, differences: [] });
  });

  it('never contains private values, takes them from the server’s version, and reports the omission', () => {
    const draft = open();
    draft.keep({
      subject: 'По',
      pin: '2222',
      lines: [
        { id: 'a', word: 'один', pin: '3333' },
        { word: 'два', pin: '4444' },
      ],
    });
    draft.keepNow();
    expect(draft.state()).toMatchObject({ isPartial: true });
    expect(stored()).not.toMatch(/1111|2222|3333|4444|pin/);
    expect(open().found?.values(() => 'here')).toEqual({
      subject: 'По',
      lines: [{ id: 'a', word: 'один', pin: '1111' }, { word: 'два' }],
    });
  });

  it('is not stored if only private values have changed, but these are sent', async () => {
    const draft = open();
    const values = { ...first.values, pin: '2222' };
    draft.keep(values);
    draft.keepNow();
    expect(draft.state()).toEqual({ kind: 'typed' });
    expect(browser.texts.size).toBe(0);
    await draft.save();
    expect(draft.sent).toHaveBeenCalledWith(values, expect.anything());
  });

  it('is removed when the input is undone; empty and absent fields count as equal', () => {
    const draft = open();
    draft.keep({ lines: [] });
    draft.keepNow();
    expect(open().found?.values(() => 'here')).toEqual({ lines: [] });
    draft.keep({ ...typed('Привет'), text: '' });
    draft.keepNow();
    expect(browser.texts.size).toBe(0);
    expect(draft.state().kind).toBe('untouched');
  });

  it('is found by its own user only, and its key contains no name', () => {
    const draft = open();
    draft.keep(typed('По'));
    draft.keepNow();
    expect([...browser.texts.keys()].join()).not.toMatch(/anna|letter|7:/);
    keepInputOf('boris');
    expect(open().found).toBeUndefined();
    expect(browser.texts.size).toBe(1);
    keepInputOf('anna');
    expect(open().found).toBeDefined();
  });

  it('still belongs to its user if it is stored after another user has signed in', () => {
    const draft = open();
    draft.keep(typed('По'));
    keepInputOf('boris');
    draft.keepNow();
    expect(open().found).toBeUndefined();
    keepInputOf('anna');
    expect(open().found).toBeDefined();
  });

  it('is not sent by a waiting save after another user has signed in', async () => {
    let fail = (_reason: unknown) => {};
    const save = vi.fn(() => new Promise<undefined>((_, reject) => (fail = reject)));
    const draft = open(first, save);
    draft.keep(typed('По'));
    const sent = draft.save();
    draft.keep(typed('Полис'));
    const waiting = draft.save();
    await vi.advanceTimersByTimeAsync(0);
    keepInputOf('boris');
    fail(errorWithoutBody('ABORTED'));
    await vi.advanceTimersByTimeAsync(0);
    expect(save).toHaveBeenCalledOnce();
    expect(await Promise.all([sent, waiting])).toEqual([false, false]);
    keepInputOf('anna');
    expect(open().found?.values(() => 'here').subject).toBe('Полис');
  });

  it('reports a change by another tab, and the next input overwrites it', () => {
    const [here, there] = [open(), open()];
    there.keep(typed('Там'));
    there.keepNow();
    const [key = '', text = ''] = [...browser.texts.entries()][0] ?? [];
    here.changedElsewhere('another key', text);
    expect(here.state().kind).toBe('untouched');
    here.changedElsewhere(key, text);
    expect(here.state()).toEqual({ kind: 'elsewhere', at: NOON });
    here.keep(typed('Здесь'));
    here.keepNow();
    expect(here.state().kind).toBe('kept');
    expect(open().found?.values(() => 'here').subject).toBe('Здесь');
  });

  it.each(['{', '[]', 'null', '{"version":9}', '{"version":1,"savedAt":1}'])(
    'is ignored if it is invalid: %s',
    (text) => {
      const draft = open();
      draft.keep(typed('По'));
      draft.keepNow();
      for (const key of browser.texts.keys()) browser.texts.set(key, text);
      expect(open().found).toBeUndefined();
    },
  );

  it('is held in memory if the browser denies the storage, and its state says so', () => {
    browser.breakWith(new Error('QuotaExceededError'));
    const draft = open();
    draft.keep(typed('По'));
    draft.keepNow();
    expect(draft.state()).toMatchObject({ kind: 'kept', place: 'page' });
    expect(open().found?.values(() => 'here').subject).toBe('По');
  });

  // sweepDrafts.test.ts and src/app/boot.test.tsx test the removal of other users' and forms' drafts.
  it('is removed when its form opens if it is too old', () => {
    const draft = open();
    draft.keep(typed('По'));
    draft.keepNow();
    vi.setSystemTime(NOON + 61 * 24 * 3600 * 1000);
    expect(open().found).toBeUndefined();
    expect(browser.texts.size).toBe(0);
  });
});

describe('a draft that is being sent', () => {
  const second: Saved<Letter> = { savedAt: '2026-11-22T12:00:01Z', values: typed('По') };

  it('is sent once and cleared', async () => {
    const draft = open(
      first,
      vi.fn(() => Promise.resolve(second)),
    );
    draft.keep(typed('По'));
    const calls = [draft.save(), draft.save()];
    expect(draft.state()).toEqual({ kind: 'sending' });
    expect(await Promise.all(calls)).toEqual([true, true]);
    expect(draft.sent).toHaveBeenCalledOnce();
    expect(browser.texts.size).toBe(0);
    expect(draft.state()).toEqual({ kind: 'untouched', at: Date.parse(second.savedAt) });
  });

  it('is kept when the server cannot be reached', async () => {
    const draft = open(
      first,
      vi.fn(() => Promise.reject(new TypeError('Failed to fetch'))),
    );
    draft.keep(typed('По'));
    expect(await draft.save()).toBe(false);
    expect(draft.state().kind).toBe('kept');
    expect(open().found).toBeDefined();
  });

  it('keeps input that the user types during the call', async () => {
    let answer: (saved: Saved<Letter>) => void = () => {};
    const draft = open(
      first,
      vi.fn(() => new Promise<Saved<Letter>>((resolve) => (answer = resolve))),
    );
    draft.keep(typed('По'));
    const over = draft.save();
    draft.keep(typed('Пока'));
    answer(second);
    expect(await over).toBe(false);
    draft.keepNow();
    expect(open(second).found?.values(() => 'here').subject).toBe('Пока');
  });

  it('is not sent again after a refusal until the user types more', async () => {
    const draft = open(
      first,
      vi.fn(() => Promise.reject(errorWithoutBody(409))),
    );
    draft.keep(typed('По'));
    expect(await draft.save()).toBe(false);
    expect(await draft.save()).toBe(false);
    expect(draft.sent).toHaveBeenCalledOnce();
    draft.keep(typed('Пока'));
    await draft.save();
    expect(draft.sent).toHaveBeenCalledTimes(2);
    draft.keep(typed('Пока я'));
    draft.refused(typed('Пока я'));
    await draft.save();
    expect(draft.sent).toHaveBeenCalledTimes(2);
    expect(open().found?.values(() => 'here').subject).toBe('Пока я');
  });

  it('is sent even after the page was left; later input is sent next', async () => {
    const answers: ((saved: Saved<Letter>) => void)[] = [];
    const draft = open(
      first,
      vi.fn(() => new Promise<Saved<Letter>>((resolve) => void answers.push(resolve))),
    );
    draft.keep({ ...typed('По'), pin: '2222' });
    draft.leave();
    const again = openDraftHold({ kind, id: '7', saved: first, storage });
    expect(again.found?.values(() => 'there')).toEqual({ ...typed('По'), pin: '2222' });
    again.keep(typed('Пока'));
    again.leave();
    expect(draft.sent).toHaveBeenCalledOnce();
    answers[0]?.({ ...second, values: { ...typed('По'), pin: '2222' } });
    await vi.advanceTimersByTimeAsync(0);
    expect(draft.sent).toHaveBeenCalledTimes(2);
    expect(draft.sent).toHaveBeenLastCalledWith(typed('Пока'), expect.anything());
    answers[1]?.({ ...second, values: typed('Пока') });
    await vi.advanceTimersByTimeAsync(0);
    expect(browser.texts.size).toBe(0);
    expect(openDraftHold({ kind, id: '7', saved: second, storage })).not.toBe(again);
  });

  it('is not sent when it has no changes', async () => {
    const draft = open();
    expect(await draft.save()).toBe(true);
    expect(draft.sent).not.toHaveBeenCalled();
  });
});
