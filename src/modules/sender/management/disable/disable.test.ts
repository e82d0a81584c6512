import { describe, expect, it } from 'vitest';
import { answered } from '../../../../../test/render/answered';
import { disableAnswer, shownReasons } from './disableForm';

const shown = (body: unknown) => shownReasons(answered('getDisableReasons', body));

describe('the reasons for a switch-off', () => {
  it('are listed once each, and reasons without a name or an id are dropped', () => {
    const price = { id: 'price', name: 'Дорого', commentRequired: false };
    const other = { id: 'other', name: ' Другое ', commentRequired: true };
    expect(
      shown([price, other, price, { id: 'x', name: '' }, { name: 'Без номера' }, null, 'да']),
    ).toEqual([price, { ...other, name: 'Другое' }]);
    expect(shown({ content: [] })).toEqual([]);
  });

  it('need no comment if commentRequired is not a boolean', () => {
    const [reason] = shown([{ id: 'a', name: 'Да', commentRequired: 'true' }]);
    expect(reason?.commentRequired).toBe(false);
  });
});

describe('the request body with the reasons', () => {
  it('is undefined without a chosen reason, even with a comment', () => {
    expect(disableAnswer({ comment: 'Просто так' })).toBeUndefined();
    expect(disableAnswer({ reasonIds: [] })).toBeUndefined();
  });

  it('contains the comment without surrounding spaces', () => {
    expect(disableAnswer({ reasonIds: ['other'], comment: ' Своя доставка ' })).toEqual({
      reasonIds: ['other'],
      comment: 'Своя доставка',
    });
    expect(disableAnswer({ reasonIds: ['price'], comment: '  ' })).toEqual({
      reasonIds: ['price'],
      comment: null,
    });
  });
});
