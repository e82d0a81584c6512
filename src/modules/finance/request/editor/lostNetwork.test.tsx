// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { testCabinet } from '../../../../../test/render/cabinet';
import { openRequest, READY_ID, stepHeading } from '../testing/openRequest';

const cabinet = testCabinet();
const press = (name: string) =>
  fireEvent.click(screen.getByText(name, { selector: 'button, button *' }));
const networkBack = () => act(async () => void window.dispatchEvent(new Event('online')));
const NO_NETWORK = /^Нет связи с сервером/;

it('the message about a lost network disappears when the network is back, and the step can be sent', async () => {
  await openRequest(cabinet, READY_ID, '?step=contacts');
  await stepHeading('Контактные данные');
  cabinet.fail('saveFinanceRequestForm', 'drop');
  press('Далее');
  expect(await screen.findByText(NO_NETWORK)).toBeVisible();
  cabinet.mend();
  await networkBack();
  await waitFor(() => expect(screen.queryByText(NO_NETWORK)).toBeNull());
  press('Далее');
  expect(await stepHeading('Банковские реквизиты')).toBeVisible();
});

it('the message about a lost network in an open entry disappears with the network back; the input stays', async () => {
  await openRequest(cabinet, READY_ID, '?step=contacts');
  await stepHeading('Контактные данные');
  fireEvent.click(screen.getByLabelText('Изменить: Зайцева Вера Павловна'));
  const field = screen.getByLabelText('Должность');
  fireEvent.change(field, { target: { value: 'Бухгалтер' } });
  cabinet.fail('updateContactPerson', 'drop');
  press('Сохранить контакт');
  expect(await screen.findByText(NO_NETWORK)).toBeVisible();
  await networkBack();
  await waitFor(() => expect(screen.queryByText(NO_NETWORK)).toBeNull());
  expect(field).toHaveValue('Бухгалтер');
});

it('the message about a refusal stays when the network is back', async () => {
  await openRequest(cabinet, READY_ID, '?step=contacts');
  await stepHeading('Контактные данные');
  cabinet.fail('saveFinanceRequestForm', '409', { message: 'Заявку уже рассматривают' });
  press('Далее');
  expect(await screen.findByText('Заявку уже рассматривают')).toBeVisible();
  await networkBack();
  expect(screen.getByText('Заявку уже рассматривают')).toBeVisible();
});
