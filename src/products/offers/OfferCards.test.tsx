// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderRoutes } from '../../../test/render/routes';
import { dayWith } from '../../shell/today/testing/day';
import { OfferCards } from './OfferCards';

const RULES = { isUnderWay: () => false, decisionOf: () => undefined };

it('an offer of which the bell tells is marked until the pointer or the focus has left it', async () => {
  const cards = (
    <OfferCards offers={[{ id: 'one' }, { id: 'other' }]} rules={RULES}>
      {({ id }) => <button>{id}</button>}
    </OfferCards>
  );
  const { store } = await renderRoutes([{ path: '/offer', element: cards }], '/offer');
  expect(screen.queryByText('Новое')).toBeNull();
  act(() => void store.dispatch(dayWith({}, ['one', 'of another list'])));
  expect(screen.getByText('Новое').nextElementSibling).toHaveTextContent('one');
  fireEvent.blur(screen.getByText('other'));
  expect(screen.getByText('Новое')).toBeInTheDocument();
  fireEvent.blur(screen.getByText('one'));
  expect(screen.queryByText('Новое')).toBeNull();
});
