// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '../../../../test/render/toasts';
import { testCabinet } from '../../../../test/render/cabinet';
import { beginPage } from '../../../../test/render/beginPage';
import { senderModule } from '../manifest';
import InvoicesPage from './page';

const cabinet = testCabinet();
const PATH = '/sender/invoices-payment';
const DENIS = 'morozov@posylka-plus.ru';

/** Files that the page has saved. */
const saved: { file: Blob; name: string }[] = [];
beforeEach(() => {
  saved.length = 0;
  const files = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    const address = `blob:${files.size}`;
    if (file instanceof Blob) files.set(address, file);
    return address;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    const file = files.get(this.href);
    if (file) saved.push({ file, name: this.download });
  });
});

/** Starts the initial calls like the router does, then renders the page. */
async function open(query = '') {
  const shown = await cabinet.show(
    {
      '/offer': <h1>Страховые продукты</h1>,
      [PATH]: <InvoicesPage />,
      '/profile': <h1>Профиль</h1>,
    },
    { as: DENIS },
  );
  await beginPage(senderModule.routes, PATH, shown.store, `${PATH}${query}`);
  await shown.goTo(`${PATH}${query}`);
  return shown;
}

const invoices = () => cabinet.backend.world.db.senderInvoice.all();
const grid = async () => within(await screen.findByRole('grid'));
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Файл для 1С' }));

const unpaid = () => invoices().filter(({ status }) => ['ISSUED', 'OVERDUE'].includes(status.name));

/** Query for the accounts of the user's organization. */
function accounts() {
  const user = cabinet.backend.world.db.user.findFirst({ where: { username: { equals: DENIS } } });
  const organizationId = user?.organizationId ?? '';
  return { where: { organizationId: { equals: organizationId } } };
}

async function openFileOf(user: Awaited<ReturnType<typeof open>>['user'], number: string) {
  await user.click(await (await grid()).findByText(number));
  const panel = within(await screen.findByRole('complementary'));
  await user.click(await panel.findByRole('button', { name: 'Файл для 1С' }));
  return dialog();
}

