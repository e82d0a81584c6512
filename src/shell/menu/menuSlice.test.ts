import { describe, expect, it } from 'vitest';
import {
  drawerOpened,
  isGroupOpen,
  menuBadgeSet,
  menuForgotten,
  menuGroupToggled,
  menuReducer,
} from './menuSlice';

const initial = menuReducer(undefined, { type: 'start' });

describe('the menu state', () => {
  it('starts with every group open, and toggles one at a time', () => {
    expect(isGroupOpen(initial, 'finance')).toBe(true);
    const closed = menuReducer(initial, menuGroupToggled('finance'));
    expect(isGroupOpen(closed, 'finance')).toBe(false);
    expect(isGroupOpen(closed, 'general')).toBe(true);
    expect(isGroupOpen(menuReducer(closed, menuGroupToggled('finance')), 'finance')).toBe(true);
  });

  it('takes a badge away when its count is zero', () => {
    const marked = menuReducer(initial, menuBadgeSet({ id: 'deliveries', count: 3 }));
    expect(marked.badges).toEqual({ deliveries: 3 });
    expect(menuReducer(marked, menuBadgeSet({ id: 'deliveries', count: 0 })).badges).toEqual({});
  });

  it('keeps a closed group closed for the next user, but nothing of this one', () => {
    const used = [
      menuGroupToggled('finance'),
      drawerOpened(),
      menuBadgeSet({ id: 'deliveries', count: 3 }),
      menuForgotten(),
    ].reduce(menuReducer, initial);
    expect(used).toEqual({ ...initial, openGroups: { finance: false } });
  });
});
