// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeToast, pressToast, toasts } from '../../../test/render/toasts';
import { createCabinetStore, type CabinetUnderTest } from '../../../test/render/store';
import { errorFromBody, errorWithoutBody } from '../../api/errors';
import { sessionEnded } from '../../api/events';
import { toastHeld, toastShown } from '../toast/toastsSlice';
import { beginStep, finishSteps, MOST_CALLS, UNDO_MS, type UndoableStep } from './undo';
import { selectHidden, selectUndo } from './undoSlice';

let cabinet: CabinetUnderTest;
beforeEach(() => {
  vi.useFakeTimers();
  cabinet = createCabinetStore();
});
afterEach(() => {
  vi.useRealTimers();
});

const hidden = () => selectHidden(cabinet.store.getState());
const finishAll = () => cabinet.store.dispatch(finishSteps());
const undoByKeys = (more: KeyboardEventInit = {}) =>
  document.dispatchEvent(
    new KeyboardEvent('keydown', { code: 'KeyZ', ctrlKey: true, cancelable: true, ...more }),
  );
const send = () => vi.fn<() => Promise<{ error?: unknown }>>().mockResolvedValue({});
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const toastTexts = () => toasts().map(({ tone, text }) => `${tone}: ${text}`);
const hold = (isHeld: boolean) =>
  cabinet.store.dispatch(toastHeld({ id: toasts().at(-1)?.id ?? '', isHeld }));

/** Returns a step that removes these ids. */
function removal(calls: Readonly<Record<string, () => Promise<{ error?: unknown }>>>) {
  const step = {
    message: `Удалено: ${Object.keys(calls).join(', ')}`,
    calls: Object.entries(calls).map(([id, call]) => ({ key: `rule/${id}`, send: call })),
    onUndone: vi.fn<() => void>(),
    onFailed: vi.fn<NonNullable<UndoableStep['onFailed']>>(),
  };
  return { step, ...cabinet.store.dispatch(beginStep(step)) };
}

describe('an undoable step', () => {
  it('hides its records at once, and is sent once after ten seconds', async () => {
    const call = send();
    removal({ a: call });
    expect(hidden()).toEqual(['rule/a']);
    expect(toastTexts()).toEqual(['info: Удалено: a']);
    await pass(UNDO_MS - 1);
    expect(call).not.toHaveBeenCalled();
    await pass(1);
    expect(call).toHaveBeenCalledOnce();
    expect(toastTexts()).toEqual([]);
    await finishAll();
    await pass(UNDO_MS);
    expect(call).toHaveBeenCalledOnce();
    // The record stays hidden, because the list may have been loaded before the response.
    expect(hidden()).toEqual(['rule/a']);
    expect(selectUndo(cabinet.store.getState()).sending).toEqual([]);
  });

  it('is undone by its button, and is never sent afterwards', async () => {
    const call = send();
    const { step, finish } = removal({ a: call });
    pressToast();
    expect(hidden()).toEqual([]);
    expect(step.onUndone).toHaveBeenCalledOnce();
    expect(toastTexts()).toEqual([]);
    await finish();
    await pass(UNDO_MS);
    expect(call).not.toHaveBeenCalled();
  });

  it('waits while the pointer or the focus is on its message, and for at least three more seconds', async () => {
    const call = send();
    removal({ a: call });
    await pass(9_000);
    hold(true);
    await pass(60_000);
    expect(call).not.toHaveBeenCalled();
    hold(false);
    await pass(2_999);
    expect(call).not.toHaveBeenCalled();
    await pass(1);
    expect(call).toHaveBeenCalledOnce();
  });

  it('is sent when its message is closed', async () => {
    const call = send();
    removal({ a: call });
    closeToast();
    await pass(0);
    expect(call).toHaveBeenCalledOnce();
  });

  it('starts once for a double click', async () => {
    const call = send();
    removal({ a: call });
    removal({ a: call });
    expect(toastTexts()).toHaveLength(1);
    await pass(UNDO_MS);
    expect(call).toHaveBeenCalledOnce();
  });
});

