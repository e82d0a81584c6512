// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { testCabinet } from '../../../../../test/render/cabinet';
import SuppliesTab from './SuppliesTab';

const cabinet = testCabinet();

const open = (search: string) =>
  cabinet.show(
    { '/deliveries': <SuppliesTab /> },
    {
      as: 'sokolova@severveter.ru',
      address: `/deliveries?${new URLSearchParams({ search }).toString()}`,
    },
  );

const known = () => cabinet.backend.world.db.supply.all().slice(0, 2);
const grid = () => screen.findByRole('grid', { name: 'Реестр поставок' });

it('a list of numbers finds the rows with these numbers, and the note names the missing numbers', async () => {
  const numbers = known().map(({ number }) => number);
  await open([...numbers, 'УПД-0000-1', 'УПД-0000-2'].join('\n'));
  expect(await grid()).toHaveAttribute('aria-rowcount', '3');
  expect(await screen.findByText(/^Не найдено: 2/)).toHaveTextContent(
    'Не найдено: 2 (УПД-0000-1, УПД-0000-2)',
  );
  expect(screen.getByRole('button', { name: '4\u00A0номера, убрать фильтр' })).toBeInTheDocument();
});

it('the note about a list names pasted text that is not a number', async () => {
  const [supply] = known();
  await open(`${supply?.number}\nУПД-0000-1\n\nНомер УПД\n#Н/Д`);
  expect(await grid()).toHaveAttribute('aria-rowcount', '2');
  expect(await screen.findByText(/^Не найдено: 1/)).toHaveTextContent('УПД-0000-1');
  expect(screen.getByText(/Не вошло в поиск/)).toHaveTextContent(
    'Не вошло в поиск: Номер УПД, #Н/Д',
  );
});

it.each([
  ['its label', (itn: string) => `ИНН ${itn}`],
  ['spaces', (itn: string) => itn.replace(/^(....)(...)/, '$1 $2 ')],
] as const)('an ИНН that is typed with %s is found', async (_what, shown) => {
  const [supply] = known();
  await open(shown(supply?.debtor.itn ?? ''));
  expect(await grid()).toHaveTextContent(supply?.number ?? '—');
  expect(screen.queryByText(/Показано по запросу/)).toBeNull();
});

it('the note about a list of ИНН names each ИНН without supplies', async () => {
  const itns = [...new Set(known().map(({ debtor }) => debtor.itn)), '0000000000'];
  await open(itns.join('\n'));
  await grid();
  expect(await screen.findByText(/^Не найдено: 1/)).toHaveTextContent('0000000000');
});

it('a search for a sum requests the rows with exactly that sum', async () => {
  const [supply] = known();
  const kopeks = supply?.amount ?? 0;
  await open(`${Math.floor(kopeks / 100)},${String(kopeks % 100).padStart(2, '0')}`);
  await grid();
  expect(cabinet.sent('findSupplies')).toContainEqual(
    expect.objectContaining({ filters: [{ field: 'amount', value: kopeks, operation: 'EQ' }] }),
  );
});

it('a text in the wrong keyboard layout is searched in the right layout, and the page says so', async () => {
  await open('nt[yjghjv');
  expect(await grid()).toHaveTextContent('Технопром');
  expect(screen.getByText(/Показано по запросу «технопром»/)).toBeInTheDocument();
});

it('a text without matches in either keyboard layout finds nothing, and shows no note', async () => {
  await open('qqqqwwww');
  expect(await screen.findByText('Ничего не найдено', { ignore: 'output' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/Показано по запросу/)).toBeNull());
});
