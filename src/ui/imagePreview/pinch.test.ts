import { describe, expect, it } from 'vitest';
import { distance, wheelSteps } from './useStage';

describe('the wheel with Ctrl', () => {
  it('zooms by one step per notch: scrolling up zooms in, scrolling down zooms out', () => {
    expect(wheelSteps(0, -120)).toEqual({ rest: 0, tenths: 1 });
    expect(wheelSteps(0, 100)).toEqual({ rest: 0, tenths: -1 });
  });

  it('adds up the small movements of a trackpad', () => {
    const first = wheelSteps(0, -30);
    expect(first).toEqual({ rest: -30, tenths: 0 });
    expect(wheelSteps(first.rest, -30)).toEqual({ rest: 0, tenths: 1 });
  });

  it('drops the remainder when the direction changes', () => {
    expect(wheelSteps(-40, 20)).toEqual({ rest: 20, tenths: 0 });
  });
});

describe('the distance between two fingers', () => {
  it('is measured in a straight line', () => {
    expect(distance({ x: 0, y: 0 }, { x: 3, y: 4 })).toBe(5);
  });
});
