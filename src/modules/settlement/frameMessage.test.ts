import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFrameMessage } from './frameMessage';

describe('the message of a frame', () => {
  it.each([
    [
      { type: 'settlement:height', height: 812.4 },
      { kind: 'height', pixels: 813 },
    ],
    [
      { type: 'settlement:height', height: 1e9 },
      { kind: 'height', pixels: 10_000 },
    ],
    [{ type: 'settlement:session-expired' }, { kind: 'sessionExpired' }],
    [
      { type: 'settlement:open', path: '/sender/order-register' },
      { kind: 'open', path: '/sender/order-register' },
    ],
  ])('is accepted, with a height of whole pixels up to 10 000: %j', (data, message) => {
    expect(readFrameMessage(data)).toEqual(message);
  });

  it.each([
    [null],
    [undefined],
    ['settlement:session-expired'],
    [7],
    [[]],
    [{}],
    [{ type: 'settlement:unknown' }],
    [{ type: ['settlement:session-expired'] }],
    [{ type: 'settlement:height' }],
    [{ type: 'settlement:height', height: '900' }],
    [{ type: 'settlement:height', height: -1 }],
    [{ type: 'settlement:height', height: Number.NaN }],
    [{ type: 'settlement:height', height: Number.POSITIVE_INFINITY }],
    [{ type: 'settlement:open' }],
    [{ type: 'settlement:open', path: 'https://evil.example/' }],
    [{ type: 'settlement:open', path: '//evil.example/offer' }],
    [{ type: 'settlement:open', path: 'javascript:alert(1)' }],
    [{ type: 'settlement:open', path: '/dev' }],
    [{ type: 'settlement:open', path: '/profile?tab=users' }],
    [{ type: 'settlement:open', path: '/offer/../profile' }],
    [{ type: 'settlement:open', path: { toString: () => '/offer' } }],
    [JSON.parse('{"__proto__": {"type": "settlement:session-expired"}}')],
    [Object.create({ type: 'settlement:session-expired' })],
  ])('is ignored: %o', (data) => {
    expect(readFrameMessage(data)).toBeNull();
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
  });

  it('does not crash the page, whatever its shape', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withObjectString: true }), (data) => {
        expect(readFrameMessage(data)).toBeNull();
      }),
    );
  });
});
