// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerShapes } from '../../../../../test/backend/generated/answerShapes';
import { testCabinet } from '../../../../../test/render/cabinet';
import { readAnswer } from '../../../../api/answers/readAnswer';
import type { Claim, OrderDashboard } from '../../../../api/endpoints/sender';
import { DENIS, openClaim } from '../testing/openClaim';
import { MonthlyClaims } from './MonthlyClaims';
import { comingText, readyDrafts } from './monthlyTexts';

const cabinet = testCabinet();

const monthly = () => cabinet.backend.world.db.claim.all().filter((claim) => claim.isGroupClaim);
const count = (operation: string) => cabinet.calls().filter((call) => call === operation).length;

const send = () => screen.getByRole('button', { name: /^Отправить на / });

/** Returns the id of the monthly draft that waits for Denis after the 10th. */
async function draftOfMonth(): Promise<string> {
  await cabinet.show({ '/sender/order-register': <MonthlyClaims /> }, { as: DENIS });
  await waitFor(() => expect(count('findClaims')).toBeGreaterThan(0));
  await waitFor(() => expect(monthly().some(({ status }) => status.name === 'DRAFT')).toBe(true));
  return monthly().find(({ status }) => status.name === 'DRAFT')?.id ?? '';
}

describe('the monthly claims', () => {
  it('link to the draft that is ready to send', async () => {
    const id = await draftOfMonth();
    const section = await screen.findByRole('region', { name: 'Заявления за месяц' });
    const links = await within(section).findAllByRole('link', {
      name: /^Проверить и отправить: Черновик заявления за/,
    });
    expect(links.map((link) => link.getAttribute('href'))).toContain(`/sender/create-claim/${id}`);
  });

  it('leave the rest of the page visible when they cannot be loaded', async () => {
    cabinet.fail('findClaims', '403');
    cabinet.fail('getOrderDashboard', 'wrong-types');
    await cabinet.show(
      {
        '/sender/order-register': (
          <>
            <h1>Реестр</h1>
            <MonthlyClaims />
          </>
        ),
      },
      { as: DENIS },
    );
    await waitFor(() => expect(count('getOrderDashboard')).toBeGreaterThan(0));
    expect(screen.getByRole('heading', { name: 'Реестр' })).toBeVisible();
  });
});

describe('a monthly draft', () => {
  it('has its only account preselected, and is sent once', async () => {
    const id = await draftOfMonth();
    const { user, view } = await openClaim(cabinet, '', id);
    expect(await screen.findByRole('heading', { name: /^Заказы, \d/ })).toBeVisible();
    const orders = monthly().find((claim) => claim.id === id)?.orders ?? [];
    expect(orders.length).toBeGreaterThan(0);
    expect(screen.getByText(orders[0]?.orderNumber ?? '')).toBeVisible();
    // The only account is chosen without a click.
    expect(await screen.findByRole('radio')).toBeChecked();
    cabinet.fail('submitClaim', 'drop', { processed: true });
    await user.dblClick(send());
    expect(await screen.findByText('Заявление отправлено')).toBeVisible();
    expect(await screen.findByRole('list', { name: 'История заявления' })).toBeVisible();
    expect(count('submitClaim')).toBe(1);
    view.unmount();
  });

  it('is named by its month, and shown as sent only when the server confirms it', async () => {
    const id = await draftOfMonth();
    const { user, view } = await openClaim(cabinet, '', id);
    expect(
      await screen.findByRole('heading', { level: 1, name: /^Возмещение за [а-я]+ 20\d\d$/ }),
    ).toBeVisible();
    const [account] = await screen.findAllByRole('radio');
    await user.click(account ?? document.body);
    cabinet.pretend('updateClaim', {});
    await user.click(send());
    expect(await screen.findByText(/Произошла неизвестная ошибка/)).toBeVisible();
    expect(count('submitClaim')).toBe(0);
    cabinet.mend();
    cabinet.pretend('submitClaim', { id, status: { name: 'DRAFT' } });
    await user.click(send());
    expect(await screen.findByText(/Сервер не подтвердил отправку/)).toBeVisible();
    expect(screen.queryByText('Заявление отправлено')).toBeNull();
    view.unmount();
  });

  it('cannot be sent while the accounts are loading, and says why', async () => {
    const id = await draftOfMonth();
    const release = cabinet.hold('findPaymentDetails');
    const { user, view } = await openClaim(cabinet, '', id);
    await screen.findByRole('heading', { name: /^Заказы, \d/ });
    expect(send()).toHaveAccessibleDescription('Счета ещё загружаются');
    await user.click(send());
    release();
    await screen.findAllByRole('radio');
    expect(send()).not.toHaveAttribute('aria-disabled');
    expect(count('updateClaim') + count('submitClaim')).toBe(0);
    view.unmount();
  });

  it.each([
    [
      'cannot be loaded',
      'Не удалось загрузить счета',
      () => cabinet.fail('findPaymentDetails', '403'),
    ],
    [
      'are none',
      'У организации нет банковских счетов',
      () => cabinet.backend.world.db.paymentDetails.deleteMany({ where: {} }),
    ],
  ])('is not sent if the accounts %s', async (_what, why, spoil) => {
    const id = await draftOfMonth();
    spoil();
    const { user, view } = await openClaim(cabinet, '', id);
    await waitFor(() => expect(send()).toHaveAccessibleDescription(why));
    await user.click(send());
    expect(count('updateClaim') + count('submitClaim')).toBe(0);
    view.unmount();
  });
});

/** Parses a response like the cabinet does: fields that do not match the contract are absent. */
const dashboardOf = (body: object) =>
  readAnswer('getOrderDashboard', answerShapes.getOrderDashboard, body) as OrderDashboard;
const claimsOf = (body: object) =>
  readAnswer('findClaims', answerShapes.findClaims, body) as { content: readonly Claim[] };

describe('the notice about monthly drafts', () => {
  it('contains the date, the month and the sum', () => {
    const comingClaim = {
      preparedDate: '2026-12-10',
      period: { startDate: '2026-11-01', endDate: '2026-11-30' },
      ordersTotal: 7,
      amount: 348_000,
    };
    const { day, text } = comingText(dashboardOf({ comingClaim }), '2026-11-22') ?? {
      day: '',
      text: '',
    };
    expect(day.replaceAll('\u00A0', ' ')).toBe('Через 18 дней, 10 декабря');
    expect(comingText(dashboardOf({ comingClaim }), '2026-12-11')).toBeUndefined();
    expect(text.replaceAll('\u00A0', ' ')).toBe(
      'подготовим черновик заявления на возмещение расходов на возвраты и невыкупы в ноябре: 7 заказов на 3 480,00 ₽. Вы проверите его и отправите в страховую компанию.',
    );
  });

  it.each([{}, { comingClaim: null }, { comingClaim: { preparedDate: 7 } }])(
    'is empty for %j',
    (dashboard) => {
      expect(comingText(undefined, '2026-11-22')).toBeUndefined();
      expect(comingText(dashboardOf(dashboard), '2026-11-22')).toBeUndefined();
    },
  );

  it('omits a claim that was sent, and keeps a draft with invalid data', () => {
    const sent = { id: 'a', status: { name: 'SUBMITTED' } };
    const odd = { id: 'b', status: { name: 'DRAFT' }, period: 5, orders: {}, claimedAmount: 'x' };
    const { content } = claimsOf([null, 5, sent, odd]);
    expect(readyDrafts(content).map(({ id }) => id)).toEqual(['b']);
  });
});
