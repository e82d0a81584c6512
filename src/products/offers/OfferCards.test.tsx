// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { beforeEach, expect, it } from 'vitest';
import { stubBrowser } from '../../../test/render/browser';
import { renderRoutes } from '../../../test/render/routes';
import { createCabinetStore } from '../../../test/render/store';
import { dayWith } from '../../shell/today/testing/day';
import { OfferCard, type OfferRank } from './OfferCard';
import { OfferCards } from './OfferCards';

function inStore() {
  const { store } = createCabinetStore();
  return ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
}

const RULES = { isUnderWay: () => false, decisionOf: () => undefined };

const RANKS: Readonly<Record<string, OfferRank>> = {
  over: 'history',
  running: 'calm',
  asked: 'middle',
  fresh: 'act',
  other: 'act',
};

const Cards = ({ ranks }: { ranks: typeof RANKS }) => (
  <OfferCards
    offers={Object.keys(RANKS).map((id) => ({ id }))}
    rules={RULES}
    rankOf={({ id }) => ranks[id] ?? 'act'}
  >
    {({ id }, { rank }) => <OfferCard rank={rank} title={id} logo={null} />}
  </OfferCards>
);
const titles = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

beforeEach(() => stubBrowser());

it('OfferCards shows offers that need an action first and ended offers last, and keeps this sort order while the page is open', () => {
  const { rerender } = render(<Cards ranks={RANKS} />, { wrapper: inStore() });
  const order = ['fresh', 'other', 'asked', 'running', 'over'];
  expect(titles()).toEqual(order);
  expect(screen.getByRole('heading', { name: 'История · 1' })).toBeVisible();
  rerender(<Cards ranks={{ ...RANKS, fresh: 'history' }} />);
  expect(titles()).toEqual(order);
});

it('OfferCards shows two cards on a phone, and moves the focus to the third when all are shown', () => {
  stubBrowser(360);
  render(<Cards ranks={RANKS} />, { wrapper: inStore() });
  expect(titles()).toEqual(['fresh', 'other']);
  fireEvent.click(screen.getByRole('button', { name: 'Все 5' }));
  expect(titles()).toHaveLength(5);
  expect(screen.getAllByRole('article')[2]).toHaveFocus();
});

it('a card with an unread notification is marked until the focus has left it', async () => {
  const cards = (
    <OfferCards offers={[{ id: 'one' }, { id: 'other' }]} rules={RULES} rankOf={() => 'act'}>
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

it('a card that grows under a resting mouse stays marked until the mouse leaves it', async () => {
  const cards = (
    <OfferCards offers={[{ id: 'one' }]} rules={RULES} rankOf={() => 'act'}>
      {({ id }) => <button>{id}</button>}
    </OfferCards>
  );
  const { store } = await renderRoutes([{ path: '/offer', element: cards }], '/offer');
  act(() => void store.dispatch(dayWith({}, ['one'])));
  const mouse = (clientY: number) => ({ pointerType: 'mouse', clientX: 10, clientY });
  const button = screen.getByText('one');
  fireEvent.pointerEnter(button, mouse(10));
  fireEvent.pointerMove(button, mouse(20));
  fireEvent.pointerLeave(button, mouse(20));
  expect(screen.getByText('Новое')).toBeInTheDocument();
  fireEvent.pointerLeave(button, mouse(30));
  expect(screen.queryByText('Новое')).toBeNull();
});

it('a touch of a card without movement removes the mark', async () => {
  const cards = (
    <OfferCards offers={[{ id: 'one' }]} rules={RULES} rankOf={() => 'act'}>
      {({ id }) => <button>{id}</button>}
    </OfferCards>
  );
  const { store } = await renderRoutes([{ path: '/offer', element: cards }], '/offer');
  act(() => void store.dispatch(dayWith({}, ['one'])));
  const finger = { pointerType: 'touch', clientX: 10, clientY: 10 };
  fireEvent.pointerEnter(screen.getByText('one'), finger);
  fireEvent.pointerLeave(screen.getByText('one'), finger);
  expect(screen.queryByText('Новое')).toBeNull();
});
