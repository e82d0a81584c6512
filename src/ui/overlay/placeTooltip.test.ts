import { describe, expect, it } from 'vitest';
import { placeTooltip } from './Tooltip';

const viewport = { width: 800, height: 600 };
const bubble = { width: 120, height: 40 };
const control = { left: 400, top: 300, width: 40, height: 40 };

describe('placeTooltip', () => {
  it('stands above the middle of the control', () => {
    expect(placeTooltip(control, bubble, 'top', viewport)).toEqual({ left: 360, top: 260 });
  });

  it('stands below when asked', () => {
    expect(placeTooltip(control, bubble, 'bottom', viewport)).toEqual({ left: 360, top: 340 });
  });

  it('stands at the right of a collapsed menu item, in the middle of its height', () => {
    expect(placeTooltip(control, bubble, 'right', viewport)).toEqual({ left: 440, top: 300 });
  });

  it('goes below when there is no room above, and above when there is none below', () => {
    expect(placeTooltip({ ...control, top: 10 }, bubble, 'top', viewport).top).toBe(50);
    expect(placeTooltip({ ...control, top: 550 }, bubble, 'bottom', viewport).top).toBe(510);
  });

  it('never leaves the window at the sides', () => {
    expect(placeTooltip({ ...control, left: 0 }, bubble, 'top', viewport).left).toBe(8);
    expect(placeTooltip({ ...control, left: 770 }, bubble, 'top', viewport).left).toBe(672);
  });

  it('goes below when there is no room at the right', () => {
    expect(placeTooltip({ ...control, left: 700 }, bubble, 'right', viewport).top).toBe(340);
  });
});
