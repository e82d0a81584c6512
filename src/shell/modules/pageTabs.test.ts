import { describe, expect, it } from 'vitest';
import { withRoles } from '../../../test/render/seeds';
import { chosenTab, tabPath, tabsFor, tabTitle, type PageTabs } from './pageTabs';
import { isWaiting, type PageTab } from './defineModule';

const tab = (id: string, more: Partial<PageTab> = {}): PageTab => ({
  id,
  label: `Раздел ${id}`,
  page: () => Promise.reject(new Error()),
  ...more,
});

const first = tab('a');
const second = tab('b', { roles: ['USER_ADMIN'] });
const third = tab('c', { roles: ['USER', 'SELLER'], title: 'Третий' });
const page: PageTabs = {
  path: '/page',
  title: 'Страница',
  label: 'Разделы',
  tabs: [first, second, third],
};

describe('the tabs of a page', () => {
  it('are offered to users with one of the roles of the tab, and to everybody if the tab has no roles', () => {
    expect(tabsFor(page, withRoles('USER'))).toEqual([first, third]);
    expect(tabsFor(page, withRoles('USER_ADMIN'))).toEqual([first, second]);
  });

  it('are hidden before the user is known', () => {
    expect(tabsFor(page, undefined)).toEqual([]);
  });

  it('have their id in the address, except the first tab', () => {
    expect(tabPath(page)).toBe('/page');
    expect(tabPath(page, 'b')).toBe('/page?tab=b');
    expect(tabPath(page, 'а&б')).toBe('/page?tab=%D0%B0%26%D0%B1');
  });

  it('require a confirmed user only if their own definition says so', () => {
    const user = { ...withRoles('USER'), isVerified: false };
    expect(isWaiting(tab('d', { needsVerified: true }), user)).toBe(true);
    expect(isWaiting(tab('d', { needsVerified: true }), { ...user, isVerified: true })).toBe(false);
    expect(isWaiting(first, user)).toBe(false);
  });
});

describe('the chosen tab', () => {
  it('is the tab in the address', () => {
    expect(chosenTab(page.tabs, '?tab=b')).toBe(second);
  });

  it.each(['', '?tab=', '?tab=z', '?tab=__proto__', '?other=b'])(
    'is the first tab for the address «%s»',
    (search) => {
      expect(chosenTab(page.tabs, search)).toBe(first);
    },
  );
});

describe('the title of a page with tabs', () => {
  const user = { ...withRoles('USER'), isVerified: true };

  it.each([
    ['', 'Раздел a\u00A0— Страница'],
    ['?tab=c&status=late', 'Третий\u00A0— Страница'],
    // The user may not open tab `b`, so the first tab is open.
    ['?tab=b', 'Раздел a\u00A0— Страница'],
  ])('contains the name of the tab that «%s» opens', (search, title) => {
    expect(tabTitle(page, { search, user })).toBe(title);
  });

  it('is the title of the page until the user is known', () => {
    expect(tabTitle(page, { search: '', user: undefined })).toBe('Страница');
  });
});
