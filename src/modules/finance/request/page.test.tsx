// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FaultKind } from '../../../../test/backend/faults/fault';
import { testCabinet } from '../../../../test/render/cabinet';
import { openRequest, PARTLY_ID, READY_ID, stepHeading } from './testing/openRequest';

const cabinet = testCabinet();
const press = (name: string) =>
  fireEvent.click(screen.getByText(name, { selector: 'button, button *' }));

describe('the form of a request', () => {
  it('saves a complete request step by step, and sends it once for two clicks', async () => {
    await openRequest(cabinet, READY_ID);
    await stepHeading('Организация');
    press('Далее');
    await stepHeading('Учредители');
    press('Далее');
    await stepHeading('Контактные данные');
    press('Далее');
    await stepHeading('Банковские реквизиты');
    press('Далее');
    await stepHeading('Согласия');
    press('Далее');
    await stepHeading('Проверка и отправка');
    expect(cabinet.sent('saveFinanceRequestForm')).toHaveLength(4);
    press('Отправить заявку');
    press('Отправить заявку');
    expect(await screen.findByText('Заявка отправлена')).toBeVisible();
    expect(cabinet.sent('saveFinanceRequestForm')).toHaveLength(5);
    expect(cabinet.sent('sendFinanceRequest')).toHaveLength(1);
    expect(await screen.findByRole('heading', { name: 'Ход рассмотрения' })).toBeVisible();
  });

  it('opens at the step in the address, and shows the validation errors of this step', async () => {
    await openRequest(cabinet, PARTLY_ID, '?validateGroup=AGREEMENT_FLAGS');
    await stepHeading('Согласия');
    expect(await screen.findAllByText('Поле должно быть выбрано')).toHaveLength(2);
    expect(cabinet.calls()).not.toContain('saveFinanceRequestForm');
  });
});

describe('the page of a request', () => {
  it('reports an unknown request', async () => {
    await openRequest(cabinet, '00000000-0000-4000-8000-000000000000');
    expect(await screen.findByText('Такой заявки нет')).toBeVisible();
    expect(screen.getByText('К предложениям банков')).toHaveAttribute('href', '/offer');
  });

  it('shows the waiting card until the user is confirmed', async () => {
    cabinet.fail('getFinanceRequestForm', '406');
    await openRequest(cabinet, READY_ID);
    expect(await screen.findByText('Ожидание подтверждения')).toBeVisible();
  });

  it('shows an error, and loads again on «Повторить»', async () => {
    cabinet.fail('getFinanceRequestForm', '403', { message: 'Отказ 403' });
    await openRequest(cabinet, READY_ID);
    expect(await screen.findByText('Отказ 403')).toBeVisible();
    cabinet.mend();
    press('Повторить');
    await stepHeading('Организация');
  });

  const READS = ['getFinanceRequest', 'getFinanceRequestForm'] as const;
  const BROKEN: readonly FaultKind[] = [
    '400',
    '409',
    '422',
    '429',
    'drop',
    'drop-mid-body',
    'empty-body',
    'broken-json',
    'null',
  ];
  it.each(READS.flatMap((operation) => BROKEN.map((kind) => [operation, kind] as const)))(
    'offers a retry if %s fails with the fault «%s»',
    async (operation, kind) => {
      cabinet.fail(operation, kind);
      await openRequest(cabinet, READY_ID);
      expect(await screen.findByText('Повторить', { selector: 'button, button *' })).toBeVisible();
    },
  );

  const ODD: readonly FaultKind[] = [
    'empty-object',
    'wrong-types',
    'unknown-status',
    'hostile-text',
  ];
  it.each(READS.flatMap((operation) => ODD.map((kind) => [operation, kind] as const)))(
    'shows a step or an error if %s returns %s',
    async (operation, kind) => {
      cabinet.fail(operation, kind);
      await openRequest(cabinet, READY_ID);
      await waitFor(() =>
        expect(
          screen.queryAllByRole('heading', { level: 2 }).length +
            screen.queryAllByText('Не удалось загрузить данные').length,
        ).toBeGreaterThan(0),
      );
      expect(screen.queryByRole('img', { name: 'x' })).toBeNull();
    },
  );
});
