// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { toasts } from '../../../../../test/render/toasts';
import { SOKOLOVA_ID } from '../../../../../test/backend/scenarios/people';
import { testCabinet } from '../../../../../test/render/cabinet';
import { dateText } from '../../../../lib/dates';
import { moscowDay } from '../../../../lib/isoDay';
import InvoicesTab from './InvoicesTab';

const cabinet = testCabinet();
const open = (query: string) =>
  cabinet.show({ '/deliveries': <InvoicesTab /> }, { address: `/deliveries${query}` });
const boxes = async () =>
  within(await screen.findByRole('grid')).findAllByRole('checkbox', { name: /счёт/ });

it('selected bills are exported in one file for 1С, and stay marked as exported after a reload', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { user } = await open('?tab=invoices');
  const usable = (await boxes()).filter((box) => !box.hasAttribute('disabled')).slice(0, 2);
  for (const box of usable) await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Файл для 1С' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Файл для 1С' }));
  await user.click(await dialog.findByRole('button', { name: 'Скачать файл' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(await dialog.findByText(/Счета станут оплаченными, когда банк/)).toBeVisible();
  expect(toasts().at(-1)?.text).toMatch(/сохранён. Осталось оплатить/);
  const text = new TextDecoder('windows-1251').decode(await files[0]?.arrayBuffer());
  const orders = [...text.matchAll(/^Номер=(\d+)\r$/gm)].map(([, number]) => number);
  expect(orders).toEqual(['1', '2']);
  expect(text).toContain('Получатель1=ПАО');

  const words = `выгружен ${dateText(moscowDay()).slice(0, 5)}`;
  expect(screen.queryByText(words)).toBeNull();
  await user.keyboard('{Escape}');
  expect(await screen.findAllByText(words)).toHaveLength(2);
  // The device stores the mark, so it is shown again after a reload.
  cleanup();
  await open('?tab=invoices');
  expect(await screen.findAllByText(words)).toHaveLength(2);
});

it('a bill is marked as exported only after its QR code was shown', async () => {
  const { user } = await open('?tab=invoices');
  const [badge] = await within(await screen.findByRole('grid')).findAllByText('Ожидает оплаты');
  await user.click(badge ?? document.body);
  const panel = within(await screen.findByRole('complementary'));
  expect(panel.queryByText('На этом устройстве')).toBeNull();
  await user.click(await panel.findByRole('button', { name: 'Оплатить по QR-коду' }));
  await screen.findByRole('dialog', { name: /^Оплата счёта/ });
  await user.keyboard('{Escape}');
  expect(await panel.findByText('На этом устройстве')).toBeVisible();
  expect(screen.getAllByText(/^выгружен \d\d\.\d\d$/)).toHaveLength(2);
});

/** Stores marks of exports on the device, as an earlier visit of the same user does. */
function storeMarks(ids: readonly string[]): void {
  const value = Object.fromEntries(ids.map((id) => [id, '2026-11-01']));
  const users = [{ owner: SOKOLOVA_ID, savedAt: Date.now(), value }];
  localStorage.setItem('cabinet-exported-bills', JSON.stringify({ version: 1, users }));
}

it('a bill that was exported on an earlier visit is marked', async () => {
  storeMarks(cabinet.backend.world.db.financeInvoice.getAll().map(({ id }) => id));
  await open('?tab=invoices');
  const grid = within(await screen.findByRole('grid'));
  expect((await grid.findAllByText('выгружен 01.11')).length).toBeGreaterThan(0);
});

it('a newly exported bill is marked although the device remembers 300 earlier ones', async () => {
  storeMarks(Array.from({ length: 300 }, (_, index) => `earlier-${index}`));
  const { user } = await open('?tab=invoices');
  const [badge] = await within(await screen.findByRole('grid')).findAllByText('Ожидает оплаты');
  await user.click(badge ?? document.body);
  const panel = within(await screen.findByRole('complementary'));
  await user.click(await panel.findByRole('button', { name: 'Оплатить по QR-коду' }));
  await screen.findByRole('dialog', { name: /^Оплата счёта/ });
  await user.keyboard('{Escape}');
  expect(await panel.findByText('На этом устройстве')).toBeVisible();
});

it('the row of a bill shows the full bank name, and only the distinctive part of the purpose', async () => {
  await open('?tab=invoices');
  const grid = within(await screen.findByRole('grid'));
  const [purpose] = await grid.findAllByText(/^Договор № ФД-\S+ по \d\d\.\d\d\.\d{4}$/);
  expect(purpose?.nextElementSibling).toHaveTextContent('ПАО «Национальный банк развития»');
  expect(purpose?.closest('[title]')?.getAttribute('title')).toMatch(/^Оплата комиссии за .+ НДС/);
});

it('paid bills can neither be selected nor exported to 1С, and show no mark of an export', async () => {
  storeMarks(cabinet.backend.world.db.financeInvoice.getAll().map(({ id }) => id));
  const { user } = await open('?tab=invoices&status=PAID');
  for (const box of await boxes()) expect(box).toBeDisabled();
  // A mark of an export would suggest that a paid bill is still to be paid.
  expect(screen.queryByText(/^выгружен/)).toBeNull();
  const [badge] = await within(await screen.findByRole('grid')).findAllByText('Оплачен');
  await user.click(badge ?? document.body);
  const panel = within(await screen.findByRole('complementary'));
  expect(panel.getByText('Реквизиты для оплаты')).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Файл для 1С' })).toBeNull();
});
