import { describe, expect, it } from 'vitest';
import { withRoles } from '../../../test/render/seeds';
import { tabsFor, tabTitle } from '../../shell/modules/pageTabs';
import { profileTabs } from './profileTabs';

const idsFor = (...roles: string[]) =>
  tabsFor(profileTabs, withRoles(...roles)).map(({ id }) => id);

describe('the tabs of the profile', () => {
  it('begin with «Мои данные» and «Безопасность», and end with «Интерфейс»', () => {
    const ids = idsFor('USER');
    expect(ids.slice(0, 2)).toEqual(['person', 'security']);
    expect(ids.at(-1)).toBe('interface');
  });

  it('include the users for administrators only', () => {
    expect(idsFor('USER', 'FINANCE')).not.toContain('users');
    expect(idsFor('USER_ADMIN')).toContain('users');
  });

  it('include the integrations for sellers and senders only', () => {
    expect(idsFor('USER', 'USER_ADMIN')).not.toContain('integrations');
    expect(idsFor('SELLER')).toContain('integrations');
    expect(idsFor('SENDER')).toContain('integrations');
  });

  it('have unique ids', () => {
    const ids = profileTabs.tabs.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the title of the profile', () => {
  it.each([
    ['', 'Мои данные\u00A0— Профиль'],
    ['?tab=accounts', 'Банковские реквизиты\u00A0— Профиль'],
    ['?tab=users&status=deleted', 'Пользователи\u00A0— Профиль'],
  ])('contains the name of the tab at /profile%s', (search, title) => {
    expect(tabTitle(profileTabs, { search, user: withRoles('USER_ADMIN') })).toBe(title);
  });

  it('differs for every tab', () => {
    const user = withRoles('USER_ADMIN', 'SELLER');
    const titles = profileTabs.tabs.map(({ id }) =>
      tabTitle(profileTabs, { search: `?tab=${id}`, user }),
    );
    expect(new Set(titles).size).toBe(profileTabs.tabs.length);
  });
});
