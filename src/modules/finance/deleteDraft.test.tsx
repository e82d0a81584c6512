// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { toasts } from '../../../test/render/toasts';
import { click, type } from '../../../test/faults/hands';
import { testCabinet } from '../../../test/render/cabinet';
import FinanceOffers from './offers/FinanceOffers';
import FinanceRequestPage from './request/page';
import { PARTLY_ID, READY_ID } from './request/testing/openRequest';

const cabinet = testCabinet();
const { world } = cabinet.backend;

const show = (address = '/offer') =>
  cabinet.show(
    { '/offer': <FinanceOffers />, '/offer/request/:id': <FinanceRequestPage /> },
    { address },
  );
const request = (id = PARTLY_ID) =>
  world.db.financeRequest.findFirst({ where: { id: { equals: id } } });
const toastTexts = () => toasts().map(({ text }) => text);
const stored = () => JSON.stringify(Object.entries(localStorage));

/** Returns the card of the offer whose request is a draft. */
const card = async () => {
  const limit = await screen.findByText('15 000 000 ₽');
  return within(limit.closest('article') ?? document.body);
};
async function removeIn(card: Parameters<typeof click>[1]) {
  await click('⋯', card);
  fireEvent.click(await screen.findByText('Удалить черновик'));
}
const question = () => screen.findByRole('alertdialog', { name: 'Удалить черновик заявки?' });

describe('the draft of a request', () => {
  it('is deleted from its card after a confirmation, and can be created again', async () => {
    const { place } = await show();
    const shown = await card();
    await removeIn(() => shown);
    expect(await question()).toHaveTextContent(/15.000.000.₽, АО «Северный кредит»: всё/);
    await click('Отменить');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(request()).not.toBeNull();
    expect(cabinet.calls()).not.toContain('deleteFinanceRequest');

    await removeIn(() => shown);
    await question();
    await click('Удалить');
    expect(await shown.findByText('Подать заявку')).toBeVisible();
    expect(request()).toBeNull();
    expect(toastTexts()).toEqual(['Черновик заявки удалён']);
    await click('Подать заявку', () => shown);
    await waitFor(() => expect(place()).toMatch(/^\/offer\/request\//));
    expect(place()).not.toContain(PARTLY_ID);
  });

  it('stays if the server refuses the deletion, and the server’s message is shown', async () => {
    await show();
    const shown = await card();
    cabinet.fail('deleteFinanceRequest', '409', { message: 'Заявка уже у банка' });
    await removeIn(() => shown);
    await question();
    await click('Удалить');
    await waitFor(() => expect(toastTexts()).toEqual(['Заявка уже у банка']));
    expect(shown.getByText('Продолжить заполнять заявку')).toBeVisible();
  });

  it('is reported as deleted if the server has already deleted it', async () => {
    await show();
    const shown = await card();
    cabinet.fail('deleteFinanceRequest', '404', { processed: true });
    await removeIn(() => shown);
    await question();
    await click('Удалить');
    await waitFor(() => expect(toastTexts()).toEqual(['Черновик заявки удалён']));
    expect(request()).toBeNull();
  });
});

it('a draft deleted in its form is removed from this device, and the offers open', async () => {
  const { place, goTo } = await show(`/offer/request/${READY_ID}?step=account`);
  await screen.findByRole('heading', { level: 2, name: 'Банковские реквизиты' });
  vi.spyOn(console, 'error').mockReturnValue();
  cabinet.fail('saveFinanceRequestForm', '400');
  await type('Банк', 'Банк «Новая волна»');
  await goTo(`/offer/request/${READY_ID}?step=review`);
  await screen.findByRole('heading', { level: 2, name: 'Проверка и отправка' });
  await waitFor(() => expect(stored()).toContain('Новая волна'));
  await click('Удалить черновик');
  await question();
  await click('Удалить');
  await waitFor(() => expect(place()).toBe('/offer'));
  expect(request(READY_ID)).toBeNull();
  await waitFor(() => expect(stored()).not.toContain('Новая волна'));
  const writes = cabinet.calls().filter((call) => /^(?:save|delete)Finance/.test(call));
  expect(writes.at(-1)).toBe('deleteFinanceRequest');
});

it('a draft deleted from its card is removed from the server and from this device', async () => {
  const { goTo } = await show(`/offer/request/${PARTLY_ID}?step=account`);
  await screen.findByRole('heading', { level: 2, name: 'Банковские реквизиты' });
  vi.spyOn(console, 'error').mockReturnValue();
  cabinet.fail('saveFinanceRequestForm', '400');
  await type('Банк', 'Банк «Новая волна»');
  await goTo('/offer');
  await waitFor(() => expect(cabinet.calls()).toContain('saveFinanceRequestForm'));
  await waitFor(() => expect(stored()).toContain('Новая волна'));
  const shown = await card();
  await removeIn(() => shown);
  await question();
  await click('Удалить');
  await waitFor(() => expect(request()).toBeNull());
  await waitFor(() => expect(stored()).not.toContain('Новая волна'));
});
