// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { testCabinet } from '../../../../test/render/cabinet';
import { userApi } from '../../../api/endpoints/user';
import SellerOffer from './SellerOffer';

const cabinet = testCabinet();
const MARIA = 'belova@lavka-belovoy.ru';
const ANNA = 'sokolova@severveter.ru';

const users = () => cabinet.backend.world.db.user;
const idOf = (username: string) =>
  users().findFirst({ where: { username: { equals: username } } })?.id ?? '';

/** Opens the card and waits for the end of the health check. */
async function openCard(as = MARIA) {
  await cabinet.show({ '/offer': <SellerOffer /> }, { as });
  const card = await screen.findByRole('article', { name: 'Маркетплейс' });
  await waitFor(() => expect(within(card).queryByText('Проверяем подключение')).toBeNull());
  return within(card);
}

const BADGES = ['Подключён', 'Нет доступа к заказам'];
const badges = (card: Awaited<ReturnType<typeof openCard>>) =>
  BADGES.filter((label) => card.queryByText(label) !== null);

describe('a user whom the owner has not confirmed', () => {
  const confirm = (isVerified: boolean) =>
    users().update({ where: { id: { equals: idOf(MARIA) } }, data: { isVerified } });

  it('sees only the waiting card, and sees the product after the confirmation', async () => {
    confirm(false);
    await cabinet.show({ '/offer': <SellerOffer /> }, { as: MARIA });
    expect(await screen.findByRole('article', { name: 'Ожидание подтверждения' })).toBeVisible();
    expect(screen.queryByRole('article', { name: 'Маркетплейс' })).toBeNull();

    confirm(true);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Проверить снова' }));
    expect(await screen.findByRole('article', { name: 'Маркетплейс' })).toBeVisible();
    expect(screen.queryByRole('article', { name: 'Ожидание подтверждения' })).toBeNull();
  });
});

describe('the badge of the account on the card', () => {
  it('is on for the health AVAILABLE, after a single call', async () => {
    const card = await openCard();
    expect(badges(card)).toEqual(['Подключён']);
    expect(cabinet.sent('getServiceHealth')).toHaveLength(1);
  });

  it('is off for the health EMPTY', async () => {
    cabinet.backend.world.db.credential.deleteMany({ where: {} });
    expect(badges(await openCard())).toEqual(['Нет доступа к заказам']);
  });

  it('is off for the health ERROR, with the service’s message below', async () => {
    cabinet.backend.world.settings.serviceErrors['MARKETPLACE'] = 'Ключ отозван';
    const card = await openCard();
    expect(badges(card)).toEqual(['Нет доступа к заказам']);
    expect(card.getByText('Ошибка подключения к аккаунту маркетплейса.')).toBeVisible();
    expect(card.getByText('Ключ отозван')).toBeVisible();
  });

  it.each([
    'unknown-status',
    '403',
    '404',
    '429',
    'drop',
    'broken-json',
    'null',
    'wrong-types',
  ] as const)('is hidden after the fault «%s», but the card is shown', async (kind) => {
    cabinet.fail('getServiceHealth', kind);
    const card = await openCard();
    expect(badges(card)).toEqual([]);
    expect(card.queryByText(/Ошибка подключения/)).toBeNull();
    expect(card.getByText(/личном кабинете маркетплейса/)).toBeVisible();
  });

  it('has the service’s message below as plain text, even if it contains HTML', async () => {
    cabinet.backend.world.settings.serviceErrors['MARKETPLACE'] = '<img src=x onerror=alert(1)>';
    const card = await openCard();
    expect(card.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    expect(document.querySelector('img[onerror]')).toBeNull();
  });
});

describe('the explanation on the card', () => {
  it('sends a seller to the marketplace, and links to the settlement', async () => {
    const card = await openCard();
    expect(card.getByText('Подключение доступно в личном кабинете маркетплейса.')).toBeVisible();
    const settlement = card.getByRole('link', { name: 'Перейти в урегулирование' });
    expect(settlement).toHaveAttribute('href', '/settlement');
  });

  it('omits the settlement for a seller whose roles do not open it', async () => {
    cabinet.backend.world.db.userRole.deleteMany({
      where: { userId: { equals: idOf(MARIA) }, roleId: { equals: 'USER' } },
    });
    const card = await openCard();
    expect(card.getByText('Подключение доступно в личном кабинете маркетплейса.')).toBeVisible();
    expect(card.queryByRole('link', { name: 'Перейти в урегулирование' })).toBeNull();
  });

  /** Expects the text for users who are not sellers. */
  async function expectToRegister(as: string) {
    const card = await openCard(as);
    expect(card.getByText(/ссылку в поддержке маркетплейса/)).toBeVisible();
    const register = card.getByRole('link', { name: 'Зарегистрироваться по ссылке' });
    expect(register).toHaveAttribute('href', '/seller/register/');
    expect(card.queryByText('Подключён')).toBeNull();
  }

  it('offers the registration to a user without the role of a seller', async () => {
    cabinet.backend.world.db.userRole.deleteMany({
      where: { userId: { equals: idOf(MARIA) }, roleId: { equals: 'SELLER' } },
    });
    await expectToRegister(MARIA);
  });

  it('offers the registration to a user whose role of a seller was removed', async () => {
    await expectToRegister(ANNA);
  });

  it('offers the registration to a user who is deleted while the card is open', async () => {
    const { store } = await cabinet.show({ '/offer': <SellerOffer /> }, { as: MARIA });
    expect(await screen.findByText('Подключён')).toBeVisible();
    const change = userApi.util.updateQueryData('getCurrentUser', undefined, (user) => {
      user.userIsDeleted = true;
    });
    act(() => void store.dispatch(change));
    expect(await screen.findByText(/ссылку в поддержке маркетплейса/)).toBeVisible();
    expect(screen.getByText('Нет доступа к заказам')).toBeVisible();
  });
});
