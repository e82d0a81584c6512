import { expect, it, vi } from 'vitest';
import { createSharedPolling } from './useConfirmation';

const poller = (order: number) => ({ order, refetch: vi.fn(() => Promise.resolve({})) });

it('shared polling lets only the first waiting section of the page poll', () => {
  const polling = createSharedPolling();
  const heard = vi.fn();
  polling.subscribe(heard);
  expect(polling.activeOrder()).toBe(Infinity);
  polling.add(poller(20));
  const remove = polling.add(poller(10));
  expect(polling.activeOrder()).toBe(10);
  remove();
  expect(polling.activeOrder()).toBe(20);
  expect(heard).toHaveBeenCalledTimes(3);
});

it('shared polling refetches the other sections once after the first section is confirmed', () => {
  const polling = createSharedPolling();
  const [first, second] = [poller(10), poller(20)];
  const removeFirst = polling.add(first);
  const removeSecond = polling.add(second);
  removeFirst();
  expect(polling.finish()).toBe(true);
  expect(first.refetch).not.toHaveBeenCalled();
  expect(second.refetch).toHaveBeenCalledOnce();
  removeSecond();
  expect(polling.finish()).toBe(false);
});

it('shared polling can finish again after another section has begun to wait', () => {
  const polling = createSharedPolling();
  polling.add(poller(10))();
  polling.finish();
  polling.add(poller(10))();
  expect(polling.finish()).toBe(true);
});
