// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { stubBrowser } from '../../../../../test/render/browser';
import { testCabinet } from '../../../../../test/render/cabinet';
import { boxOf, objectsPage } from './testing/objectsPage';

const cabinet = testCabinet();
const { availableUnder, openObjects } = objectsPage(cabinet);

beforeEach(() => stubBrowser(360));

async function choose(count: number) {
  const { user } = await openObjects();
  const [first] = availableUnder(1);
  await screen.findByText(first?.number ?? '');
  await user.click(screen.getByRole('button', { name: 'Действия с реестром' }));
  await user.click(await screen.findByRole('button', { name: 'Выбрать записи' }));
  const chosen = availableUnder(1).slice(0, count);
  for (const { number } of chosen) await user.click(await boxOf(number));
  return { user, chosen };
}

const search = () => screen.queryByRole('searchbox');

it('a selection on a phone hides the search, and shows its sum at the bottom', async () => {
  const { user, chosen } = await choose(2);
  expect(search()).toBeNull();
  expect(screen.getByText(/^Выбрано 2 из \d+$/)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Выбрать все \d+$/ })).toHaveTextContent(
    /^Выбрать все$/,
  );
  const sum = screen.getByText(/^2 ·/).parentElement;
  const kopeks = chosen.reduce((all, { claimAmount }) => all + claimAmount, 0);
  expect(sum?.textContent?.replaceAll(/\D/gu, '')).toBe(`2${kopeks}`);
  await user.click(screen.getByRole('button', { name: 'Снять выбор' }));
  expect(search()).toBeVisible();
  expect(screen.getByRole('button', { name: 'Действия с реестром' })).toHaveFocus();
});

it('a selection on a phone ends when the last checkbox is unchecked', async () => {
  const { user, chosen } = await choose(1);
  expect(screen.queryByText(/^Выбрано 1 из/)).toBeVisible();
  await user.click(await boxOf(chosen[0]?.number ?? ''));
  await waitFor(() => expect(search()).toBeVisible());
});

it('a selection on a phone has its less frequent actions in a sheet', async () => {
  const { user, chosen } = await choose(2);
  await user.click(screen.getByRole('button', { name: 'Действия с реестром' }));
  expect(screen.queryByRole('button', { name: 'Выбрать записи' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Исключить' }));
  await waitFor(() => expect(search()).toBeVisible());
  for (const { number } of chosen) {
    expect(screen.queryByLabelText(`Выбрать требование ${number}`)).toBeNull();
  }
});
