// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { changeOrderInsurance } from '../../../../test/backend/controlOrderInsurance';
import { POSYLKA_PLUS } from '../../../../test/backend/scenarios/companies';
import { testCabinet } from '../../../../test/render/cabinet';
import { clientApi } from '../../../api/endpoints/client';
import { paths } from '../../../domain/paths';
import { insuranceIn, runningIn } from '../testing/insuranceIn';
import ConditionsPage from './page';
import { applyingPath } from './conditionsPath';

const cabinet = testCabinet();
const DENIS = 'morozov@posylka-plus.ru';
const ofDenis = { organizationId: { equals: POSYLKA_PLUS.id } };

const open = (address: string = applyingPath) =>
  cabinet.show(
    {
      [paths.insuranceConditions]: <ConditionsPage />,
      [paths.insuranceManagement]: <h1>Управление</h1>,
    },
    { address, as: DENIS },
  );

function switchOff() {
  const where = { ...ofDenis, product: { equals: 'sender' } };
  cabinet.backend.world.db.orderInsurance.updateMany({ where, data: { isOn: false } });
}

const isOn = () =>
  cabinet.backend.world.db.orderInsurance.findFirst({
    where: { ...ofDenis, product: { equals: 'sender' } },
  })?.isOn;

const consent = () => screen.findByRole('checkbox', { name: /^Я прочитал/ });
const submit = (price = 49) =>
  screen.findByRole('button', { name: new RegExp(`^Подключить страхование за ${price}\\s₽$`) });

describe('the page of the conditions', () => {
  it('explains insurance, sum, exclusions and period, and is marked as a sample', async () => {
    await open(paths.insuranceConditions);
    const headings = screen
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);
    expect(headings).toEqual(
      expect.arrayContaining([
        'Что застраховано',
        'Сколько возмещается',
        'Что не застраховано',
        'Срок и порядок',
        'Стоимость и оплата',
      ]),
    );
    expect(screen.getByText('Образец')).toBeVisible();
  });

  it('is hidden until the owner of the cabinet has confirmed the sender', async () => {
    cabinet.changeUser(DENIS, { isVerified: false });
    await open(paths.insuranceConditions);
    expect(await screen.findByText('Ожидание подтверждения')).toBeVisible();
    expect(screen.queryByText('Что застраховано')).toBeNull();
    expect(cabinet.calls()).not.toContain('getInsurancePrice');
  });

  it('shows the start and the price of an insurance that is on, and links to the management page', async () => {
    await open(paths.insuranceConditions);
    const start = await screen.findByText('Начало страхования');
    expect(start.nextElementSibling).toHaveTextContent(/^\d\d\.\d\d\.\d{4}$/);
    expect(screen.getByText('Страхование подключено')).toBeVisible();
    expect(screen.queryByText(/^Страхование подключено с/)).toBeNull();
    expect(await screen.findByText('49 ₽')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Управление страхованием' })).toHaveAttribute(
      'href',
      paths.insuranceManagement,
    );
  });

  it('shows the accepted price next to the current one', async () => {
    changeOrderInsurance(cabinet.backend.world, { price: 5_350 });
    await open(paths.insuranceConditions);
    expect(await screen.findByText('53,50 ₽')).toBeVisible();
    expect(await screen.findByText('Стоимость страхования заказа')).toBeVisible();
    expect(screen.getByText('49 ₽')).toBeVisible();
  });

  it('shows «Стоимость уточняется» if the price cannot be loaded', async () => {
    cabinet.fail('getInsurancePrice', '404');
    await open(paths.insuranceConditions);
    expect(await screen.findByText('Стоимость уточняется')).toBeVisible();
  });

  it('links to the button that switches the insurance on', async () => {
    switchOff();
    const { user, place } = await open(paths.insuranceConditions);
    await user.click(await screen.findByRole('link', { name: 'Подключить страхование' }));
    expect(place()).toBe(applyingPath);
    expect(await submit()).toBeVisible();
  });
});

