import { describe, expect, it } from 'vitest';
import { canEnlarge, canReduce, lies, turned, wholePicture, zoomed, zoomedTo } from './pictureView';

const times = (count: number, step: (view: typeof wholePicture) => typeof wholePicture) =>
  Array.from({ length: count }).reduce<typeof wholePicture>(step, wholePicture);

describe('the zoom of a picture', () => {
  it('goes from 0.5 to 1.5 in steps of 0.1', () => {
    expect(times(20, (view) => zoomed(view, 1)).tenths / 10).toBe(1.5);
    expect(times(20, (view) => zoomed(view, -1)).tenths / 10).toBe(0.5);
  });

  it('returns to exactly 1 after five steps up and five steps down', () => {
    const there = times(5, (view) => zoomed(view, 1));
    const back = Array.from({ length: 5 }).reduce<typeof there>((view) => zoomed(view, -1), there);
    expect(back).toEqual(wholePicture);
  });

  it('does not go beyond its limits', () => {
    expect([canReduce(wholePicture), canEnlarge(wholePicture)]).toEqual([true, true]);
    expect(canEnlarge(zoomedTo(wholePicture, 15))).toBe(false);
    expect(canReduce(zoomedTo(wholePicture, 5))).toBe(false);
  });

  it.each([
    [13.4, 13],
    [2, 5],
    [99, 15],
  ])('rounds and limits a pinch of %d tenths to %d', (pinched, tenths) => {
    expect(zoomedTo(wholePicture, pinched).tenths).toBe(tenths);
  });
});

describe('the rotation of a picture', () => {
  it('adds quarter turns in both directions and keeps the zoom', () => {
    const view = zoomed(wholePicture, 2);
    expect(turned(turned(view, 1), 1)).toEqual({ turns: 2, tenths: 12 });
    expect(turned(view, -1)).toEqual({ turns: -1, tenths: 12 });
  });

  it.each([
    ['keeps', 0, false],
    ['swaps', 1, true],
    ['swaps', -1, true],
    ['keeps', 2, false],
    ['keeps', -4, false],
  ])('%s width and height after %d quarter turns', (_verb, quarters, expected) => {
    expect(lies(turned(wholePicture, quarters))).toBe(expected);
  });
});
