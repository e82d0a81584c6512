import { describe, expect, it } from 'vitest';
import { paths } from '../../domain/paths';
import { canEnterModule } from '../../shell/modules/availability';
import { deriveMenu } from '../../shell/menu/selectMenu';
import { financeModule } from './manifest';

const visitor = (roles: readonly string[], excludedModules: string[] = []) => ({
  serverNames: ['finance'],
  user: { roles: roles.map((id) => ({ id, deleted: false })), organization: { excludedModules } },
});
const opens = (path: string, who: ReturnType<typeof visitor>) =>
  canEnterModule(
    financeModule,
    who,
    financeModule.routes?.find((route) => route.path === path),
  );

describe('the finance guard (rule B1)', () => {
  it.each([paths.deliveries, paths.financing])('opens %s to FINANCE only', (path) => {
    expect(opens(path, visitor(['FINANCE']))).toBe(true);
    expect(opens(path, visitor(['USER', 'USER_ADMIN']))).toBe(false);
  });

  it('requires no permission for the offers and the form of a request', () => {
    expect(opens(paths.financeRequest, visitor([]))).toBe(true);
    expect(canEnterModule(financeModule, visitor([]))).toBe(true);
  });

  it('opens the form of a request even without the finance module, because the server checks the access', () => {
    expect(opens(paths.financeRequest, visitor([], ['finance']))).toBe(true);
    expect(opens(paths.financeRequest, { ...visitor([]), serverNames: [] })).toBe(true);
  });

  it.each([paths.deliveries, paths.financing])(
    'refuses %s to an organization without the module',
    (path) => {
      expect(opens(path, visitor(['FINANCE'], ['finance']))).toBe(false);
    },
  );

  it('shows the menu group only to FINANCE in an organization with the module', () => {
    const groups = (roles: readonly string[], excluded: string[] = []) =>
      deriveMenu({ modules: [financeModule], ...visitor(roles, excluded) }).map(
        ({ label, items }) => [label, ...items.map((item) => item.label)],
      );
    expect(groups(['FINANCE'])).toEqual([
      ['Финансирование', 'Реестр поставок', 'Объекты финансирования'],
    ]);
    expect(groups(['USER'])).toEqual([]);
    expect(groups(['FINANCE'], ['finance'])).toEqual([]);
  });
});
