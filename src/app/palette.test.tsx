// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FaultKind } from '../../test/backend/faults/fault';
import { testCabinet } from '../../test/render/cabinet';
import { RECENT_KEY } from '../shell/palette/recentPlaces';
import { address, answered, group, noGroup, optionsOf, paletteOf } from './testing/paletteOf';

const cabinet = testCabinet();

const SUPPLIER = 'kuznetsova@uralmetall-snab.ru';
const SENDER = 'morozov@posylka-plus.ru';

const { visit, open } = paletteOf(cabinet);

beforeEach(() => localStorage.clear());

describe('the palette', () => {
  it.each([
    ['Ctrl and the key of K, on the Russian layout', { code: 'KeyK', key: 'л', ctrlKey: true }],
    ['⌘ and K', { code: 'KeyK', key: 'k', metaKey: true }],
    ['the key of «/», on the Russian layout', { code: 'Slash', key: '.' }],
  ])('opens with %s', async (_, key) => {
    await visit();
    fireEvent.keyDown(document.body, key);
    expect(await screen.findByRole('combobox', { name: 'Что найти' })).toHaveFocus();
    expect(cabinet.calls()).toEqual([]);
  });

  it('does not open with «/» in a text field; «?» opens the list of keys', async () => {
    const { user } = await visit();
    await user.type(screen.getByLabelText('Сумма'), '/?');
    expect(screen.getByLabelText('Сумма')).toHaveValue('/?');
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.keyDown(document.body, { code: 'Slash', key: ',', shiftKey: true });
    const keys = await screen.findByRole('dialog', { name: 'Клавиши' });
    expect(within(keys).getAllByText('Найти или перейти')).toHaveLength(2);
    // Ctrl+K must not replace the open dialog.
    fireEvent.keyDown(document.body, { code: 'KeyK', key: 'k', ctrlKey: true });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('lists sections, actions and help without a call, and the arrow keys choose one', async () => {
    const { user, field } = await open();
    expect(screen.getAllByRole('group').map((one) => one.getAttribute('aria-label'))).toEqual([
      'Разделы',
      'Действия',
      'Помощь',
    ]);
    const chosen = () => screen.getByRole('option', { selected: true });
    expect(chosen()).toHaveTextContent('Реестр поставок');
    expect(field).toHaveAttribute('aria-activedescendant', chosen().id);
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toHaveTextContent('Объекты финансирования');
    expect(field).toHaveAttribute('aria-activedescendant', chosen().id);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(chosen()).toBe(screen.getAllByRole('option').at(-1));
    expect(field).toHaveFocus();
    expect(cabinet.calls()).toEqual([]);
  });

  it('closes after a click outside, and returns the focus to its button', async () => {
    const { user } = await open();
    const palette = screen.getByRole('dialog', { name: 'Найти или перейти' });
    expect(palette).toHaveAttribute('aria-modal', 'true');
    if (palette.parentElement) await user.click(palette.parentElement);
    expect(palette).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Найти или перейти' })).toHaveFocus();
  });

  it('finds a section typed in the wrong keyboard layout, and remembers visited sections', async () => {
    const { user } = await open();
    await user.keyboard('rfktylfhm{Enter}');
    await waitFor(() => expect(address()).toBe('Адрес: /deliveries?tab=calendar'));
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(localStorage.getItem(RECENT_KEY)).toContain('["/deliveries?tab=calendar","/offer"]');
    await user.click(screen.getByRole('button', { name: 'Найти или перейти' }));
    expect(await optionsOf('Недавнее')).toEqual(['Страховые продукты', 'Очистить']);
    await user.click(screen.getByRole('option', { name: 'Очистить' }));
    noGroup('Недавнее');
    expect(localStorage.getItem(RECENT_KEY)).toBeNull();
  });

  it('shows all sections when the user selects «Все»', async () => {
    const { user } = await open();
    const all = screen.getByRole('option', { name: /^Все 1\d$/ });
    await user.click(all);
    expect((await optionsOf('Разделы')).length).toBeGreaterThan(9);
    expect(screen.getByRole('option', { name: /Платёжный календарь/ })).toBeInTheDocument();
  });

  it('searches only records that the user may see', async () => {
    const { user } = await open(SENDER);
    await user.keyboard('2026-11');
    await answered();
    const searches = new Set(['findOrders', 'findClaims', 'findSenderInvoices']);
    await waitFor(() => expect(new Set(cabinet.calls())).toEqual(searches));
  });

  it('makes no search while the user is not confirmed', async () => {
    cabinet.changeUser(SUPPLIER, { isVerified: false });
    const { user } = await open();
    await user.keyboard('поставок');
    expect(await optionsOf('Разделы')).not.toEqual([]);
    await answered();
    expect(cabinet.calls()).toEqual([]);
  });

  it('searches from two letters on, and makes one call per search for continuous typing', async () => {
    const { user } = await open();
    await user.keyboard('3');
    await answered();
    expect(cabinet.calls()).toEqual([]);
    await user.keyboard('435123');
    await group('Покупатели');
    await answered();
    const texts = cabinet
      .sent('findSupplies')
      .map((body) => JSON.stringify(body))
      .filter((text) => text.includes('"pageSize":3'));
    expect(texts[0]).toContain('"3435123"');
    expect(texts.filter((text) => !text.includes('3435123'))).toEqual([]);
  });

  it('shows results that arrive late below the earlier results, and keeps the selected row', async () => {
    const { user } = await open();
    const release = cabinet.hold('findSupplies');
    await user.keyboard('волж');
    await group('Объекты');
    const names = () =>
      screen.getAllByRole('group').map((element) => element.getAttribute('aria-label'));
    const before = names();
    await user.keyboard('{ArrowDown}');
    const chosen = screen.getByRole('option', { selected: true });
    release();
    await group('Поставки');
    await answered();
    expect(names().slice(0, before.length)).toEqual(before);
    expect(new Set(names().slice(before.length))).toEqual(new Set(['Поставки', 'Покупатели']));
    expect(chosen).toBeInTheDocument();
    expect(chosen).toHaveAttribute('aria-selected', 'true');
  });

  it('keeps the old rows until new rows arrive, and cancels pending calls at the next key', async () => {
    const { user } = await open();
    await user.keyboard('УПД-2026-04');
    const before = await optionsOf('Поставки');
    await answered();
    const release = cabinet.hold('findSupplies');
    await user.keyboard('2');
    expect(await screen.findByText('Ищем…')).toBeInTheDocument();
    expect(await optionsOf('Поставки')).toEqual(before);
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const asked = () => cabinet.sent('findSupplies').map((body) => JSON.stringify(body));
    await waitFor(() => expect(asked().join('')).toContain('"УПД-2026-042"'));
    await user.keyboard('1');
    expect(warn).toHaveBeenCalledWith('Запрос findSupplies отменён');
    release();
    await waitFor(async () => expect(await optionsOf('Поставки')).not.toEqual(before));
  });

  it('offers to search in a section when nothing is found', async () => {
    const { user } = await open();
    await user.keyboard('щщщщ');
    expect(await screen.findByText('По запросу «щщщщ» ничего нет')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Искать в разделе «Поставки»' }));
    await waitFor(() => expect(address()).toBe('Адрес: /deliveries?search=щщщщ'));
  });
});

describe('one failed search in the palette', () => {
  it.each<FaultKind>(['403', '500', '503', 'drop', 'empty-object', 'broken-json'])(
    'is reported in its group after the fault «%s», with a retry',
    async (kind) => {
      cabinet.fail('findFinancingObjects', kind);
      const { user } = await open();
      await user.keyboard('волж');
      expect(await optionsOf('Объекты')).toEqual(['Объекты: не удалось найтиПовторить']);
      expect(await optionsOf('Поставки')).toHaveLength(4);
      cabinet.mend();
      await user.click(screen.getByRole('option', { name: /не удалось найти/ }));
      await waitFor(async () => expect((await optionsOf('Объекты'))[0]).toMatch(/^ТР-/));
      expect(address()).toBe('Адрес: /offer');
    },
  );

  it.each<FaultKind>(['404', '405', '501'])(
    'is hidden after a %s, and is not repeated',
    async (kind) => {
      cabinet.fail('findFinancingObjects', kind);
      const { user } = await open();
      await user.keyboard('волж');
      expect(await optionsOf('Поставки')).toHaveLength(4);
      await answered();
      noGroup('Объекты');
      cabinet.forgetCalls();
      await user.keyboard('с');
      await answered();
      await waitFor(() => expect(cabinet.calls()).toContain('findSupplies'));
      expect(cabinet.calls()).not.toContain('findFinancingObjects');
      expect(address()).toBe('Адрес: /offer');
    },
  );
});
