// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { testCabinet } from '../../../../../test/render/cabinet';
import { formatDate } from '../../../../lib/dates';
import { moscowDay } from '../../../../lib/isoDay';
import { DENIS } from '../testing/openClaim';
import { severalDialog } from '../../orders/register/ClaimButton';

const cabinet = testCabinet();
const { world } = cabinet.backend;

const TEXT = 'Машина курьера попала в аварию, коробки смяты';

/** Demo orders that may have a claim. */
const orders = () =>
  world.db.order
    .all()
    .filter(
      ({ insured, claim, status }) =>
        insured && claim === null && !['CREATED', 'DELETED'].includes(status.code),
    )
    .slice(0, 3)
    .map(({ id, orderNumber: number, createdDateTime: created, insuredSum }) => {
      return { id, number, created, insuredSum };
    });
const claimOf = (orderId: string) =>
  world.db.claim.all().find((claim) => claim.orderId === orderId);
const countOf = (operation: string) => cabinet.calls().filter((call) => call === operation).length;

const own = () => world.db.claim.all().filter(({ description }) => description === TEXT);

/** Expects that the dialog has closed with the ids of these orders. */
const expectSent = (end: unknown, chosen: readonly { id: string }[]) =>
  waitFor(() => expect(end).toHaveBeenCalledWith(chosen.map(({ id }) => id)), { timeout: 10_000 });

/** Opens the dialog for three orders and fills it in, without a document. */
async function openFilled() {
  const chosen = orders();
  const shown = await cabinet.show({ '/sender/order-register': <h1>Реестр</h1> }, { as: DENIS });
  const end = vi.fn<(sent: readonly string[] | undefined) => void>();
  void severalDialog.open({ orders: chosen })(shown.store.dispatch).then(end);
  const dialog = within(await screen.findByRole('dialog'));
  const { user } = shown;
  await user.click(await dialog.findByRole('radio', { name: 'Повреждение' }));
  await user.click(dialog.getByRole('textbox', { name: /Дата события/ }));
  await user.paste(formatDate(moscowDay(new Date(world.clock.now()))));
  fireEvent.change(dialog.getByLabelText(/Описание события/), { target: { value: TEXT } });
  await dialog.findAllByRole('radio', { name: /основной/ });
  await user.click(dialog.getAllByRole('radio', { name: /основной/ })[0] ?? document.body);
  const [first] = await dialog.findAllByRole('textbox', { name: /Сумма к возмещению/ });
  if (!first) throw new Error('Each order has its sum');
  await user.clear(first);
  await user.type(first, '10,50');
  return {
    ...shown,
    chosen,
    dialog,
    end,
    send: () => user.dblClick(dialog.getByRole('button', { name: /^Отправить \d/ })),
    addDocument: async () => {
      const input = document.querySelector('input[type=file]');
      if (!(input instanceof HTMLInputElement)) throw new Error('No input for files');
      await user.upload(input, new File(['%PDF'], 'Акт.pdf', { type: 'application/pdf' }));
      await dialog.findByRole('button', { name: 'Удалить: Акт.pdf' });
    },
  };
}

describe('claims for several orders of one event', () => {
  it('are sent one by one, with the common data and their own sums', async () => {
    const { chosen, end, send, addDocument } = await openFilled();
    await send();
    expect(await screen.findAllByText('Приложите хотя бы один документ')).not.toHaveLength(0);
    expect(countOf('createClaim')).toBe(0);
    await addDocument();
    await send();
    await expectSent(end, chosen);
    expect(countOf('createClaim')).toBe(3);
    expect(countOf('submitClaim')).toBe(3);
    for (const [place, { id, insuredSum }] of chosen.entries()) {
      expect(claimOf(id)).toMatchObject({
        type: 'DAMAGE',
        description: TEXT,
        claimedAmount: place === 0 ? 1050 : insuredSum,
        status: { name: 'SUBMITTED' },
      });
      expect(claimOf(id)?.documents).toHaveLength(1);
    }
  }, 30_000);

  it('show which order was refused and why, and are sent again for that order only', async () => {
    const { chosen, dialog, end, send, addDocument } = await openFilled();
    await addDocument();
    cabinet.fail('createClaim', '400', { times: 1 });
    await send();
    expect(await dialog.findByText(/^Отправлено 2 из 3/)).toBeVisible();
    expect(dialog.getByText(/^Не отправлено\. \S/)).toBeVisible();
    expect(dialog.getAllByText(/^Отправлено, №/)).toHaveLength(2);
    expect(dialog.getByLabelText(/Описание события/)).toHaveValue(TEXT);
    const before = countOf('createClaim');
    await send();
    await expectSent(end, chosen);
    expect(countOf('createClaim')).toBe(before + 1);
  }, 30_000);

  it('are not created twice if the response to a new claim was lost', async () => {
    const { chosen, dialog, end, send, addDocument } = await openFilled();
    await addDocument();
    cabinet.fail('createClaim', 'drop', { processed: true, times: 1 });
    await send();
    // After a call without a response, the dialog sends no claims for the other orders.
    expect(await dialog.findAllByText(/Не отправлялось/)).toHaveLength(2);
    await send();
    await expectSent(end, chosen);
    expect(own()).toHaveLength(3);
  }, 30_000);

  it('count as sent if the response to the sending was lost, and are not created twice', async () => {
    const { chosen, end, send, addDocument } = await openFilled();
    await addDocument();
    cabinet.fail('submitClaim', 'drop', { processed: true, times: 1 });
    await send();
    await expectSent(end, chosen);
    expect(own()).toHaveLength(3);
  }, 30_000);

  it('do not change a claim that another window has created meanwhile', async () => {
    const { chosen, dialog, send, addDocument } = await openFilled();
    const [first] = chosen;
    const other = world.db.claim.all().find(({ orderId }) => orderId !== null);
    if (!first || !other) throw new Error('The demo has orders and claims');
    world.db.claim.update(other.id, { orderId: first.id });
    await addDocument();
    await send();
    expect(await dialog.findByText(/По заказу уже есть заявление/)).toBeVisible();
    expect(world.db.claim.get(other.id)?.description).toBe(other.description);
  }, 30_000);

  it.each(['404', '405'] as const)(
    'keep the input if the server lacks the call (%s)',
    async (fault) => {
      const { dialog, send, addDocument } = await openFilled();
      await addDocument();
      cabinet.fail('createClaim', fault);
      await send();
      expect((await dialog.findAllByText(/Раздел пока недоступен/)).length).toBeGreaterThan(0);
      expect(dialog.getByLabelText(/Описание события/)).toHaveValue(TEXT);
    },
    30_000,
  );

  it('open again with their input after a 501', async () => {
    const { send, addDocument, goTo, place } = await openFilled();
    await addDocument();
    cabinet.fail('createClaim', '501');
    await send();
    await waitFor(() => expect(place()).toMatch(/^\/unavailable/));
    await goTo('/sender/order-register');
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByLabelText(/Описание события/)).toHaveValue(TEXT);
  }, 30_000);
});