describe('switching the insurance on', () => {
  it('requires the consent, and sends the price that the customer saw', async () => {
    switchOff();
    const { user } = await open();
    await user.click(await submit());
    expect(await screen.findByText('Поле должно быть выбрано')).toBeVisible();
    expect(isOn()).toBe(false);
    await user.click(await consent());
    await user.dblClick(await submit());
    expect(await screen.findByText(/^Страхование подключено с\s/)).toBeVisible();
    expect(isOn()).toBe(true);
    expect(cabinet.sent('activateInsurance')).toHaveLength(1);
    expect(
      cabinet.backend.world.db.orderInsurance.findFirst({
        where: { ...ofDenis, product: { equals: 'sender' } },
      })?.acceptedPrice,
    ).toBe(4_900);
  });

  it('shows a changed price, and requires the consent again', async () => {
    switchOff();
    const { user } = await open();
    await user.click(await consent());
    changeOrderInsurance(cabinet.backend.world, { price: 5_300 });
    await user.click(await submit());
    expect(await screen.findByText('Стоимость изменилась')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(/Было 49\s₽, стало 53\s₽/);
    expect(await consent()).not.toBeChecked();
    await user.click(await submit(53));
    expect(await screen.findByText('Поле должно быть выбрано')).toBeVisible();
    expect([isOn(), cabinet.sent('activateInsurance').length]).toEqual([false, 1]);
    await user.click(await consent());
    await user.click(await submit(53));
    expect(await screen.findByText(/^Страхование подключено с\s/)).toBeVisible();
    expect(cabinet.sent('activateInsurance')).toHaveLength(2);
  });

  it('shows why the server has refused it, and keeps the consent', async () => {
    switchOff();
    const { user } = await open();
    cabinet.fail('activateInsurance', '400', { message: 'Договор приостановлен' });
    await user.click(await consent());
    await user.click(await submit());
    expect(await screen.findByText(/Договор приостановлен/)).toBeVisible();
    expect(await consent()).toBeChecked();
  });

  it('shows the default message if the server refuses without a message', async () => {
    switchOff();
    const { user } = await open();
    cabinet.fail('activateInsurance', '400', { message: '' });
    await user.click(await consent());
    await user.click(await submit());
    expect(
      await screen.findByText(/Что-то пошло не так\. Попробуйте подключить позже/),
    ).toBeVisible();
  });

  it('checks the status after a lost response, and makes no second call', async () => {
    switchOff();
    const { user } = await open();
    await user.click(await consent());
    // The server switches the insurance on, but its response is lost.
    cabinet.fail('activateInsurance', 'broken-json');
    await user.click(await submit());
    expect(await screen.findByText(/^Страхование подключено с\s/)).toBeVisible();
    expect([isOn(), cabinet.sent('activateInsurance').length]).toEqual([true, 1]);
  });

  it('offers no button while the result of a call without a response is unknown', async () => {
    switchOff();
    const { user } = await open();
    await user.click(await consent());
    cabinet.fail('activateInsurance', 'drop');
    cabinet.fail('getInsuranceStatus', 'drop');
    await user.click(await submit());
    expect(await screen.findByText('Не удалось узнать, подключено ли страхование')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Подключить/ })).not.toBeInTheDocument();
    cabinet.mend();
    await user.click(screen.getByRole('button', { name: 'Проверить ещё раз' }));
    expect(await submit()).toBeVisible();
  });

  it.each(['400', '503', 'drop', 'unknown-status'] as const)(
    'succeeds on its own response, whatever the status call returns (%s)',
    async (kind) => {
      switchOff();
      const { user } = await open();
      await user.click(await consent());
      cabinet.fail('getInsuranceStatus', kind);
      await user.click(await submit());
      expect(await screen.findByText(/^Страхование подключено с\s\d\d/)).toBeVisible();
      expect(screen.getByText('Все новые заказы будут застрахованы.')).toBeVisible();
      expect(cabinet.sent('activateInsurance')).toHaveLength(1);
    },
  );

  it('is not reverted by the response to an earlier status call', async () => {
    switchOff();
    const { user, store } = await open();
    await user.click(await consent());
    const off = {
      status: 'DISABLED',
      insurancePrice: null,
      startDateTime: null,
      endDateTime: null,
    };
    cabinet.pretend('getInsuranceStatus', off);
    const release = cabinet.hold('getInsuranceStatus');
    const readAgain = () => store.dispatch(clientApi.util.invalidateTags(['InsuranceStatus']));
    cabinet.forgetCalls();
    readAgain();
    await waitFor(() => expect(cabinet.calls()).toContain('getInsuranceStatus'));
    const late = runningIn(store);
    await user.click(await submit());
    expect(await screen.findByText(/^Страхование подключено с\s/)).toBeVisible();
    release();
    await late;
    expect(insuranceIn(store)).toBe('ENABLED');
    expect(screen.getByText(/^Страхование подключено с\s/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Подключить/ })).toBeNull();
    // A status call that starts later takes precedence.
    readAgain();
    expect(await submit()).toBeVisible();
  });

  it.each([{}, { startDateTime: 'скоро' }])(
    'shows an error if the response has no start date and the insurance is still off (%j)',
    async (answer) => {
      switchOff();
      const { user } = await open();
      await user.click(await consent());
      cabinet.pretend('activateInsurance', answer);
      await user.click(await submit());
      expect(
        await screen.findByText(/Что-то пошло не так\. Попробуйте подключить позже/),
      ).toBeVisible();
      expect(await consent()).toBeChecked();
      expect(screen.queryByText(/^Страхование подключено/)).toBeNull();
    },
  );

  it('treats the response «already on» as success', async () => {
    switchOff();
    const { user } = await open();
    await user.click(await consent());
    const where = { ...ofDenis, product: { equals: 'sender' } };
    cabinet.backend.world.db.orderInsurance.updateMany({ where, data: { isOn: true } });
    await user.click(await submit());
    expect(await screen.findByText(/^Страхование подключено с\s/)).toBeVisible();
    expect(screen.queryByText(/Страхование не подключено/)).not.toBeInTheDocument();
  });
});

