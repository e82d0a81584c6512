// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { POSYLKA_PLUS } from '../../../../test/backend/scenarios/companies';
import { testCabinet } from '../../../../test/render/cabinet';
import SenderOffer from './SenderOffer';

const cabinet = testCabinet();
const ANNA = 'sokolova@severveter.ru';
const DENIS = 'morozov@posylka-plus.ru';

const show = (as = ANNA) =>
  cabinet.show(
    { '/offer': <SenderOffer />, '/sender/insurance-conditions': <h1>Условия</h1> },
    { as },
  );
const card = () => screen.findByRole('article', { name: 'Курьерская служба' });
const insuranceOf = (organizationId: string, change: object) =>
  cabinet.backend.world.db.orderInsurance.updateMany({
    where: { organizationId: { equals: organizationId }, product: { equals: 'sender' } },
    data: change,
  });
const footer = async () => {
  const found = await card();
  return [
    ...within(found).queryAllByRole('button', { name: /страхован/ }),
    ...within(found).queryAllByRole('link', { name: /страхован/ }),
  ].map(({ textContent }) => textContent);
};

describe('the card of the courier company', () => {
  it('has its title and a skeleton while it loads', async () => {
    const release = cabinet.hold('getServiceHealth');
    await show();
    expect(
      await screen.findByRole('heading', { name: 'Страхование заказов курьерской службы' }),
    ).toBeVisible();
    expect(screen.getByText('Загружаем страхование заказов')).toBeInTheDocument();
    release();
    expect(await card()).toBeVisible();
    expect(screen.queryByText('Загружаем страхование заказов')).toBeNull();
  });

  it('offers the insurance to a user with neither account nor insurance', async () => {
    await show();
    const found = await card();
    expect(within(found).getByText('Не подключён')).toBeVisible();
    expect(within(found).getByText('Страхование не подключено')).toBeVisible();
    expect(await footer()).toEqual(['Подключить страхование', 'Условия страхования']);
  });

  it('links only to the conditions if the insurance is on, even if the account is EMPTY', async () => {
    cabinet.pretend('getServiceHealth', { status: 'EMPTY', description: null });
    await show(DENIS);
    expect(await footer()).toEqual(['Условия страхования']);
  });

  it('shows price and dates of an insurance that is on, and links to the conditions', async () => {
    insuranceOf(POSYLKA_PLUS.id, { startDateTime: '2026-03-20T09:00:00+03:00' });
    await show(DENIS);
    const found = await card();
    expect(within(found).getByText('Подключён')).toBeVisible();
    expect(within(found).getByText('Страхование подключено')).toBeVisible();
    expect(within(found).getByText('49 ₽')).toBeVisible();
    expect(within(found).getByText('20.03.2026')).toBeVisible();
    expect(within(found).getByText('-')).toBeVisible();
    expect(await footer()).toEqual(['Условия страхования']);
  });

  it('has figures and a chart of the orders above it once they have loaded', async () => {
    await show(DENIS);
    const found = await card();
    expect(cabinet.calls()).not.toContain('getOrderDashboard');
    expect(document.querySelectorAll('.sender-figures .bone')).not.toHaveLength(0);
    const chart = await screen.findByRole('img', { name: 'Заказы по месяцам' }, { timeout: 9000 });
    expect(screen.getByRole('region', { name: 'Показатели' })).toBeVisible();
    const place = chart.compareDocumentPosition(found);
    expect(place & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('keeps its position when the figures cannot be loaded', async () => {
    cabinet.fail('getOrderDashboard', '404');
    const { user } = await show(DENIS);
    const found = await card();
    await screen.findByText('Не удалось загрузить показатели', undefined, { timeout: 9000 });
    expect(document.querySelector('.sender-figures')?.nextElementSibling).toBe(found);
    expect(screen.queryByRole('alert')).toBeNull();
    cabinet.mend();
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByRole('region', { name: 'Показатели' })).toBeVisible();
  });

  it('shows the dates but no price of an insurance that is off', async () => {
    insuranceOf(POSYLKA_PLUS.id, {
      isOn: false,
      startDateTime: '2026-03-20T09:00:00+03:00',
      endDateTime: '2026-10-31T09:00:00+03:00',
    });
    const { user } = await show(DENIS);
    const found = await card();
    expect(within(found).getByText('31.10.2026')).toBeVisible();
    expect(within(found).queryByText(/₽/)).toBeNull();
    expect(await footer()).toEqual(['Подключить страхование', 'Условия страхования']);
    await user.click(within(found).getByRole('button', { name: 'Подключить страхование' }));
    expect(await screen.findByRole('heading', { name: 'Условия' })).toBeVisible();
  });

  it('says after an error of the service that orders are not loaded, and links to the settings', async () => {
    cabinet.backend.world.settings.serviceErrors['COURIER'] = 'Пароль отклонён';
    await show(DENIS);
    const found = await card();
    expect(
      within(found).getByText(
        'Ошибка подключения к аккаунту курьерской службы. Загрузка заказов остановлена.',
      ),
    ).toBeVisible();
    expect(within(found).getByText('Ошибка подключения')).toBeVisible();
    expect(within(found).getByText('Пароль отклонён')).toBeVisible();
    expect(within(found).getByRole('link', { name: 'Перейти в настройки' })).toHaveAttribute(
      'href',
      '/profile?tab=integrations',
    );
  });

  it.each(['400', 'unknown-status', 'wrong-types', 'null', 'empty-body'] as const)(
    'hides the badge of the account after the fault «%s» of the health check',
    async (kind) => {
      cabinet.fail('getServiceHealth', kind);
      await show(DENIS);
      const found = await card();
      expect(within(found).queryByText('Подключён')).toBeNull();
      expect(within(found).queryByText('Не подключён')).toBeNull();
      expect(within(found).getByText('Страхование подключено')).toBeVisible();
    },
  );

  it('hides the insurance if its status fails to load, and offers a retry', async () => {
    cabinet.fail('getInsuranceStatus', '400');
    const { user } = await show(DENIS);
    const found = await card();
    expect(within(found).queryByText(/Страхование подключено/)).toBeNull();
    expect(await footer()).toEqual(['Условия страхования']);
    cabinet.mend();
    await user.click(within(found).getByRole('button', { name: 'Повторить' }));
    expect(await within(found).findByText('Страхование подключено')).toBeVisible();
  });

  it('shows why the account failed to load, and offers a retry', async () => {
    cabinet.fail('getCredential', '403', { message: 'Недостаточно прав' });
    const { user } = await show(DENIS);
    expect(await screen.findByText('Недостаточно прав')).toBeVisible();
    cabinet.mend();
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    await waitFor(() => expect(screen.queryByText('Недостаточно прав')).toBeNull());
    expect(await footer()).toEqual(['Условия страхования']);
  });
});

describe('the senders’ section', () => {
  afterEach(() => cabinet.backend.reset({ scenario: 'default' }));

  it('is hidden for an organization without an offer', async () => {
    cabinet.backend.reset({ scenario: 'empty' });
    await show();
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: /курьерской службы/ })).toBeNull(),
    );
    expect(screen.queryByRole('article')).toBeNull();
    expect(cabinet.calls()).toContain('getProductAgreement');
  });

  it('shows the waiting card to an unconfirmed user, and the card after the confirmation', async () => {
    const { user } = await show('orlov@novygorizont.ru');
    expect(await screen.findByText(/когда владелец кабинета подтвердит/)).toBeVisible();
    cabinet.changeUser('orlov@novygorizont.ru', { isVerified: true });
    cabinet.fail('getProductAgreement', '400');
    await user.click(screen.getByRole('button', { name: 'Проверить снова' }));
    expect(await card()).toBeVisible();
  });
});
