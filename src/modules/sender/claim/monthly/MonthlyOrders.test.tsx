// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { prepareMonthlyClaims } from '../../../../../test/backend/handlers/sender/monthlyClaims';
import { toasts } from '../../../../../test/render/toasts';
import { testCabinet } from '../../../../../test/render/cabinet';
import { formatMoney } from '../../../../lib/money';
import { DENIS, openClaim } from '../testing/openClaim';

const cabinet = testCabinet();
const { world } = cabinet.backend;

const WHY = 'Расходы возместила курьерская служба';

const draft = () =>
  world.db.claim.all().find(({ isGroupClaim, status }) => isGroupClaim && status.name === 'DRAFT');
const sum = () => formatMoney(draft()?.claimedAmount ?? 0).replaceAll('\u00A0', ' ');
const rows = () =>
  within(screen.getByRole('list', { name: 'Заказы заявления' })).getAllByRole('listitem');
const tick = (number: string) =>
  screen.getByRole('checkbox', { name: `Включить в заявление: ${number}` });
const count = (operation: string) => cabinet.calls().filter((call) => call === operation).length;

/** Opens the draft that waits for Denis after the 10th; `spoil` modifies it first. */
async function openDraft(spoil?: () => void) {
  const denis = world.db.user.findFirst({ where: { username: { equals: DENIS } } });
  prepareMonthlyClaims(world, denis?.organizationId ?? '');
  spoil?.();
  const shown = await openClaim(cabinet, '', draft()?.id ?? '');
  await screen.findByRole('heading', { name: /^Заказы, \d/ });
  return shown;
}

/** Excludes the draft's first order through the dialog, with a reason. Returns its number. */
async function exclude({ user }: Awaited<ReturnType<typeof openDraft>>) {
  const { orderNumber = '' } = draft()?.orders[0] ?? {};
  await user.click(tick(orderNumber));
  await user.type(await screen.findByLabelText(/Почему не включать/), WHY);
  await user.dblClick(screen.getByRole('button', { name: 'Не включать' }));
  return orderNumber;
}

describe('the orders of a monthly draft', () => {
  it('show the kind, the day and the route of a return, a link to the order, and a button for the act', async () => {
    await openDraft();
    expect(
      screen.getAllByText(/^Возмещение расходов на возвраты и невыкупы, \d+\sзаказ/),
    ).toHaveLength(1);
    const [order] = draft()?.orders ?? [];
    const [row = document.body] = rows();
    expect(within(row).getByText(/^(Возврат|Невыкуп), \d\d\.\d\d\.\d{4}, .+ – .+$/)).toBeVisible();
    expect(within(row).getByRole('link', { name: order?.orderNumber ?? '' })).toHaveAttribute(
      'href',
      expect.stringContaining(`row=${order?.orderId}`),
    );
    expect(screen.getByRole('button', { name: 'Скачать акт' })).toBeVisible();
  });

  it('can be excluded with a reason and included again, and the sum changes', async () => {
    const shown = await openDraft();
    const before = sum();
    const number = await exclude(shown);
    expect(await screen.findByText(`Не включён: ${WHY}`)).toBeVisible();
    expect(draft()?.orders[0]?.exclusionReason).toBe(WHY);
    const { length } = draft()?.orders ?? [];
    expect(
      screen.getByRole('heading', { name: `Заказы, ${length - 1} из ${length}` }),
    ).toBeVisible();
    expect(count('excludeClaimOrders')).toBe(1);
    expect(sum()).not.toBe(before);
    expect(screen.getByText(sum())).toBeVisible();
    expect(tick(number)).not.toBeChecked();
    await shown.user.click(tick(number));
    await waitFor(() => expect(screen.queryByText(`Не включён: ${WHY}`)).toBeNull());
    expect(sum()).toBe(before);
    expect(screen.getByText(before)).toBeVisible();
    expect(toasts().map(({ text }) => text)).toContain(`Заказ ${number} снова включён в заявление`);
  });

  it('prevent the sending if all of them are excluded, and the button says why', async () => {
    await openDraft(() => {
      const { id = '', orders = [] } = draft() ?? {};
      world.db.claim.update(id, {
        orders: orders.map((one) => ({ ...one, exclusionReason: WHY })),
      });
    });
    const send = screen.getByRole('button', { name: /^Отправить на / });
    await waitFor(() => expect(send).toHaveAccessibleDescription('Включите хотя бы один заказ'));
  });

  it.each(['404', '405', '501'] as const)(
    'stay in the claim if the server cannot exclude them (%s)',
    async (fault) => {
      const shown = await openDraft();
      cabinet.fail('excludeClaimOrders', fault);
      await exclude(shown);
      expect(await screen.findByText(/Состав заявления пока нельзя изменить/)).toBeVisible();
      expect(screen.getByLabelText(/Почему не включать/)).toHaveValue(WHY);
      expect(
        screen.getByRole('heading', { name: /^Заказы, \d/, hidden: true }),
      ).toBeInTheDocument();
    },
  );

  it('are shown as excluded only when the server confirms it', async () => {
    const shown = await openDraft();
    cabinet.pretend('excludeClaimOrders', {});
    await exclude(shown);
    expect(await screen.findByText(/Сервер не подтвердил изменение/)).toBeVisible();
    expect(screen.getByLabelText(/Почему не включать/)).toHaveValue(WHY);
  });

  it('are excluded once if the response was lost', async () => {
    const shown = await openDraft();
    cabinet.fail('excludeClaimOrders', 'drop', { processed: true });
    await exclude(shown);
    expect(await screen.findByText(`Не включён: ${WHY}`)).toBeVisible();
    expect(count('excludeClaimOrders')).toBe(1);
  });

  it('show an error if excluding them fails with 500, and the typed reason is kept', async () => {
    const shown = await openDraft();
    cabinet.fail('excludeClaimOrders', '500');
    await exclude(shown);
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByLabelText(/Почему не включать/)).toHaveValue(WHY);
  });
});
