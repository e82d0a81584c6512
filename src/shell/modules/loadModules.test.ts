import { describe, expect, it } from 'vitest';
import { createTestStore, type Answer } from '../testing/cabinetForTests';
import { ensureModules, loadModules } from './loadModules';

async function load(answer: Answer) {
  const asked: string[] = [];
  const { store } = createTestStore((path) => {
    asked.push(path);
    return answer;
  });
  await store.dispatch(loadModules());
  return { store, asked, modules: () => store.getState().modules };
}

describe('the list of modules', () => {
  it('is asked from the server', async () => {
    const { asked, modules } = await load({ status: 200, body: ['debtors', 'finance'] });
    expect(asked).toEqual(['/api/service/build/module']);
    expect(modules()).toMatchObject({
      status: 'ready',
      names: ['core', 'settlement-personal-account', 'debtors', 'finance'],
    });
  });

  it.each<[string, Answer]>([
    ['an error', { status: 500, body: { message: 'Сбой' } }],
    ['null', { status: 200, body: null }],
    ['an object', { status: 200, body: {} }],
  ])('is missing after %s, and the core stays', async (_what, answer) => {
    const { modules } = await load(answer);
    expect(modules()).toMatchObject({
      status: 'failed',
      names: ['core', 'settlement-personal-account'],
    });
  });

  it('may come inside of an envelope', async () => {
    const { modules } = await load({ status: 200, body: { data: { content: ['debtors'] } } });
    expect(modules().names).toContain('debtors');
  });

  it('takes names only', async () => {
    const { modules } = await load({ status: 200, body: ['debtors', 7, null, {}] });
    expect(modules().names).toEqual(['core', 'settlement-personal-account', 'debtors']);
  });

  it('is asked once by the guards, and again after a failure', async () => {
    const ready = await load({ status: 200, body: ['debtors'] });
    await ready.store.dispatch(ensureModules());
    expect(ready.asked).toHaveLength(1);

    const failed = await load({ status: 500 });
    await failed.store.dispatch(ensureModules());
    expect(failed.asked).toHaveLength(2);
  });
});
