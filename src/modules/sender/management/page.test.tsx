// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { choose } from '../../../../test/faults/hands';
import { toasts } from '../../../../test/render/toasts';
import { POSYLKA_PLUS } from '../../../../test/backend/scenarios/companies';
import { testCabinet } from '../../../../test/render/cabinet';
import { paths } from '../../../domain/paths';
import { applyingPath } from '../conditions/conditionsPath';
import { insuranceIn, runningIn } from '../testing/insuranceIn';
import ManagementPage from './page';

const cabinet = testCabinet();
const DENIS = 'morozov@posylka-plus.ru';
const ofDenis = { organizationId: { equals: POSYLKA_PLUS.id } };
const terms = { ...ofDenis, product: { equals: 'sender' } };

const open = () => cabinet.show({ [paths.insuranceManagement]: <ManagementPage /> }, { as: DENIS });

const account = () => screen.getByRole('article', { name: 'Аккаунт курьерской службы' });
const insurance = () => screen.getByRole('article', { name: 'Страхование заказов' });
const insurances = () => cabinet.backend.world.db.orderInsurance;
const isOn = () => insurances().findFirst({ where: terms })?.isOn;

it('the page shows tasks, figures, chart, insurance, account and the next draft in this order', async () => {
  await open();
  const parts = [
    await screen.findByRole('region', { name: 'Что сделать' }),
    await screen.findByRole('region', { name: 'Показатели' }),
    await screen.findByRole('article', { name: 'Заказы по месяцам' }),
    insurance(),
    account(),
    await screen.findByText(/подготовим черновик/),
  ];
  for (const [at, part] of parts.slice(1).entries()) {
    const place = parts[at]?.compareDocumentPosition(part) ?? 0;
    expect(place & Node.DOCUMENT_POSITION_FOLLOWING, String(at)).toBeTruthy();
  }
});

describe('the account of the courier company', () => {
  it('shows its health, a part of its identifier, the last load and the contract', async () => {
    await open();
    expect(await within(account()).findByText('Подключён')).toBeVisible();
    expect(await within(account()).findByText('Account EMsc •••• JceI')).toBeVisible();
    expect(within(account()).getByText(/^\d\d\.\d\d\.\d{4}, \d\d:\d\d$/)).toBeVisible();
    expect(within(account()).getByText('77041234')).toBeVisible();
  });

  it('says after an error of the service that orders are not loaded, and links to the settings', async () => {
    cabinet.backend.world.settings.serviceErrors['COURIER'] = 'Пароль отклонён';
    await open();
    expect(await within(account()).findByText(/Загрузка заказов остановлена/)).toBeVisible();
    expect(within(account()).getByText('Пароль отклонён')).toBeVisible();
    expect(within(account()).getByRole('link', { name: 'Перейти в настройки' })).toHaveAttribute(
      'href',
      `${paths.profile}?tab=integrations`,
    );
  });

  it('has no badge if the health check fails', async () => {
    cabinet.fail('getServiceHealth', '403');
    await open();
    expect(await within(account()).findByText('77041234')).toBeVisible();
    expect(within(account()).queryByText('Подключён')).not.toBeInTheDocument();
  });

  it('is disconnected after a warning about the consequences', async () => {
    const { user } = await open();
    await choose('Действия с аккаунтом', 'Отключить аккаунт');
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('новые заказы не будут застрахованы');
    await user.click(within(question).getByRole('button', { name: 'Отключить' }));
    expect(await within(account()).findByText('Не подключён')).toBeVisible();
    expect(await within(insurance()).findByText('Страхование не подключено')).toBeVisible();
    expect(isOn()).toBe(false);
  });

  it('can be loaded again after a failure', async () => {
    cabinet.fail('getCredential', '403', { message: 'Недостаточно прав' });
    const { user } = await open();
    expect(await within(account()).findByText('Недостаточно прав')).toBeVisible();
    cabinet.mend();
    await user.click(within(account()).getByRole('button', { name: 'Повторить' }));
    expect(await within(account()).findByText('77041234')).toBeVisible();
  });
});

