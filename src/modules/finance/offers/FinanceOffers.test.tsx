// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '../../../../test/render/toasts';
import { SEVERNY } from '../../../../test/backend/scenarios/finance/banks';
import { toFinanceOffer } from '../../../../test/backend/serializers/financeOffer';
import { testCabinet } from '../../../../test/render/cabinet';
import FinanceOffers from './FinanceOffers';

const cabinet = testCabinet();

const PAGES = { '/offer': <FinanceOffers />, '/offer/request/:id': <h1>Заявка</h1> };
const show = (as = 'sokolova@severveter.ru') => cabinet.show(PAGES, { as });
const cardWith = async (text: string | RegExp) => {
  const found = await screen.findByText(text);
  const card = found.closest('article');
  if (!card) throw new Error(`No card says ${text}`);
  return card;
};
describe('bank offers', () => {
  it('are loaded once, without deleted offers, and appear after the response', async () => {
    const release = cabinet.hold('findActualFinanceOffers');
    await show();
    await waitFor(() => expect(cabinet.calls()).toContain('findActualFinanceOffers'));
    expect(screen.queryByText('Финансирование')).toBeNull();
    release();
    expect(await screen.findByRole('heading', { name: 'Финансирование' })).toBeVisible();
    expect(cabinet.sent('findActualFinanceOffers')).toEqual([
      { pageSize: 100, filters: [{ field: 'isDeleted', value: false, operation: 'EQ' }] },
    ]);
  });

  it('show bank, limit, rate and last day, and can be applied for', async () => {
    await show();
    const card = await cardWith('35 000 000 ₽');
    for (const text of [
      'ПАО «Национальный банк развития»',
      'Лимит финансирования',
      '19,5 %',
      'После заключения договора, ставка может измениться.',
      'Предварительное предложение действует до',
    ]) {
      expect(within(card).getByText(text)).toBeVisible();
    }
    expect(card.querySelector('.term-row__value > .term-line--run')).toBeVisible();
    expect(within(card).getByRole('button', { name: 'Подать заявку' })).toBeVisible();
    expect(screen.getByText('2 новых, 2 черновика, 4 заявки, 2 договора')).toBeVisible();
  });

  it('link to the request in progress', async () => {
    await show();
    const card = await cardWith('15 000 000 ₽');
    const link = within(card).getByRole('link', { name: /^Продолжить заполнять заявку/ });
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/offer\/request\/f2b1df02-/));
    expect(within(card).getByText(/ставка может измениться/)).toBeVisible();
  });

  it('have links with different names for two drafts at one bank', async () => {
    const { db } = cabinet.backend.world;
    db.financeOffer.updateMany({ where: {}, data: { bankId: SEVERNY.id } });
    await show();
    await cardWith('15 000 000 ₽');
    const drafts = screen.getAllByRole('link', { name: /^Продолжить заполнять заявку/ });
    const names = drafts.map((link) => link.ariaLabel);
    expect(new Set(names)).toEqual(
      new Set([
        'Продолжить заполнять заявку: 10\u00A0000\u00A0000\u00A0₽, АО «Северный кредит»',
        'Продолжить заполнять заявку: 15\u00A0000\u00A0000\u00A0₽, АО «Северный кредит»',
      ]),
    );
    expect(
      screen.getByRole('button', {
        name: /^Действия с черновиком: 15.000.000.₽, АО «Северный кредит»$/,
      }),
    ).toBeVisible();
  });

  it.each([
    [
      '25 000 000 ₽',
      'Отправлена в банк',
      'Заявка создана. В течение суток Вы получите уведомление о новом статусе по почте.',
    ],
    [
      '8 000 000 ₽',
      'На рассмотрении',
      'Заявка на рассмотрении. Время рассмотрения заявки занимает от 5 до 14 рабочих дней. Мы сообщим о решении банка по почте.',
    ],
    ['12 000 000 ₽', 'Отклонена', 'Заявка отклонена. Вы можете попробовать позже.'],
  ])(
    'show the request, its badge and its text: limit %s, badge «%s»',
    async (limit, badge, message) => {
      await show();
      const card = await cardWith(limit);
      expect(within(card).getByText(badge)).toBeVisible();
      expect(within(card).getByText('Дата заявки')).toBeVisible();
      expect(within(card).getByText('Годовая ставка')).toBeVisible();
      expect(within(card).getByText(message)).toBeVisible();
      expect(within(card).getByRole('link', { name: 'Открыть заявку' })).toBeVisible();
    },
  );

  it('show the limit of the request, which may differ from the limit of the offer', async () => {
    const { world } = cabinet.backend;
    const row = world.db.financeOffer
      .getAll()
      .find(({ requests }) => requests[0]?.status === 'PROCESSING');
    if (!row) throw new Error('The seed has no request under review');
    const offer = toFinanceOffer(world, row);
    const request = { ...offer.request, financingLimit: { financingLimit: 123_450_000 } };
    cabinet.pretend('findActualFinanceOffers', {
      content: [{ ...offer, request }],
      totalElements: 1,
    });
    await show();
    expect(within(await cardWith('1 234 500 ₽')).getByText('На рассмотрении')).toBeVisible();
  });

  it('show an unknown status with the server’s text, and no other message', async () => {
    await show();
    const card = await cardWith('Банк запросил документы');
    expect(within(card).getByText('Банк запросил документы')).toHaveClass('tone--neutral');
    expect(within(card).queryByText(/Заявка/)).toBeNull();
  });

  it.each([
    ['50 000 000 ₽', 'Действующий', 'run'],
    ['20 000 000 ₽', 'Недействительный', 'done'],
  ])(
    'show the agreement, its badge and its term: limit %s, badge «%s»',
    async (limit, badge, term) => {
      await show();
      const card = await cardWith(limit);
      expect(card.querySelector('.term-line')).toHaveClass(`term-line--${term}`);
      expect(within(card).getByText(/^Договор финансирования № ФД-\d{4}\/04\d$/)).toBeVisible();
      expect(within(card).getByText(badge)).toBeVisible();
      for (const label of ['Годовая ставка', 'Дата создания', 'Действителен до', 'Компания']) {
        expect(within(card).getByText(label)).toBeVisible();
      }
      expect(
        within(card).getByText('Общество с ограниченной ответственностью «Северный ветер»'),
      ).toBeVisible();
      expect(within(card).getByRole('button', { name: 'Скачать договор' })).toBeVisible();
    },
  );
});

