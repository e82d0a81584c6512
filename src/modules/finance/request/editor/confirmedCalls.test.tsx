// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { formOf } from '../../../../../test/backend/handlers/financeRequest/formStore';
import { testCabinet } from '../../../../../test/render/cabinet';
import { openRequest, PARTLY_ID, READY_ID, stepHeading } from '../testing/openRequest';

const cabinet = testCabinet();
const press = (name: string) =>
  fireEvent.click(screen.getByText(name, { selector: 'button, button *' }));
const bank = () => screen.findByRole('textbox', { name: /^Банк/ });
const saves = () => cabinet.sent('saveFinanceRequestForm');
const stored = () => JSON.stringify(Object.entries(localStorage));
const savedBank = () => formOf(cabinet.backend.world, READY_ID).paymentDetails?.bankName;

async function openAccount() {
  const shown = await openRequest(cabinet, READY_ID, '?step=account');
  await stepHeading('Банковские реквизиты');
  return shown;
}

async function typeBank(name: string) {
  const input = await bank();
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: name } });
  fireEvent.blur(input);
}

describe('a successful response', () => {
  const DRAFT = { id: READY_ID, status: { name: 'DRAFT', description: 'Черновик' } };

  it.each([[DRAFT], [null], [{}], [{ id: 'another', status: { name: 'SEND_BANK' } }]])(
    'to the sending of a request is not trusted if the request is still a draft: %j',
    async (answer) => {
      await openRequest(cabinet, READY_ID, '?step=account');
      await stepHeading('Банковские реквизиты');
      press('Далее');
      await stepHeading('Согласия');
      press('Далее');
      await stepHeading('Проверка и отправка');
      cabinet.pretend('sendFinanceRequest', answer);
      press('Отправить заявку');
      expect(await screen.findByRole('alert')).toHaveTextContent('Заявка не отправлена');
      expect(screen.queryByText('Заявка отправлена')).toBeNull();
      expect(cabinet.calls().at(-1)).toMatch(/^getFinanceRequest/);
      cabinet.mend();
      press('Отправить заявку');
      expect(await screen.findByText('Заявка отправлена')).toBeVisible();
      expect(screen.getByRole('heading', { name: 'Ход рассмотрения' })).toBeVisible();
    },
  );

  it('to the sending of a request is trusted if the request that is read afterwards confirms it', async () => {
    await openRequest(cabinet, READY_ID, '?step=review');
    await stepHeading('Проверка и отправка');
    cabinet.fail('sendFinanceRequest', 'empty-object');
    press('Отправить заявку');
    expect(await screen.findByText('Заявка отправлена')).toBeVisible();
    expect(cabinet.sent('sendFinanceRequest')).toHaveLength(1);
  });

  it('to a save leaves the draft on this device if it does not contain the saved form', async () => {
    await openRequest(cabinet, READY_ID, '?step=account');
    await typeBank('Банк «Новая волна»');
    cabinet.pretend('saveFinanceRequestForm', {});
    press('Далее');
    await screen.findByRole('alert');
    await waitFor(() => expect(stored()).toContain('Новая волна'));
  });
});

describe('leaving the form of a request', () => {
  it.each(['409', '500'] as const)('does not repeat a refused call (%s)', async (kind) => {
    const { view } = await openAccount();
    await typeBank('Банк «Новая волна»');
    cabinet.fail('saveFinanceRequestForm', kind, { times: 1 });
    press('Далее');
    await waitFor(() => expect(saves()).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText('Сохраняем черновик…')).toBeNull());
    cabinet.forgetCalls();
    view.unmount();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(cabinet.calls()).not.toContain('saveFinanceRequestForm');
    expect(stored()).toContain('Новая волна');
  });

  it('finishes its call before the reopened form makes the next call', async () => {
    const answered: unknown[] = [];
    const { answer } = cabinet.backend;
    vi.spyOn(cabinet.backend, 'answer').mockImplementation(async (call, drawn) => {
      const reply = await answer(call, drawn);
      if (call.method === 'PUT') answered.push(savedBank());
      return reply;
    });
    const { view } = await openAccount();
    await typeBank('Банк «Раньше»');
    cabinet.fail('saveFinanceRequestForm', 'latency', { latencyMs: 2000, times: 1 });
    view.unmount();
    const second = await openAccount();
    expect(await bank()).toHaveValue('Банк «Раньше»');
    await typeBank('Банк «Позже»');
    second.view.unmount();
    await waitFor(() => expect(answered).toEqual(['Банк «Раньше»', 'Банк «Позже»']), {
      timeout: 8000,
    });
    expect(savedBank()).toBe('Банк «Позже»');
    await waitFor(() => expect(stored()).not.toContain('Позже'));
  });
});

describe('a successful response to a save', () => {
  it.each(['empty-object', 'null'] as const)(
    'is not trusted without a record (%s)',
    async (kind) => {
      await openAccount();
      await typeBank('Банк «Новая волна»');
      cabinet.fail('saveFinanceRequestForm', kind);
      press('Далее');
      expect(await screen.findByRole('alert')).toHaveTextContent('Произошла неизвестная ошибка');
      expect(await bank()).toHaveValue('Банк «Новая волна»');
      expect(screen.getByRole('heading', { level: 2, name: 'Банковские реквизиты' })).toBeVisible();
    },
  );

  it('is not trusted without a record of the founder', async () => {
    await openRequest(cabinet, READY_ID, '?step=founders');
    await stepHeading('Учредители');
    fireEvent.click(screen.getByLabelText('Изменить: ООО «Балтийские инвестиции»'));
    cabinet.fail('updateFounder', 'empty-object');
    press('Сохранить учредителя');
    expect(await screen.findByText(/Произошла неизвестная ошибка/)).toBeVisible();
    expect(screen.getByLabelText('Наименование')).toBeVisible();
  });

  it('is checked by a read if it does not confirm a consent', async () => {
    await openRequest(cabinet, PARTLY_ID, '?step=consents');
    await stepHeading('Согласия');
    cabinet.fail('acceptFinanceAgreementFlag', 'empty-object');
    fireEvent.click(screen.getByLabelText('Подтверждаю достоверность сведений'));
    expect(await screen.findByText('3 из 4')).toBeInTheDocument();
    expect(screen.getByLabelText('Подтверждаю достоверность сведений')).toBeChecked();
  });
});