describe('the insurance', () => {
  it('shows price and dates when it is on, and «-» for an absent date', async () => {
    await open();
    expect(await within(insurance()).findByText('Страхование подключено')).toBeVisible();
    expect(within(insurance()).getByText('49 ₽')).toBeVisible();
    expect(within(insurance()).getByText('-')).toBeVisible();
  });

  it('has a link to its conditions in its menu when it is on', async () => {
    const { user } = await open();
    await user.click(
      await within(insurance()).findByRole('button', { name: 'Действия со страхованием' }),
    );
    expect(await screen.findByRole('menuitem', { name: 'Условия' })).toHaveAttribute(
      'href',
      paths.insuranceConditions,
    );
  });

  it('shows its end date when it is off, and links to its conditions and to the form to switch it on', async () => {
    insurances().updateMany({
      where: terms,
      data: { isOn: false, endDateTime: '2026-11-20T12:00:00+03:00' },
    });
    await open();
    expect(await within(insurance()).findByText('Страхование не подключено')).toBeVisible();
    expect(within(insurance()).getByText('20.11.2026')).toBeVisible();
    expect(within(insurance()).getByRole('link', { name: 'Условия' })).toHaveAttribute(
      'href',
      paths.insuranceConditions,
    );
    expect(
      within(insurance()).getByRole('link', { name: 'Подключить страхование' }),
    ).toHaveAttribute('href', applyingPath);
  });

  it.each(['403', 'unknown-status'] as const)(
    'has no badge and no switch if its status fails to load (%s)',
    async (kind) => {
      cabinet.fail('getInsuranceStatus', kind);
      await open();
      expect(
        await within(insurance()).findByText('Не удалось узнать, подключено ли страхование'),
      ).toBeVisible();
      expect(within(insurance()).queryByText(/^Страхование (не )?подключено$/)).toBeNull();
      expect(within(insurance()).queryByText(/ключить страхование/)).toBeNull();
      expect(within(insurance()).getByRole('link', { name: 'Условия' })).toBeVisible();
    },
  );
});