describe('undoable steps', () => {
  it('have separate timers, and Ctrl+Z undoes the latest step', async () => {
    const [first, second] = [send(), send()];
    removal({ a: first });
    await pass(4_000);
    removal({ b: second });
    // Ctrl+Shift+Z means «redo» in other programs, and AltGr types a letter.
    undoByKeys({ shiftKey: true });
    undoByKeys({ altKey: true });
    expect(hidden()).toEqual(['rule/a', 'rule/b']);
    undoByKeys();
    expect(hidden()).toEqual(['rule/a']);
    await pass(6_000);
    expect(first).toHaveBeenCalledOnce();
    expect(second).not.toHaveBeenCalled();
    undoByKeys();
    expect(second).not.toHaveBeenCalled();
  });

  it('are sent together when the page is left', async () => {
    const [first, second] = [send(), send()];
    removal({ a: first });
    removal({ b: second });
    void finishAll();
    // Called synchronously, because the page may be about to unload.
    expect(first).toHaveBeenCalledOnce();
    expect(second).toHaveBeenCalledOnce();
  });

  it('are sent early if a page that unloads could not send all their calls', async () => {
    const first = send();
    const many = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`many-${index}`, send()]));
    removal({ a: first });
    const { step } = removal(many(MOST_CALLS - 1));
    expect(first).not.toHaveBeenCalled();
    removal({ b: send() });
    expect(first).toHaveBeenCalledOnce();
    for (const { send: sent } of step.calls) expect(sent).toHaveBeenCalledOnce();
    await pass(0);
  });

  it('are sent when newer messages displace their messages', async () => {
    const call = send();
    removal({ a: call });
    for (let count = 0; count < 10; count += 1)
      cabinet.store.dispatch(toastShown({ tone: 'info', text: String(count) }));
    await pass(0);
    expect(call).toHaveBeenCalledOnce();
  });
});

describe('a call that fails', () => {
  it.each([
    ['a refusal', errorFromBody(409, { message: 'Счёт занят' }), 'Счёт занят'],
    ['a fault of the server', errorFromBody(500, { message: 'Сбой' }), 'Сбой'],
    ['a missing record', errorFromBody(404, { message: 'Не найдено' }), 'Не найдено'],
    ['a lost network', errorWithoutBody('NETWORK'), errorWithoutBody('NETWORK').message],
  ])('restores its row and shows an error message: %s', async (_name, error, words) => {
    const { step } = removal({ a: () => Promise.resolve({ error }) });
    await pass(UNDO_MS);
    expect(hidden()).toEqual([]);
    expect(toastTexts()).toEqual([`error: ${words}`]);
    expect(step.onFailed).toHaveBeenCalledOnce();
  });

  it('restores only its own row', async () => {
    const error = errorFromBody(409, { message: 'Заказан' });
    const { step } = removal({ a: send(), b: () => Promise.resolve({ error }), c: send() });
    await pass(UNDO_MS);
    expect(hidden()).toEqual(['rule/a', 'rule/c']);
    expect(step.onFailed).toHaveBeenCalledExactlyOnceWith([
      { key: 'rule/b', failure: expect.objectContaining({ status: 409 }) },
    ]);
  });
});

describe('the end of a session with an undoable step', () => {
  it('cancels the unsent step, and ignores a late response', async () => {
    const call = send();
    let answer: (value: { error?: unknown }) => void = () => {};
    removal({ a: () => new Promise((resolve) => (answer = resolve)) });
    void finishAll();
    removal({ b: call });
    cabinet.store.dispatch(sessionEnded({ reason: 'rejected' }));
    answer({ error: errorFromBody(409, { message: 'Чужое' }) });
    await pass(UNDO_MS);
    expect(call).not.toHaveBeenCalled();
    expect(toastTexts()).toEqual([]);
    expect(hidden()).toEqual([]);
  });
});
