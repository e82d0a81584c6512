import { describe, expect, it } from 'vitest';
import { paths } from '../../domain/paths';
import { deriveMenu } from '../../shell/menu/selectMenu';
import { canEnterModule } from '../../shell/modules/availability';
import { senderModule } from './manifest';

const visitor = (roles: readonly string[], excludedModules: string[] = [], deleted = false) => ({
  serverNames: ['sender'],
  user: { roles: roles.map((id) => ({ id, deleted })), organization: { excludedModules } },
});
const opens = (path: string, who: ReturnType<typeof visitor>) =>
  canEnterModule(
    senderModule,
    who,
    senderModule.routes?.find((route) => route.path === path),
  );

const FOR_SENDERS = [
  paths.insuranceManagement,
  paths.orderRegister,
  paths.invoicesPayment,
  paths.createClaim,
];

describe('the route guards of the sender module (rule N1)', () => {
  it.each(FOR_SENDERS)('allow %s only to the role SENDER', (path) => {
    expect(opens(path, visitor(['SENDER']))).toBe(true);
    expect(opens(path, visitor(['USER', 'USER_ADMIN', 'SELLER', 'GODMOD']))).toBe(false);
    expect(opens(path, visitor(['SENDER'], [], true))).toBe(false);
  });

  it.each([paths.insuranceConditions, paths.sender])(
    'allow %s to every user with the module',
    (path) => {
      expect(opens(path, visitor([]))).toBe(true);
    },
  );

  it.each([...FOR_SENDERS, paths.insuranceConditions, paths.sender])(
    'deny %s to an organization without the module',
    (path) => {
      expect(opens(path, visitor(['SENDER'], ['sender']))).toBe(false);
      expect(opens(path, { ...visitor(['SENDER']), serverNames: [] })).toBe(false);
    },
  );

  it('cover every page of the module', () => {
    const known: string[] = [...FOR_SENDERS, paths.insuranceConditions, paths.sender];
    expect(senderModule.routes?.map(({ path }) => path).toSorted()).toEqual(known.toSorted());
  });

  it('agree with the menu group, which only SENDER in an organization with the module sees', () => {
    const groups = (roles: readonly string[], excluded: string[] = []) =>
      deriveMenu({ modules: [senderModule], ...visitor(roles, excluded) }).map(
        ({ label, items }) => [label, ...items.map((item) => item.label)],
      );
    const [group] = groups(['SENDER']);
    expect(group?.[0]).toBe('Страхование заказов курьерской службы');
    expect(group).toEqual(
      expect.arrayContaining([
        'Управление страхованием',
        'Реестр заказов',
        'Счета на оплату',
        'Условия страхования',
      ]),
    );
    expect(groups(['USER'])).toEqual([]);
    expect(groups(['SENDER'], ['sender'])).toEqual([]);
  });
});