describe('switching the insurance off', () => {
  async function ask() {
    const shown = await open();
    await choose('Действия со страхованием', 'Отключить страхование');
    const dialog = await screen.findByRole('dialog');
    const submit = () =>
      shown.user.click(within(dialog).getByRole('button', { name: 'Отключить страхование' }));
    return { ...shown, dialog, submit };
  }
  const expectOff = async () => {
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(toasts().map(({ text }) => text)).toEqual(['Страхование отключено']);
    expect(await within(insurance()).findByText('Страхование не подключено')).toBeVisible();
  };

  it('requires a comment for «Другое», sends the reasons once, and then the switch-off once', async () => {
    const { user, dialog, submit } = await ask();
    await user.click(await within(dialog).findByLabelText('Высокая стоимость'));
    await user.click(within(dialog).getByLabelText('Другое'));
    await submit();
    expect(await within(dialog).findAllByText('Поле обязательно для заполнения')).not.toEqual([]);
    expect(isOn()).toBe(true);
    await user.type(within(dialog).getByLabelText('Комментарий'), ' Своя доставка ');
    await user.dblClick(within(dialog).getByRole('button', { name: 'Отключить страхование' }));
    await expectOff();
    expect(cabinet.sent('sendDisableReasons')).toEqual([
      { reasonIds: ['expensive', 'other'], comment: 'Своя доставка' },
    ]);
    const switching = cabinet.calls().filter((one) => /^(sendDisable|deactivate)/.test(one));
    expect(switching).toEqual(['sendDisableReasons', 'deactivateInsurance']);
  });

  it('says that a reason is optional, and how long a comment may be', async () => {
    const { user, dialog } = await ask();
    const reason = await within(dialog).findByRole('group', {
      name: 'Почему вы отключаете страхование? (необязательно)',
    });
    await user.click(within(reason).getByLabelText('Высокая стоимость'));
    const comment = () => within(dialog).getByLabelText('Комментарий');
    expect(comment()).toHaveAccessibleDescription('Необязательно, до 2000 символов');
    expect(comment()).toHaveAttribute('maxlength', '2000');
    await user.click(within(reason).getByLabelText('Другое'));
    expect(comment()).toHaveAccessibleDescription('До 2000 символов');
  });

  it('needs no comment after «Другое» is unchecked', async () => {
    const { user, dialog, submit } = await ask();
    await user.click(await within(dialog).findByLabelText('Другое'));
    await submit();
    await user.click(within(dialog).getByLabelText('Высокая стоимость'));
    await user.click(within(dialog).getByLabelText('Другое'));
    await submit();
    await expectOff();
  });

  it('needs no reason', async () => {
    const { dialog, submit } = await ask();
    await within(dialog).findByLabelText('Другое');
    await submit();
    await expectOff();
    expect(cabinet.sent('sendDisableReasons')).toEqual([]);
  });

  it.each(['404', '403', '500', '503', 'null', 'wrong-types'] as const)(
    'is not prevented by reasons that cannot be loaded (%s)',
    async (kind) => {
      cabinet.fail('getDisableReasons', kind);
      const { submit } = await ask();
      await submit();
      await expectOff();
    },
  );

  it('is not prevented while reasons are loading', async () => {
    const release = cabinet.hold('getDisableReasons');
    const { submit } = await ask();
    await submit();
    await expectOff();
    release();
  });

  it.each(['400', '422', '500', '503', 'drop'] as const)(
    'is not prevented by reasons that cannot be sent (%s)',
    async (kind) => {
      cabinet.fail('sendDisableReasons', kind);
      const { user, dialog, submit } = await ask();
      await user.click(await within(dialog).findByLabelText('Высокая стоимость'));
      await submit();
      await expectOff();
      expect(isOn()).toBe(false);
    },
  );

  it('waits for the response to the reasons for at most a few seconds', async () => {
    const release = cabinet.hold('sendDisableReasons');
    const { user, dialog, submit } = await ask();
    await user.click(await within(dialog).findByLabelText('Высокая стоимость'));
    await submit();
    await expectOff();
    release();
  });

  it('shows a refusal, keeps the chosen reasons, and sends them only once', async () => {
    cabinet.fail('deactivateInsurance', '409', { message: 'Есть неоплаченный счёт', times: 1 });
    const { user, dialog, submit } = await ask();
    await user.click(await within(dialog).findByLabelText('Высокая стоимость'));
    await submit();
    expect(await within(dialog).findByText(/Есть неоплаченный счёт/)).toBeVisible();
    expect(within(dialog).getByLabelText('Высокая стоимость')).toBeChecked();
    await submit();
    await expectOff();
    expect(cabinet.sent('sendDisableReasons')).toHaveLength(1);
  });

  it.each(['400', '503', 'drop', 'unknown-status'] as const)(
    'counts as done even if the status fails to load (%s)',
    async (kind) => {
      const { dialog, submit } = await ask();
      await within(dialog).findByLabelText('Другое');
      cabinet.fail('getInsuranceStatus', kind);
      await submit();
      await expectOff();
      expect(cabinet.sent('deactivateInsurance')).toHaveLength(1);
    },
  );

  it('counts as done after a few seconds if the status is late', async () => {
    const { dialog, submit, store } = await ask();
    await within(dialog).findByLabelText('Другое');
    cabinet.pretend('getInsuranceStatus', {
      status: 'ENABLED',
      insurancePrice: 4_900,
      startDateTime: '2026-10-01T12:00:00+03:00',
      endDateTime: null,
    });
    const release = cabinet.hold('getInsuranceStatus');
    await submit();
    await expectOff();
    const late = runningIn(store);
    expect(late).toBeDefined();
    release();
    await late;
    expect(insuranceIn(store)).toBe('DISABLED');
  });

  it('counts as done if its response is lost and the reloaded status is off', async () => {
    cabinet.fail('deactivateInsurance', 'drop-mid-body');
    const { dialog, submit } = await ask();
    await within(dialog).findByLabelText('Другое');
    insurances().updateMany({ where: terms, data: { isOn: false } });
    await submit();
    await expectOff();
    expect(cabinet.sent('deactivateInsurance')).toHaveLength(1);
  });
});
