import { describe, expect, it } from 'vitest';
import {
  drawerOpened,
  isGroupOpen,
  menuForgotten,
  menuGroupToggled,
  menuReducer,
} from './menuSlice';
import { dayWith } from '../today/testing/day';

const initial = menuReducer(undefined, { type: 'start' });

describe('the menu state', () => {
  it('has every group open by default, and toggles each group separately', () => {
    expect(isGroupOpen(initial, 'finance')).toBe(true);
    const closed = menuReducer(initial, menuGroupToggled('finance'));
    expect(isGroupOpen(closed, 'finance')).toBe(false);
    expect(isGroupOpen(closed, 'general')).toBe(true);
    expect(isGroupOpen(menuReducer(closed, menuGroupToggled('finance')), 'finance')).toBe(true);
  });

  it('contains the number of tasks, but no badge if there are no tasks', () => {
    const marked = menuReducer(initial, dayWith({ deliveries: 3, claims: 0 }));
    expect(marked.badges).toEqual({ deliveries: 3 });
    expect(menuReducer(marked, dayWith({})).badges).toEqual({});
  });

  it('keeps the closed groups for the next user, and drops all other data', () => {
    const used = [
      menuGroupToggled('finance'),
      drawerOpened(),
      dayWith({ deliveries: 3 }),
      menuForgotten(),
    ].reduce(menuReducer, initial);
    expect(used).toEqual({ ...initial, openGroups: { finance: false } });
  });
});
