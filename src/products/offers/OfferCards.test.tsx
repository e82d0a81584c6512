// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { tellUnread } from '../../shell/news/unread';
import { OfferCards } from './OfferCards';

const RULES = { isUnderWay: () => false, decisionOf: () => undefined };

afterEach(() => tellUnread());

it('an offer of which the bell tells is marked until the pointer or the focus has left it', () => {
  render(
    <OfferCards offers={[{ id: 'one' }, { id: 'other' }]} rules={RULES}>
      {({ id }) => <button>{id}</button>}
    </OfferCards>,
  );
  expect(screen.queryByText('Новое')).toBeNull();
  const read = vi.fn<(id: string) => void>();
  act(() => tellUnread({ ids: new Set(['one', 'of another list']), read }));
  expect(screen.getByText('Новое').nextElementSibling).toHaveTextContent('one');
  fireEvent.blur(screen.getByText('other'));
  expect(read).not.toHaveBeenCalled();
  fireEvent.blur(screen.getByText('one'));
  expect(read.mock.calls).toEqual([['one']]);
  act(() => tellUnread({ ids: new Set(['of another list']), read }));
  expect(screen.queryByText('Новое')).toBeNull();
});
