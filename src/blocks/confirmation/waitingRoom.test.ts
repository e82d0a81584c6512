import { expect, it, vi } from 'vitest';
import { createWaitingRoom } from './waitingRoom';

const guest = (place: number) => ({ place, ask: vi.fn(() => Promise.resolve({})) });

it('lets the first place on the page ask for everybody', () => {
  const room = createWaitingRoom();
  const heard = vi.fn();
  room.subscribe(heard);
  expect(room.firstPlace()).toBe(Infinity);
  room.enter(guest(20));
  const go = room.enter(guest(10));
  expect(room.firstPlace()).toBe(10);
  go();
  expect(room.firstPlace()).toBe(20);
  expect(heard).toHaveBeenCalledTimes(3);
});

it('asks for the others when one wait is over, and says so once', () => {
  const room = createWaitingRoom();
  const [first, second] = [guest(10), guest(20)];
  const goFirst = room.enter(first);
  const goSecond = room.enter(second);
  goFirst();
  expect(room.leave()).toBe(true);
  expect(first.ask).not.toHaveBeenCalled();
  expect(second.ask).toHaveBeenCalledOnce();
  goSecond();
  expect(room.leave()).toBe(false);
});

it('says the end of another wait again', () => {
  const room = createWaitingRoom();
  room.enter(guest(10))();
  room.leave();
  room.enter(guest(10))();
  expect(room.leave()).toBe(true);
});