describe('the offers section without cards', () => {
  afterEach(() => cabinet.backend.reset({ scenario: 'default' }));

  it('shows that there are no offers', async () => {
    cabinet.backend.reset({ scenario: 'empty' });
    await show();
    expect(await screen.findByText('Для вас нет предложений в данный момент')).toBeVisible();
  });

  it('tells an unconfirmed user when the offers become available', async () => {
    await show('orlov@novygorizont.ru');
    expect(
      await screen.findByText(/станут доступны ООО «Новый горизонт», когда владелец кабинета/),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Проверить снова' })).toBeVisible();
  });

  it('shows why loading has failed, and retries it', async () => {
    cabinet.fail('findActualFinanceOffers', '400', { message: 'Банки не отвечают' });
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { user } = await show();
    expect(await screen.findByText('Банки не отвечают')).toBeVisible();
    cabinet.mend();
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    expect((await screen.findAllByRole('article')).length).toBeGreaterThan(1);
  });
});

describe('«Подать заявку»', () => {
  const apply = async () => {
    const { user } = await show();
    const card = await cardWith('35 000 000 ₽');
    const button = within(card).getByRole('button', { name: 'Подать заявку' });
    return { user, button };
  };

  it('creates one request for several clicks, and opens its form', async () => {
    const { user, button } = await apply();
    const release = cabinet.hold('createFinanceRequest');
    await user.dblClick(button);
    await user.click(button);
    release();
    expect(await screen.findByRole('heading', { name: 'Заявка' })).toBeVisible();
    expect(cabinet.sent('createFinanceRequest')).toEqual([undefined]);
  });

  it('shows the reason of a failure, then the request that already exists', async () => {
    const { user, button } = await apply();
    cabinet.fail('createFinanceRequest', '409', { message: 'Заявка уже создана', processed: true });
    await user.click(button);
    const card = await cardWith('35 000 000 ₽');
    expect(
      await within(card).findByRole('link', { name: /^Продолжить заполнять заявку/ }),
    ).toBeVisible();
    expect(toasts().map(({ text }) => text)).toEqual(['Заявка уже создана']);
    expect(cabinet.sent('createFinanceRequest')).toHaveLength(1);
  });

  it('shows the request even if the response does not contain it', async () => {
    const { user, button } = await apply();
    cabinet.fail('createFinanceRequest', 'empty-object');
    await user.click(button);
    const card = await cardWith('35 000 000 ₽');
    expect(
      await within(card).findByRole('link', { name: /^Продолжить заполнять заявку/ }),
    ).toBeVisible();
    expect(cabinet.sent('createFinanceRequest')).toHaveLength(1);
  });
});
