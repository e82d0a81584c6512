// @vitest-environment jsdom
import { waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { OLGA } from '../../test/backend/scenarios/finance/owners';
import { testCabinet } from '../../test/render/cabinet';
import { address, answered, group, optionsOf, paletteOf } from './testing/paletteOf';

const cabinet = testCabinet();
const { open } = paletteOf(cabinet);

const SENDER = 'morozov@posylka-plus.ru';
const ADMIN = 'sokolova@severveter.ru';

beforeEach(() => localStorage.clear());

describe('the palette', () => {
  it('finds records by number, and opens the selected one', async () => {
    const { user } = await open();
    await user.keyboard('УПД-2026-04');
    const rows = await optionsOf('Поставки');
    expect(rows).toHaveLength(4);
    expect(rows.at(-1)).toMatch(/^Все \d+$/);
    await answered();
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(address()).toMatch(/^Адрес: \/deliveries\?search=УПД-2026-04\d\d&row=/),
    );
  });

  it('finds orders by the two letters at the start of their number', async () => {
    const { user } = await open(SENDER);
    await user.keyboard('пп');
    expect((await optionsOf('Заказы'))[0]).toMatch(/^ПП-/);
  });

  it('opens the register by «Все», with the typed text as its search', async () => {
    const { user } = await open();
    await user.keyboard('djk;');
    await user.click(within(await group('Объекты')).getByRole('option', { name: /^Все / }));
    await waitFor(() => expect(address()).toBe('Адрес: /financing?view=all&search=djk;'));
  });

  it('finds buyers by ИНН', async () => {
    const { user } = await open();
    await user.keyboard('3435123099');
    const row = within(await group('Покупатели')).getByRole('option');
    expect(row).toHaveTextContent('АО «Волжский трубный завод»');
    await user.click(row);
    await waitFor(() => expect(address()).toBe('Адрес: /deliveries?buyer=3435123099'));
  });

  it('finds a buyer even if the first response contains none of the buyer’s supplies', async () => {
    const { supply } = cabinet.backend.world.db;
    const supplies = supply
      .findAll({}, { organizationId: OLGA.organizationId })
      .toSorted((one, other) => other.documentDate.localeCompare(one.documentDate));
    for (const [place, { id, debtor }] of supplies.entries()) {
      const isLast = place === supplies.length - 1;
      const [name, itn] = isLast
        ? ['Волжский причал', '7842123454']
        : ['Волжский завод', '3435123099'];
      supply.update(id, { debtor: { ...debtor, id: itn, name, itn } });
    }
    const { user } = await open();
    await user.keyboard('волжский');
    expect(await optionsOf('Покупатели')).toEqual([
      expect.stringContaining('завод'),
      expect.stringContaining('причал'),
    ]);
  });

  it('finds requests by their bank, and opens the form', async () => {
    const { user } = await open();
    await user.keyboard('северный кредит');
    const row = within(await group('Заявки')).getAllByRole('option')[0];
    expect(row).toHaveTextContent(/АО «Северный кредит».*лимит\s15\s000\s000.*Черновик/);
    expect(cabinet.calls().filter((call) => call === 'findActualFinanceOffers')).toHaveLength(1);
    if (row) await user.click(row);
    await waitFor(() => expect(address()).toMatch(/^Адрес: \/offer\/request\/[\w-]+$/));
  });

  it('uses the pending response to an earlier text, and makes no second call', async () => {
    const asked = () => cabinet.calls().filter((call) => call === 'findActualFinanceOffers');
    const { user } = await open();
    const release = cabinet.hold('findActualFinanceOffers');
    await user.keyboard('северн');
    await waitFor(() => expect(asked()).toHaveLength(1));
    await user.keyboard('ый');
    release();
    await group('Заявки');
    expect(asked()).toHaveLength(1);
  });

  it('finds users for an administrator, without their names in the address', async () => {
    const { user } = await open(ADMIN);
    await user.keyboard('соколова');
    const row = within(await group('Пользователи')).getAllByRole('option')[0];
    expect(row).toHaveTextContent('Соколова Анна');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toMatch(/^Адрес: \/profile\/users\/[\w-]+$/));
  });
});
