// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { bootedCabinet, PATIENCE } from '../../test/render/bootedCabinet';

const { open, haveSession, calls, changeUser } = bootedCabinet();

const SUPPLIER = 'kuznetsova@uralmetall-snab.ru';
const SENDER = 'morozov@posylka-plus.ru';
const SELLER = 'belova@lavka-belovoy.ru';

/** Calls that any page of the cabinet makes. */
const FRAME = ['getCurrentUser', 'getModules', 'refreshToken'];

describe('a user whom the owner of the cabinet has not confirmed', () => {
  it.each([
    [SUPPLIER, '/deliveries'],
    [SUPPLIER, '/deliveries?tab=invoices'],
    [SUPPLIER, '/deliveries?tab=calendar'],
    [SUPPLIER, '/financing'],
    [SUPPLIER, '/offer/request/5'],
    [SENDER, '/sender/insurance-management'],
    [SENDER, '/sender/order-register'],
    [SENDER, '/sender/order-register?tab=claims'],
    [SENDER, '/sender/invoices-payment'],
    [SENDER, '/sender/insurance-conditions'],
    [SENDER, '/sender/create-claim/5'],
    [SELLER, '/documents'],
    [SELLER, '/settlement'],
    [SENDER, '/settlement'],
  ])(
    'sees as %s only the waiting card on %s, which makes no calls of its own',
    async (who, page) => {
      changeUser(who, { isVerified: false });
      haveSession(who);
      await open(page);
      expect(await screen.findByText('Ожидание подтверждения', {}, PATIENCE)).toBeVisible();
      expect(screen.queryByText(/Не удалось/)).toBeNull();
      expect(document.querySelector('iframe')).toBeNull();
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      expect(calls().filter((call) => !FRAME.includes(call))).toEqual([]);
    },
  );

  it.each([
    [SUPPLIER, ['Страховые продукты']],
    [SENDER, ['Страховые продукты', 'Урегулирование']],
    [SELLER, ['Страховые продукты', 'Урегулирование']],
  ])('sees as %s the pages for all users in the menu: %j', async (who, lines) => {
    changeUser(who, { isVerified: false });
    haveSession(who);
    await open('/help');
    const menu = await screen.findByRole('navigation', { name: 'Разделы' }, PATIENCE);
    const [brand, ...links] = within(menu).getAllByRole('link');
    expect(brand).toHaveTextContent('Деловой кабинет');
    expect(links.map((link) => link.textContent)).toEqual(
      lines.map((line) => expect.stringContaining(line)),
    );
  });
});
