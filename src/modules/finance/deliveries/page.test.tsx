// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { testCabinet } from '../../../../test/render/cabinet';
import { beginPage } from '../../../../test/render/beginPage';
import { csvMoney } from '../../../lib/csv';
import { formatMoney } from '../../../lib/money';
import { financeModule } from '../manifest';
import { deliveriesTabs } from './deliveriesTabs';
import DeliveriesPage from './page';

const cabinet = testCabinet();

/** Starts the calls of an address as the router does, then opens the page. */
async function open(address = '/deliveries', as = 'sokolova@severveter.ru') {
  await Promise.all(deliveriesTabs.tabs.map(({ page }) => page()));
  const shown = await cabinet.show(
    { '/offer': <h1>Страховые продукты</h1>, '/deliveries': <DeliveriesPage /> },
    { as },
  );
  await beginPage(financeModule.routes, '/deliveries', shown.store, address);
  await shown.goTo(address);
  return shown;
}

const tiles = () => within(screen.getByRole('group', { name: 'Показатели поставок' }));
const footer = () => screen.findByText(/^(Итого по|Всего \d)/);
const supply = /^(УПД|ТОРГ|АКТ)-\d{4}-\d{4}/;

describe('the supplies', () => {
  it('are loaded by one call, which is sent before the seven calls for the figures', async () => {
    await open();
    await footer();
    expect((await tiles().findAllByText(/^\d+\sпостав/)).length).toBeGreaterThan(0);
    await waitFor(() => expect(cabinet.sent('findSupplies')).toHaveLength(8));
    const [first, ...rest] = cabinet.sent('findSupplies');
    expect(first).toMatchObject({ pageNumber: 0, pageSize: 50 });
    expect(rest).toEqual(rest.map(() => expect.objectContaining({ pageSize: 1 })));
    const due = expect.objectContaining({ field: 'paymentDate' });
    const owed = expect.objectContaining({ field: 'debtSum' });
    const ofStrip = expect.objectContaining({ filters: expect.arrayContaining([due, owed]) });
    expect(rest.slice(-4)).toEqual(Array.from({ length: 4 }, () => ofStrip));
  });

  it('show the sum of the whole result, exact to the kopek', async () => {
    await open();
    const sum = cabinet.backend.world.db.supply
      .findAll({}, {})
      .filter(({ organizationId }) => organizationId === ownOrganization())
      .reduce((all, { amount }) => all + amount, 0);
    const shown = (await footer()).parentElement?.textContent ?? '';
    const digits = (/:([^₽]*)₽/.exec(shown)?.[1] ?? '').replaceAll(/\D/g, '');
    expect(digits).toBe(String(sum));
  });

  it('open a panel with requisites, history and their financing objects', async () => {
    const { user } = await open('/deliveries?status=FINANCED');
    const [number] = await screen.findAllByText(supply);
    await user.click(number ?? document.body);
    const panel = within(await screen.findByRole('complementary'));
    expect(panel.getByRole('button', { name: 'Скопировать ИНН' })).toBeVisible();
    expect(await panel.findByText(/К получению/)).toBeVisible();
    const history = within(await panel.findByRole('list', { name: 'История поставки' }));
    expect(history.getByText(/^Отгрузка/)).toBeVisible();
    expect(history.getByText(/^Банк перечислил деньги/)).toBeVisible();
    const objects = cabinet.sent('findFinancingObjects');
    expect(objects).toEqual([
      expect.objectContaining({
        filters: [expect.objectContaining({ field: 'supply.id', operation: 'EQ' })],
      }),
    ]);
  });

  it('keep the panel open if the objects fail to load, and offer a retry', async () => {
    cabinet.fail('findFinancingObjects', '403', { message: 'Объекты закрыты' });
    const { user } = await open();
    const [number] = await screen.findAllByText(supply);
    await user.click(number ?? document.body);
    const panel = within(await screen.findByRole('complementary'));
    expect(await panel.findByText('Объекты закрыты')).toBeVisible();
    expect(await panel.findByText(/^Отгрузка/)).toBeVisible();
    cabinet.mend();
    await user.click(panel.getByRole('button', { name: 'Повторить' }));
    expect(await panel.findByText(/К получению|не передана на финансирование/)).toBeVisible();
  });
});

