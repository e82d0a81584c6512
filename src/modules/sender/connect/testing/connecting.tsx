import { screen } from '@testing-library/react';
import type { TestCabinet } from '../../../../../test/render/cabinet';
import SenderOffer from '../../offer/SenderOffer';

export const CONTRACT = '77041234';
export const SECRET = '9081726354';
export const NOT_FOUND = 'Нет активных предложений по страхованию';

export const dialog = () => screen.findByRole('dialog', { name: 'Подключение аккаунта' });
export const button = (name: string) => screen.getByRole('button', { name });
// By label, because a masked field has no role `textbox`.
export const field = (name: RegExp | string) => screen.getByLabelText(name, { selector: 'input' });
export const NUMBER = /^Номер договора/;
export const ID = /^Account\/Идентификатор/;
export const PASSWORD = /^Secure password\/Пароль/;

/** Returns helpers that open the dialog from its card and complete its steps. */
export function connecting(cabinet: TestCabinet) {
  async function open() {
    const shown = await cabinet.show({
      '/offer': <SenderOffer />,
      '/sender/insurance-conditions': <h1>Условия</h1>,
    });
    await shown.user.click(await screen.findByRole('button', { name: 'Подключить страхование' }));
    await dialog();
    return shown;
  }

  async function goToAccount() {
    const shown = await open();
    await shown.user.type(await screen.findByRole('textbox', { name: NUMBER }), CONTRACT);
    await shown.user.click(button('Продолжить'));
    await screen.findByRole('textbox', { name: ID });
    return shown;
  }

  async function connect(secret = SECRET) {
    const shown = await goToAccount();
    await shown.user.type(field(ID), '770412345');
    await shown.user.type(field(PASSWORD), secret);
    await shown.user.click(button('Подключить'));
    return shown;
  }
  return { open, goToAccount, connect };
}
