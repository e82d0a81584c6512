// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { toasts } from '../../../../../test/render/toasts';
import { choose, leavePage, leavePageForGood, takeBack } from '../../../../../test/faults/hands';
import { testCabinet } from '../../../../../test/render/cabinet';
import { boxOf, objectsPage } from './testing/objectsPage';

const cabinet = testCabinet();
const { table, availableUnder, openObjects } = objectsPage(cabinet);

/** Excludes the object with the menu of its panel. */
const exclude = () => choose('Действия с записью', 'Исключить из финансирования');

describe('the exclusion of an object', () => {
  it('is shown at once, and sent once when the page is left; the focus stays in the registry', async () => {
    const [first] = availableUnder(1);
    const number = first?.number ?? '';
    await openObjects(`?row=${first?.id ?? ''}`);
    expect(await screen.findByText('Договор поставки')).toBeVisible();
    await exclude();
    expect(toasts()[0]?.text).toBe(`Требование ${number} исключено из финансирования`);
    await waitFor(() => expect(screen.queryByLabelText(`Выбрать требование ${number}`)).toBeNull());
    expect(cabinet.sent('deleteFinancingObject')).toHaveLength(0);
    leavePage();
    await waitFor(() => expect(table().get(first?.id ?? '')?.status.name).toBe('EXCLUDED'));
    expect(cabinet.sent('deleteFinancingObject')).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole('region', { name: 'Объекты' })).toHaveFocus());
  });

  it('is reverted with the reason if the server refuses it', async () => {
    const [first] = availableUnder(1);
    await openObjects(`?row=${first?.id ?? ''}`);
    cabinet.fail('deleteFinancingObject', '409', { message: 'Объект уже заказан' });
    await exclude();
    leavePage();
    await waitFor(() => expect(toasts().at(-1)?.text).toBe('Объект уже заказан'));
    expect(await boxOf(first?.number ?? '')).toBeEnabled();
  });

  it('is shown as «Исключено» if all statuses are shown', async () => {
    const [first] = availableUnder(1);
    const number = first?.number ?? '';
    await openObjects(`?view=all&search=${number}&row=${first?.id ?? ''}`);
    await exclude();
    expect(await screen.findByText('Исключено')).toBeVisible();
    await takeBack();
    await waitFor(() => expect(screen.queryByText('Исключено')).toBeNull());
  });
});

describe('the exclusion of several objects', () => {
  async function choose(count: number) {
    const chosen = availableUnder(1).slice(0, count);
    const { user } = await openObjects();
    for (const { number } of chosen) await user.click(await boxOf(number));
    await user.click(screen.getByRole('button', { name: 'Исключить' }));
    const boxes = () =>
      chosen.map(({ number }) => screen.queryByLabelText(`Выбрать требование ${number}`));
    await waitFor(() => expect(boxes()).toEqual(chosen.map(() => null)));
    return { chosen, boxes, user };
  }

  it('is undone by «Вернуть» for all objects, and the objects are selected again', async () => {
    const { boxes } = await choose(3);
    expect(toasts().map(({ text }) => text)).toEqual([
      'Исключено из финансирования: 3\u00A0объекта',
    ]);
    expect(screen.queryByText(/^Выбрано/)).toBeNull();
    await takeBack();
    expect(await screen.findByText(/^Выбрано 3 на/)).toBeVisible();
    for (const box of boxes()) expect(box).toBeChecked();
    await leavePageForGood();
    expect(cabinet.sent('deleteFinancingObject')).toEqual([]);
  });

  it('keeps «Выбрать все» from selecting the objects, although the server still returns them', async () => {
    const { chosen, user } = await choose(2);
    const all = availableUnder(1);
    const other = all.find(({ id }) => !chosen.some((one) => one.id === id));
    await user.click(await boxOf(other?.number ?? ''));
    await user.click(screen.getByRole('button', { name: /^Выбрать все/ }));
    await waitFor(() => expect(toasts().at(-1)?.text).toMatch(/^2\sзаписи из \d+ выбрать нельзя/));
    await user.click(screen.getByRole('button', { name: 'Заказать финансирование' }));
    expect(await screen.findByRole('dialog')).not.toHaveTextContent(chosen[0]?.number ?? '');
    leavePage();
  });

  it('stays for the other objects if the server refuses one, and a message names the refused one', async () => {
    const { chosen, boxes } = await choose(3);
    const [first, second, third] = chosen;
    // The bank has ordered the object meanwhile.
    table().update(second?.id ?? '', { status: { name: 'ORDERED', description: 'Заказано' } });
    leavePage();
    await waitFor(() => expect(table().get(third?.id ?? '')?.status.name).toBe('EXCLUDED'));
    expect(table().get(first?.id ?? '')?.status.name).toBe('EXCLUDED');
    await waitFor(() =>
      expect(toasts().at(-1)?.text).toMatch(
        new RegExp(`^Не исключено: 1\\sобъект из 3 \\(${second?.number ?? ''}\\)\\. \\S`),
      ),
    );
    expect(boxes()[0]).toBeNull();
    expect(boxes()[2]).toBeNull();
    expect(cabinet.sent('deleteFinancingObject')).toHaveLength(3);
  });

  it('names three refused objects in its message, and counts the others', async () => {
    const { chosen } = await choose(5);
    cabinet.fail('deleteFinancingObject', '409', { message: 'Объект уже заказан' });
    leavePage();
    const named = chosen.slice(0, 3).map(({ number }) => number);
    await waitFor(() =>
      expect(toasts().at(-1)?.text).toBe(
        `Не исключено: 5\u00A0объектов из 5 (${named.join(', ')} и ещё 2). Объект уже заказан`,
      ),
    );
  });
});
