import { describe, expect, it } from 'vitest';
import { defineModule } from '../../../shell/modules/defineModule';
import { moduleRows, unclaimedNames } from './moduleRows';

const page = () => Promise.resolve({ default: () => null });
const modules = [
  defineModule({ id: 'core', title: 'Общее', sort: 0, routes: [{ path: '/offer', page }] }),
  defineModule({ id: 'help', availableAs: 'core', title: 'Помощь', sort: 900 }),
  defineModule({ id: 'finance', title: 'Финансирование', sort: 10, access: { excludable: true } }),
  defineModule({ id: 'debtors', title: 'Дебиторы', sort: 20 }),
];

describe('the modules of the developer page', () => {
  it('are available, excluded by the organization, or missing in the server’s list', () => {
    const user = { organization: { excludedModules: ['finance'] } };
    const rows = moduleRows(modules, { serverNames: ['core', 'finance'], user });
    expect(rows.map(({ id, state }) => [id, state])).toEqual([
      ['core', 'available'],
      ['help', 'available'],
      ['finance', 'excluded'],
      ['debtors', 'absent'],
    ]);
    expect(rows[0]?.paths).toEqual(['/offer']);
  });

  it('claim the names of the server that have a module, and leave the others unclaimed', () => {
    expect(unclaimedNames(modules, ['core', 'finance', 'seller'])).toEqual(['seller']);
  });
});
