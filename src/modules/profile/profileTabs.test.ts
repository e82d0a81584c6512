import { describe, expect, it } from 'vitest';
import { chosenTab, profileTabs, profileTitle, tabsFor, type ProfileTab } from './profileTabs';
import { profileTabPath } from './profilePaths';
import { withRoles } from '../../../test/render/seeds';
import { userIcon } from '../../ui/icon/drawings/userIcon';

const idsFor = (...roles: string[]) =>
  tabsFor(profileTabs, withRoles(...roles)).map(({ id }) => id);

describe('the tabs of the profile', () => {
  it('start with what everybody has and end with the interface', () => {
    const ids = idsFor('USER');
    expect(ids.slice(0, 2)).toEqual(['person', 'security']);
    expect(ids.at(-1)).toBe('interface');
  });

  it('offer the integrations to sellers and senders only', () => {
    expect(idsFor('USER', 'USER_ADMIN')).not.toContain('integrations');
    expect(idsFor('SELLER')).toContain('integrations');
    expect(idsFor('SENDER')).toContain('integrations');
  });

  it('are none before anybody knows whose they are', () => {
    expect(tabsFor(profileTabs, undefined)).toEqual([]);
  });

  it('have ids of their own, and addresses made of them', () => {
    const ids = profileTabs.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(profileTabPath('security')).toBe('/profile?tab=security');
    expect(profileTabPath()).toBe('/profile');
  });
});

describe('the chosen tab', () => {
  const [first, second] = ['a', 'b'].map((id): ProfileTab => ({
    id,
    label: id,
    icon: userIcon,
    lazy: () => Promise.reject(new Error()),
  }));
  const tabs = [first, second].flatMap((tab) => tab ?? []);

  it('is the one that the address names', () => {
    expect(chosenTab(tabs, '?tab=b')).toBe(second);
  });

  it.each(['', '?tab=', '?tab=c', '?tab=__proto__', '?other=b'])(
    'is the first one for «%s»',
    (search) => {
      expect(chosenTab(tabs, search)).toBe(first);
    },
  );
});

describe('the title of the profile', () => {
  it.each([
    ['', 'Мои данные\u00A0— Профиль'],
    ['?tab=security', 'Безопасность\u00A0— Профиль'],
    ['?tab=accounts', 'Банковские реквизиты\u00A0— Профиль'],
    ['?tab=users&status=deleted', 'Пользователи\u00A0— Профиль'],
    // The first tab stands where one is asked for that this user does not have.
    ['?tab=integrations', 'Мои данные\u00A0— Профиль'],
  ])('names the tab that «%s» opens', (search, title) => {
    expect(profileTitle({ search, user: withRoles('USER_ADMIN') })).toBe(title);
  });

  it('is another one for every tab, and that of the page for nobody', () => {
    const user = withRoles('USER_ADMIN', 'SELLER');
    const titles = profileTabs.map(({ id }) => profileTitle({ search: `?tab=${id}`, user }));
    expect(new Set(titles).size).toBe(profileTabs.length);
    expect(profileTitle({ search: '', user: undefined })).toBe('Профиль');
  });
});