describe('the bills of a sender', () => {
  it('are the unpaid bills by default, with their total', async () => {
    await open();
    for (const { number } of unpaid()) {
      expect(await (await grid()).findByText(number)).toBeVisible();
    }
    const sum = unpaid().reduce((all, { amount }) => all + amount, 0);
    const footer = (await screen.findByText(/^Итого по/)).parentElement?.textContent ?? '';
    const digits = (/:([^₽]*)₽/.exec(footer)?.[1] ?? '').replaceAll(/\D/g, '');
    expect(digits).toBe(String(sum));
    expect(new Set(cabinet.calls())).toEqual(new Set(['findSenderInvoices']));
  });

  it.each([
    ['?view=paid', 'Оплачен'],
    ['?view=all', 'Аннулирован'],
  ])('include closed bills at %s, without a button to pay them', async (query, status) => {
    const { user } = await open(query);
    const [badge] = await (await grid()).findAllByText(status);
    await user.click(badge ?? document.body);
    const panel = within(await screen.findByRole('complementary'));
    expect(panel.getByText('Реквизиты для оплаты')).toBeVisible();
    expect(panel.queryByRole('button', { name: /Оплатить|1С/ })).toBeNull();
  });

  it('cannot be selected if they are closed', async () => {
    await open('?view=paid');
    const boxes = await (await grid()).findAllByRole('checkbox', { name: /счёт/ });
    for (const box of boxes) expect(box).toBeDisabled();
  });

  it('show a QR code and the requisites for the payment', async () => {
    const { user } = await open();
    await user.click(await (await grid()).findByText(unpaid()[0]?.number ?? ''));
    const panel = within(await screen.findByRole('complementary'));
    expect(panel.getByText('Застраховано заказов')).toBeVisible();
    await user.click(await panel.findByRole('button', { name: 'Оплатить по QR-коду' }));
    const shown = within(await screen.findByRole('dialog', { name: /Оплата счёта/ }));
    expect(await shown.findByRole('img', { name: /QR-код/ })).toBeVisible();
    expect(shown.getByRole('button', { name: 'Скопировать все' })).toBeVisible();
    expect(shown.getByText(/Осталось оплатить: подтвердите платёж/)).toBeVisible();
  });

  it('warn before the payment that a long name is shortened', async () => {
    const [bill] = unpaid();
    if (!bill) throw new Error('No bill');
    cabinet.backend.world.db.senderInvoice.update(bill.id, {
      recipient: { ...bill.recipient, name: 'Общество '.repeat(40) },
    });
    const { user } = await open();
    const file = await openFileOf(user, bill.number);
    expect(await file.findByText(/Формат сокращает: название получателя \(до 160/)).toBeVisible();
    await user.click(file.getByRole('button', { name: 'Отменить' }));
    const panel = within(await screen.findByRole('complementary'));
    await user.click(await panel.findByRole('button', { name: 'Оплатить по QR-коду' }));
    const code = within(await screen.findByRole('dialog', { name: /Оплата счёта/ }));
    expect(await code.findByText(/Код сокращает: название получателя \(до 160/)).toBeVisible();
  });

  it('have a placeholder if there is nothing to pay', async () => {
    for (const { id } of invoices()) cabinet.backend.world.db.senderInvoice.delete(id);
    await open();
    expect(await screen.findByText('Счетов к оплате нет')).toBeVisible();
  });

  it('show the waiting card to an unconfirmed user', async () => {
    cabinet.changeUser(DENIS, { isVerified: false });
    await open();
    expect(await screen.findByText(/Ожидание подтверждения/)).toBeVisible();
  });
});

describe('the file for 1С', () => {
  const text = async () =>
    new TextDecoder('windows-1251').decode(await saved[0]?.file.arrayBuffer());

  it('contains one bill, with the organization’s account as payer', async () => {
    const { user } = await open();
    const [bill] = unpaid();
    const shown = await openFileOf(user, bill?.number ?? '');
    await user.click(await shown.findByRole('button', { name: 'Скачать файл' }));
    expect(await shown.findByText(/Осталось оплатить его в банке/)).toBeVisible();
    expect(shown.getByText(/Счёт станет оплаченным, когда страховая компания/)).toBeVisible();
    expect(saved[0]?.name).toMatch(/^Платёжные поручения \d{4}-\d{2}-\d{2}\.txt$/);
    expect(toasts()).toMatchObject([
      {
        tone: 'success',
        text: `Файл «${saved[0]?.name}» сохранён. Осталось оплатить его в банке`,
      },
    ]);
    const kopeks = String(bill?.amount ?? 0);
    expect(await text()).toContain(`Сумма=${kopeks.slice(0, -2)}.${kopeks.slice(-2)}\r\n`);
    expect(await text()).toContain(`НазначениеПлатежа=${bill?.purpose}`);
    const payer = cabinet.backend.world.db.paymentDetails.findFirst(accounts());
    expect(await text()).toContain(`ПлательщикРасчСчет=${payer?.settlementAccount}\r\n`);
  });

  it('contains all selected bills, numbered from the chosen number', async () => {
    const { user } = await open();
    for (const box of await (await grid()).findAllByRole('checkbox', { name: /счёт/ })) {
      await user.click(box);
    }
    await user.click(screen.getByRole('button', { name: 'Файл для 1С' }));
    const shown = await dialog();
    const number = await shown.findByLabelText('Номер первого платёжного поручения');
    await user.clear(number);
    await user.click(shown.getByRole('button', { name: 'Скачать файл' }));
    expect(await shown.findByText('Введите число от 1 до 999999')).toBeVisible();
    expect(number).toHaveFocus();
    expect(saved).toEqual([]);
    await user.type(number, '41');
    await user.click(shown.getByRole('button', { name: 'Скачать файл' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const numbers = [...(await text()).matchAll(/^Номер=(\d+)\r$/gm)].map(([, found]) => found);
    expect(numbers).toEqual(unpaid().map((_bill, index) => String(41 + index)));
  });

  it('contains the account that the user has chosen', async () => {
    const { db, randomness } = cabinet.backend.world;
    const [main] = db.paymentDetails.findMany(accounts());
    if (main === undefined) throw new Error('The organization has no account');
    const settlementAccount = '40702810900000000077';
    db.paymentDetails.create({
      ...main,
      id: randomness.uuid(),
      settlementAccount,
      main: false,
    });
    const { user } = await open();
    const shown = await openFileOf(user, unpaid()[0]?.number ?? '');
    const chosen = await shown.findByRole('radio', { name: /40702810900000000077/ });
    expect(chosen).not.toBeChecked();
    await user.click(chosen);
    await user.click(shown.getByRole('button', { name: 'Скачать файл' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(await text()).toContain(`РасчСчет=${settlementAccount}\r\n`);
  });

  it('requires an account, and links to the profile if there is none', async () => {
    cabinet.backend.world.db.paymentDetails.deleteMany(accounts());
    const { user } = await open();
    const shown = await openFileOf(user, unpaid()[0]?.number ?? '');
    expect(await shown.findByText('Не указан счёт, с которого платить')).toBeVisible();
    await user.click(shown.getByRole('link', { name: 'Перейти к реквизитам' }));
    expect(await screen.findByRole('heading', { name: 'Профиль' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('can be requested again if the accounts could not be loaded', async () => {
    cabinet.fail('findPaymentDetails', '403');
    const { user } = await open();
    const shown = await openFileOf(user, unpaid()[0]?.number ?? '');
    const retry = await shown.findByRole('button', { name: 'Повторить' });
    cabinet.mend();
    await user.click(retry);
    expect(await shown.findByRole('button', { name: 'Скачать файл' })).toBeVisible();
  });
});

describe('the page of the bills', () => {
  it.each(['403', '429', 'drop', 'broken-json', 'null'] as const)(
    'offers a retry after the fault «%s», and then shows the registry',
    async (kind) => {
      vi.spyOn(console, 'warn').mockReturnValue();
      cabinet.fail('findSenderInvoices', kind);
      const { user } = await open();
      const retry = await screen.findByRole('button', { name: 'Повторить' });
      cabinet.mend();
      await user.click(retry);
      expect(await screen.findByRole('grid')).toBeVisible();
    },
  );

  it.each(['wrong-types', 'unknown-status', 'hostile-text', 'many-items'] as const)(
    'shows at most 60 rows without raw objects or foreign markup after the fault «%s»',
    async (kind) => {
      vi.spyOn(console, 'warn').mockReturnValue();
      cabinet.fail('findSenderInvoices', kind);
      await open('?view=all');
      const shown = await screen.findByRole('grid');
      expect(shown).not.toHaveTextContent('[object');
      expect(document.querySelector('img[onerror]')).toBeNull();
      expect(within(shown).getAllByRole('row').length).toBeLessThanOrEqual(60);
    },
  );
});