describe('the bills', () => {
  it('are loaded without the supplies', async () => {
    await open('/deliveries?tab=invoices');
    expect(await screen.findByText('НБР-1187')).toBeVisible();
    await screen.findByRole('button', { name: /^Просрочка 1–7 дней/ });
    expect(cabinet.calls()).toEqual(Array.from({ length: 5 }, () => 'findFinanceInvoices'));
    const [first, ...rest] = cabinet.sent('findFinanceInvoices');
    expect(first).toMatchObject({ pageNumber: 0, pageSize: 50 });
    expect(rest).toEqual(rest.map(() => expect.objectContaining({ pageSize: 1 })));
  });

  it('are rendered as at most 60 rows if the server sends many more', async () => {
    cabinet.fail('findFinanceInvoices', 'many-items');
    await open('/deliveries?tab=invoices');
    const grid = await screen.findByRole('grid');
    expect(within(grid).getAllByRole('row').length).toBeLessThanOrEqual(60);
  });

  it('show a QR code and the requisites for the payment', async () => {
    const { user } = await open('/deliveries?tab=invoices&status=UNPAID');
    await user.click(await screen.findByText('НБР-1187'));
    const panel = within(await screen.findByRole('complementary'));
    expect(panel.getByText('Договор').nextElementSibling).toHaveTextContent('№ ФД-');
    await user.click(await screen.findByRole('button', { name: 'Оплатить по QR-коду' }));
    const dialog = await screen.findByRole('dialog', { name: /Оплата счёта/ });
    expect(within(dialog).getByRole('img', { name: /QR-код/ })).toBeVisible();
    expect(within(dialog).getByText('Назначение платежа')).toBeVisible();
  });
});

describe('a bill that is partly paid', () => {
  it('shows the paid and the unpaid part, and asks to pay the rest', async () => {
    const bill = cabinet.backend.world.db.financeInvoice.findFirst({
      where: { number: { equals: 'НБР-1185' } },
    });
    if (!bill) throw new Error('The bill is seeded');
    const rest = bill.amount - bill.paidAmount;
    expect(bill.paidAmount).toBeGreaterThan(0);
    const { user } = await open('/deliveries?tab=invoices');
    await user.click(await screen.findByText('НБР-1185'));
    const panel = within(await screen.findByRole('complementary'));
    const shown = (kopeks: number) => formatMoney(kopeks).replaceAll('\u00A0', ' ');
    expect(panel.getByText('Оплачено').nextElementSibling).toHaveTextContent(
      shown(bill.paidAmount),
    );
    expect(panel.getByText('Осталось оплатить').nextElementSibling).toHaveTextContent(shown(rest));
    const copied = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(panel.getByRole('button', { name: 'Скопировать сумму' }));
    expect(copied).toHaveBeenCalledWith(csvMoney(rest));
    await user.click(panel.getByRole('button', { name: 'Оплатить по QR-коду' }));
    const dialog = await screen.findByRole('dialog', { name: /Оплата счёта/ });
    expect(within(dialog).getAllByText(formatMoney(rest).replaceAll('\u00A0', ' ')).length).toBe(2);
    expect(dialog).toHaveTextContent(/Остаток по счёту: .* уже оплачено/);
  });

  it('is in a registry that shows both the unpaid and the paid sum below its rows', async () => {
    await open('/deliveries?tab=invoices');
    expect((await footer()).parentElement).toHaveTextContent(/: к оплате .* ₽, оплачено .* ₽/);
  });
});

/** Returns the id of the organization whose supplies Anna sees. */
function ownOrganization(): string {
  const [first] = cabinet.backend.world.db.supply.all();
  return first?.organizationId ?? '';
}

describe.each([
  ['/deliveries', 'findSupplies'],
  ['/deliveries?tab=invoices', 'findFinanceInvoices'],
] as const)('%s, with a faulty response to %s', (address, operation) => {
  it.each(['403', '429', 'drop', 'broken-json', 'null'] as const)(
    'offers a retry after the fault «%s», and then shows the registry',
    async (kind) => {
      vi.spyOn(console, 'warn').mockReturnValue();
      cabinet.fail(operation, kind);
      const { user } = await open(address);
      const retry = await screen.findByRole('button', { name: 'Повторить' });
      cabinet.mend();
      await user.click(retry);
      expect(await screen.findByRole('grid')).toBeVisible();
    },
  );

  it.each(['wrong-types', 'unknown-status', 'hostile-text'] as const)(
    'shows the registry without raw objects or foreign markup after the fault «%s»',
    async (kind) => {
      vi.spyOn(console, 'warn').mockReturnValue();
      cabinet.fail(operation, kind);
      await open(address);
      const grid = await screen.findByRole('grid');
      expect(grid).not.toHaveTextContent('[object');
      expect(document.querySelector('img[onerror]')).toBeNull();
    },
  );
});
