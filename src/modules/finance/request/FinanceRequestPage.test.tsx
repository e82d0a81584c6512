// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testCabinet } from '../../../../test/render/cabinet';
import { openRequest, PARTLY_ID, READY_ID, stepHeading } from './testing/openRequest';

const cabinet = testCabinet();
const button = (name: string) => screen.getByRole('button', { name });
/** By the keyboard: two clicks in a row would be a double click. */
const goOn = async (user: { keyboard: (keys: string) => Promise<void> }) => {
  button('Далее').focus();
  await user.keyboard('{Enter}');
};

describe('the way through a complete form', () => {
  it('leads step by step to the bank, saving and sending once', async () => {
    const { user } = await openRequest(cabinet, READY_ID);
    await stepHeading('Организация');
    await goOn(user);
    await stepHeading('Учредители');
    await goOn(user);
    await stepHeading('Контактные данные');
    expect(cabinet.sent('saveFinanceRequestForm')).toHaveLength(1);
  });

  it('opens the step of the address', async () => {
    await openRequest(cabinet, PARTLY_ID, '?validateGroup=AGREEMENT_FLAGS');
    await stepHeading('Согласия');
    expect(await screen.findAllByText('Поле должно быть выбрано')).toHaveLength(2);
  });

  it('sends', async () => {
    const { user } = await openRequest(cabinet, READY_ID, '?step=review');
    await stepHeading('Проверка и отправка');
    await user.click(button('Отправить заявку'));
    expect(await screen.findByText('Заявка отправлена')).toBeVisible();
    expect(cabinet.sent('saveFinanceRequestForm')).toHaveLength(1);
    expect(cabinet.sent('sendFinanceRequest')).toHaveLength(1);
    expect(await screen.findByRole('heading', { name: 'Ход рассмотрения' })).toBeVisible();
  });
});
