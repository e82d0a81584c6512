import { describe, expect, it } from 'vitest';
import { defineModule } from '../modules/defineModule';
import type { VisitorUser } from '../../session/permissions';
import { activeItemId, deriveMenu } from './selectMenu';
import { shieldIcon } from '../../ui/icon/frameIcons';

const core = defineModule({
  id: 'offers',
  availableAs: 'core',
  title: 'Страховые продукты',
  sort: 1,
  menu: [
    {
      id: 'general',
      label: 'Общее',
      isGroup: true,
      sort: 10,
      items: [
        { id: 'offer', label: 'Страховые продукты', to: '/offer', icon: shieldIcon, sort: 10 },
      ],
    },
  ],
});
const finance = defineModule({
  id: 'finance',
  title: 'Финансирование',
  sort: 10,
  access: { excludable: true },
  menu: [
    {
      id: 'finance',
      label: 'Финансирование',
      isGroup: true,
      sort: 110,
      permission: ['FINANCE'],
      items: [
        { id: 'financing', label: 'Объекты финансирования', to: '/financing', sort: 20 },
        { id: 'deliveries', label: 'Реестр поставок', to: '/deliveries', sort: 10 },
        { id: 'rules', label: 'Правила', to: '/rules', sort: 30, visible: false },
        { id: 'users', label: 'Доступ', to: '/access', sort: 40, permission: ['USER_ADMIN'] },
      ],
    },
  ],
});
const settlement = defineModule({
  id: 'settlement-personal-account',
  title: 'Урегулирование',
  sort: 30,
  menu: [
    {
      id: 'settlement',
      label: 'Урегулирование',
      to: '/settlement',
      sort: 200,
      joins: { group: 'sender', sort: 40 },
      reloadsFrame: true,
      caption: (user) => (user?.roles?.length === 2 ? 'Маркетплейс' : null),
    },
  ],
});

const sender = defineModule({
  id: 'sender',
  title: 'Отправления',
  sort: 40,
  access: { excludable: true },
  menu: [
    {
      id: 'sender',
      label: 'Отправления',
      isGroup: true,
      sort: 130,
      permission: ['SENDER'],
      items: [
        { id: 'conditions', label: 'Условия', to: '/conditions', sort: 50 },
        { id: 'bills', label: 'Счета', to: '/bills', sort: 30 },
      ],
    },
  ],
});

const userWith = (...roles: string[]): VisitorUser => ({ roles: roles.map((id) => ({ id })) });
const menuOf = (user: VisitorUser | undefined, serverNames = ['finance']) =>
  deriveMenu({ modules: [finance, settlement, core, sender], serverNames, user });
const lines = (user: VisitorUser | undefined, serverNames?: string[]) =>
  menuOf(user, serverNames).map(({ label, items }) => [label, ...items.map(({ id }) => id)]);

describe('the menu', () => {
  it('orders groups and lines by their sort field, not by module', () => {
    expect(lines(userWith('FINANCE'))).toEqual([
      ['Общее', 'offer'],
      ['Финансирование', 'deliveries', 'financing'],
    ]);
  });

  it('hides a group from a user without its permission', () => {
    expect(lines(userWith('USER'))).toEqual([['Общее', 'offer']]);
  });

  it('filters single lines by permission and visibility', () => {
    expect(lines(userWith('FINANCE', 'USER_ADMIN'))[1]).toEqual([
      'Финансирование',
      'deliveries',
      'financing',
      'users',
    ]);
  });

  it('omits modules that the server does not list or the organization excludes', () => {
    expect(lines(userWith('FINANCE'), [])).toEqual([['Общее', 'offer']]);
    const user = { ...userWith('FINANCE'), organization: { excludedModules: ['finance'] } };
    expect(lines(user)).toEqual([['Общее', 'offer']]);
  });

  it('shows a line without a group, under no heading, with its caption', () => {
    const last = menuOf(userWith('SELLER', 'USER')).at(-1);
    expect(last).toMatchObject({
      label: null,
      items: [{ id: 'settlement', caption: 'Маркетплейс', reloadsFrame: true }],
    });
  });

  it('moves a line into a group if the user sees that group, and never shows it twice', () => {
    expect(lines(userWith('SENDER', 'USER'), ['sender'])).toEqual([
      ['Общее', 'offer'],
      ['Отправления', 'bills', 'settlement', 'conditions'],
    ]);
    const alone = [
      ['Общее', 'offer'],
      [null, 'settlement'],
    ];
    expect(lines(userWith('SELLER', 'USER'), ['sender'])).toEqual(alone);
    // The group does not exist if the user has the role but not the module.
    expect(lines(userWith('SENDER', 'USER'), [])).toEqual(alone);
  });

  it('drops an empty group', () => {
    const hidden = { id: 'a', label: 'Скрыто', to: '/a', sort: 1, visible: false };
    const group = { id: 'g', label: 'Пусто', isGroup: true, sort: 1, items: [hidden] };
    const module = defineModule({ id: 'x', title: 'X', sort: 1, menu: [group] });
    expect(deriveMenu({ modules: [module], serverNames: ['x'], user: undefined })).toEqual([]);
  });

  it('merges groups with the same id from several modules', () => {
    const help = defineModule({
      id: 'help',
      availableAs: 'core',
      title: 'Помощь',
      sort: 2,
      menu: [
        {
          id: 'general',
          label: 'Общее',
          isGroup: true,
          sort: 11,
          items: [{ id: 'help', label: 'Помощь', to: '/help', sort: 5 }],
        },
      ],
    });
    const menu = deriveMenu({ modules: [core, help], serverNames: [], user: undefined });
    expect(menu.map(({ items }) => items.map(({ id }) => id))).toEqual([['help', 'offer']]);
  });
});

const item = (id: string, to: string) => ({
  id,
  to,
  label: id,
  caption: null,
  icon: null,
  reloadsFrame: false,
});

describe('the active line', () => {
  const groups = [
    { id: 'g', label: null, items: [item('offer', '/offer'), item('request', '/offer/request')] },
  ];

  it.each([
    ['/offer', 'offer'],
    ['/offer/', 'offer'],
    ['/offer/42', 'offer'],
    ['/offer/request/7', 'request'],
    ['/offers', null],
    ['/offer-archive/7', null],
    ['/', null],
  ])('of the path %s is %s', (path, id) => {
    expect(activeItemId(groups, path)).toBe(id);
    const upsideDown = groups.map((group) => ({ ...group, items: group.items.toReversed() }));
    expect(activeItemId(upsideDown, path)).toBe(id);
  });
});
