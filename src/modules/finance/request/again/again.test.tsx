// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ANNA, financeId } from '../../../../../test/backend/scenarios/finance/owners';
import { click } from '../../../../../test/faults/hands';
import { testCabinet } from '../../../../../test/render/cabinet';
import FinanceOffers from '../../offers/FinanceOffers';
import FinanceRequestPage from '../page';

// Loads the dialog before the tests, because this may be slow on a busy machine.
beforeAll(() => import('./AgainDialog'));

const cabinet = testCabinet();
const { world } = cabinet.backend;

/** Anna's request that the bank has refused. */
const REFUSED_ID = financeId('request', ANNA, 6);
const OFFER_ID = financeId('offer', ANNA, 6);
const change = (data: Parameters<typeof world.db.financeOffer.update>[0]['data']) =>
  world.db.financeOffer.update({ where: { id: { equals: OFFER_ID } }, data });
// The demo has a withdrawn offer here; the tests need a valid one.
beforeEach(() => change({ isCancelled: false }));

const show = (address = '/offer') =>
  cabinet.show(
    { '/offer': <FinanceOffers />, '/offer/request/:id': <FinanceRequestPage /> },
    { address },
  );
const card = async () => {
  const limit = await screen.findByText('12 000 000 ₽');
  return within(limit.closest('article') ?? document.body);
};
const requests = () =>
  world.db.financeRequest.findMany({ where: { offerId: { equals: OFFER_ID } } });
const formOf = (id = '') => world.db.financeForm.get(id);
const dialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Подать заявку повторно' }));

/** Opens the dialog from the page of the request. */
async function openDialog() {
  const shown = await show(`/offer/request/${REFUSED_ID}`);
  await click('Подать повторно');
  return { ...shown, dialog: await dialog() };
}

describe('a refused request', () => {
  it('can be replaced from its card by a draft with the same data, but without consents', async () => {
    const before = formOf(REFUSED_ID);
    const { place } = await show();
    const shown = await card();
    await click('Подать повторно', () => shown);
    await click('Создать черновик', await dialog().then((found) => () => found));
    expect(await screen.findByRole('heading', { level: 2, name: 'Организация' })).toBeVisible();
    const [made, ...others] = requests();
    expect(others).toEqual([]);
    expect(place()).toBe(`/offer/request/${made?.id}`);
    expect(made?.status).toBe('DRAFT');
    const now = formOf(made?.id);
    expect(now?.accepted).toEqual({});
    expect(now?.paymentDetails).toEqual(before?.paymentDetails);
    const textValues = (form: typeof now) =>
      [...(form?.founders ?? []), ...(form?.contactData ?? [])].map(({ id: _id, ...rest }) => rest);
    expect(textValues(now)).toEqual(textValues(before));
    expect(textValues(now).length).toBeGreaterThan(2);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['was withdrawn', { isCancelled: true }],
    ['has expired', { endDate: '2020-01-01' }],
  ])(
    'cannot be copied to a new draft, on its card or on its page, if its offer %s',
    async (_case, data) => {
      change(data);
      const { goTo } = await show();
      const shown = await card();
      expect(shown.getByText('Открыть заявку')).toBeVisible();
      expect(shown.queryByText('Подать повторно')).toBeNull();
      await goTo(`/offer/request/${REFUSED_ID}`);
      expect(await screen.findByText('Ход рассмотрения')).toBeVisible();
      await waitFor(() =>
        expect(cabinet.calls().filter((call) => call === 'findActualFinanceOffers')).toHaveLength(
          2,
        ),
      );
      expect(screen.queryByText('Подать повторно')).toBeNull();
    },
  );

  it('is kept if the offer has ended meanwhile', async () => {
    const { dialog: shown } = await openDialog();
    change({ isCancelled: true });
    await click('Создать черновик', () => shown);
    expect(await shown.findByText(/Предложение банка больше не действует/)).toBeVisible();
    expect(requests().map(({ id }) => id)).toEqual([REFUSED_ID]);
    expect(cabinet.calls()).not.toContain('deleteFinanceRequest');
  });

  it('has a readable page even if the offers cannot be loaded', async () => {
    cabinet.fail('findActualFinanceOffers', '503');
    await show(`/offer/request/${REFUSED_ID}`);
    expect(await screen.findByText('Ход рассмотрения')).toBeVisible();
    await waitFor(() => expect(cabinet.calls()).toContain('findActualFinanceOffers'));
    expect(screen.getByText('Посмотреть документ')).toBeVisible();
    expect(screen.queryByText('Подать повторно')).toBeNull();
  });
});

describe('a failed copy of a refused request', () => {
  it('keeps the refused request if it cannot be deleted', async () => {
    const { dialog: shown } = await openDialog();
    cabinet.fail('deleteFinanceRequest', '403', { message: 'Удалять нельзя' });
    await click('Создать черновик', () => shown);
    expect(await shown.findByText('Удалять нельзя')).toBeVisible();
    expect(shown.queryByText(/не закрывая окно/)).toBeNull();
    expect(requests().map(({ id }) => id)).toEqual([REFUSED_ID]);
  });

  it.each([
    ['createFinanceRequest', /новая ещё не создана/],
    ['saveFinanceRequestForm', /сведения в него ещё не перенесены/],
  ] as const)(
    'is reported when %s fails, and the next attempt continues with this step',
    async (operation, words) => {
      const { dialog: shown, place } = await openDialog();
      cabinet.fail(operation, '400', { message: 'Нет места' });
      await click('Создать черновик', () => shown);
      expect(await shown.findByText(words)).toBeVisible();
      expect(place()).toContain(REFUSED_ID);
      cabinet.mend();
      await click('Повторить', () => shown);
      await waitFor(() => expect(place()).not.toContain(REFUSED_ID));
      const [made] = requests();
      expect(formOf(made?.id)?.founders.length).toBeGreaterThan(0);
      expect(cabinet.sent('deleteFinanceRequest')).toHaveLength(1);
    },
  );

  it('opens /unavailable after an outage, and can be continued later', async () => {
    const { dialog: shown, place, goTo } = await openDialog();
    cabinet.fail('createFinanceRequest', '503');
    await click('Создать черновик', () => shown);
    await waitFor(() => expect(place()).toMatch(/^\/unavailable/));
    cabinet.mend();
    await goTo(`/offer/request/${REFUSED_ID}`);
    const again = await dialog();
    expect(again.getByText(/сервис был недоступен/)).toBeVisible();
    await click('Повторить', () => again);
    await waitFor(() => expect(place()).not.toContain(REFUSED_ID));
    expect(formOf(requests()[0]?.id)?.founders.length).toBeGreaterThan(0);
  });

  it.each(['deleteFinanceRequest', 'createFinanceRequest'] as const)(
    'counts as done if the response of %s was lost',
    async (operation) => {
      const { dialog: shown, place } = await openDialog();
      cabinet.fail(operation, 'drop', { processed: true });
      await click('Создать черновик', () => shown);
      await waitFor(() => expect(place()).not.toContain(REFUSED_ID));
      expect(requests()).toHaveLength(1);
      expect(cabinet.sent(operation)).toHaveLength(1);
    },
  );
});