describe('the page with an insurance that cannot be switched on', () => {
  it('explains a missing price', async () => {
    switchOff();
    cabinet.fail('getInsurancePrice', '404');
    const { user } = await open();
    expect(
      await screen.findByText('Подключить страхование можно, когда стоимость станет известна.'),
    ).toBeVisible();
    expect(document.querySelector('.note')).toBeNull();
    cabinet.mend();
    await user.click(screen.getByRole('button', { name: 'Проверить ещё раз' }));
    expect(await submit()).toBeVisible();
  });

  it('explains a missing account, and offers to connect one', async () => {
    switchOff();
    cabinet.backend.world.db.credential.deleteMany({ where: ofDenis });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Подключить аккаунт' }));
    expect(await screen.findByRole('dialog', { name: 'Подключение аккаунта' })).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('explains the missing role of a user whose colleague has connected the account', async () => {
    switchOff();
    const { db } = cabinet.backend.world;
    const denis = db.user.findFirst({ where: { username: { equals: DENIS } } });
    db.userRole.deleteMany({
      where: { userId: { equals: denis?.id ?? '' }, roleId: { equals: 'SENDER' } },
    });
    await open();
    expect(await screen.findByText(/роль «Отправитель»/)).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('explains an unknown status', async () => {
    switchOff();
    cabinet.fail('getInsuranceStatus', '403');
    await open();
    expect(await screen.findByText('Не удалось узнать, подключено ли страхование')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('checkbox')).not.toBeInTheDocument());
  });
});
