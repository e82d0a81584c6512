import { expect, it } from 'vitest';
import { createTurns } from './turns';

it('runs work one after the other, in its order, whether the one before failed or not', async () => {
  const turns = createTurns();
  const done: string[] = [];
  let endFirst: () => void = () => {};
  const late = new Promise<void>((resolve) => (endFirst = resolve));
  const first = turns.run(async () => {
    done.push('first starts');
    await late;
    done.push('first ends');
    throw new Error('refused');
  });
  expect(done).toEqual(['first starts']);
  const second = turns.run(() => Promise.resolve(done.push('second')));
  const third = turns.run(() => Promise.resolve(done.push('third')));
  endFirst();
  await expect(first).rejects.toThrow('refused');
  await Promise.all([second, third]);
  expect(done).toEqual(['first starts', 'first ends', 'second', 'third']);
  void turns.run(() => Promise.resolve(done.push('at once')));
  expect(done.at(-1)).toBe('at once');
});
