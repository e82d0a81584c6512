import { describe, expect, it } from 'vitest';
import { createToastQueue } from './toasts';

const texts = (queue: ReturnType<typeof createToastQueue>) =>
  queue.messages().map(({ tone, text }) => `${tone}: ${text}`);

describe('toasts', () => {
  it('keep what was said, in order, under ids of their own', () => {
    const queue = createToastQueue();
    queue.success('Готово');
    queue.info('К сведению');
    queue.error('Не вышло');
    expect(texts(queue)).toEqual(['success: Готово', 'info: К сведению', 'error: Не вышло']);
    expect(new Set(queue.messages().map(({ id }) => id)).size).toBe(3);
  });

  it('tell the layer about every change until it goes away', () => {
    const queue = createToastQueue();
    let changes = 0;
    const stop = queue.subscribe(() => {
      changes += 1;
    });
    queue.success('Готово');
    queue.dismiss(queue.messages()[0]?.id ?? '');
    expect(changes).toBe(2);
    expect(texts(queue)).toEqual([]);
    stop();
    queue.success('Ещё раз');
    expect(changes).toBe(2);
  });

  it('give the same list until something changes', () => {
    const queue = createToastQueue();
    queue.info('К сведению');
    expect(queue.messages()).toBe(queue.messages());
  });

  it('do not pile up without end, and are dropped on demand', () => {
    const queue = createToastQueue();
    for (let count = 1; count <= 50; count += 1) queue.error(String(count));
    expect(queue.messages()).toHaveLength(10);
    expect(queue.messages().at(-1)?.text).toBe('50');
    queue.clear();
    expect(queue.messages()).toEqual([]);
  });
});

describe('a message with a button', () => {
  const offered = (queue: ReturnType<typeof createToastQueue>, onClose: () => void) =>
    queue.offer('Удалено', { label: 'Вернуть', press: () => {}, onHold: () => {}, onClose });

  it('tells its owner that it was closed or pushed out, not that the owner took it away', () => {
    const queue = createToastQueue();
    const closed: string[] = [];
    queue.withdraw(offered(queue, () => closed.push('withdrawn')));
    queue.dismiss(offered(queue, () => closed.push('dismissed')));
    offered(queue, () => closed.push('pushed out'));
    for (let count = 0; count < 10; count += 1) queue.info(String(count));
    expect(closed).toEqual(['dismissed', 'pushed out']);
  });
});
