import { beforeEach, describe, expect, it } from 'vitest';
import { clearToasts, closeToast, pressToast, toasts } from '../../../test/render/toasts';
import { createCabinetStore } from '../../../test/render/store';
import { toastsOf } from './toasts';

let toast: ReturnType<typeof toastsOf>;
beforeEach(() => {
  toast = toastsOf(createCabinetStore().store.dispatch);
});

describe('toasts', () => {
  it('keep their texts in the order of their creation, with unique ids', () => {
    toast.success('Готово');
    toast.info('К сведению');
    toast.error('Не вышло');
    expect(toasts()).toMatchObject([
      { tone: 'success', text: 'Готово' },
      { tone: 'info', text: 'К сведению' },
      { tone: 'error', text: 'Не вышло' },
    ]);
    expect(new Set(toasts().map(({ id }) => id)).size).toBe(3);
    closeToast(1);
    expect(toasts().map(({ text }) => text)).toEqual(['Готово', 'Не вышло']);
  });

  it('are limited in number, and can all be removed', () => {
    for (let count = 1; count <= 50; count += 1) toast.error(String(count));
    expect(toasts()).toHaveLength(10);
    expect(toasts().at(-1)?.text).toBe('50');
    clearToasts();
    expect(toasts()).toEqual([]);
  });
});

describe('a message with a button', () => {
  it('reports a press, a close and its displacement by newer messages, but not the removal of all messages', () => {
    const heard: string[] = [];
    const offer = (name: string) =>
      toast.offer('Удалено', {
        label: 'Вернуть',
        onPress: () => heard.push(`${name} pressed`),
        onClose: () => heard.push(`${name} closed`),
      });
    offer('first');
    pressToast();
    offer('second');
    closeToast();
    offer('third');
    for (let count = 0; count < 10; count += 1) toast.info(String(count));
    offer('fourth');
    clearToasts();
    expect(heard).toEqual(['first pressed', 'second closed', 'third closed']);
    expect(toasts()).toEqual([]);
  });
});
