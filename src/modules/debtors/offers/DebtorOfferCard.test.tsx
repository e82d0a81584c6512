// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderRoutes } from '../../../../test/render/routes';
import { debtorOffer } from '../../../../test/render/seeds';
import type { DebtorOffer } from '../../../api/endpoints/debtors';
import { DebtorOfferCard } from './DebtorOfferCard';

const insurer = { id: 'i', name: 'СК «Опора»', logo: undefined };
const offerRequest = { createdDateTime: '2026-11-21T10:00:00+03:00' };

/** Returns the text of a card, line by line. */
async function readCard(offer: DebtorOffer): Promise<string[]> {
  const shown = { ...offer, insurer, offerRequest };
  const element = <DebtorOfferCard offer={shown} rank="middle" isNew={false} />;
  await renderRoutes([{ path: '/offer', element }], '/offer');
  const card = await screen.findByRole('article', { name: 'СК «Опора»' });
  const parts = card.querySelectorAll(
    '.offer-card__subtitle, .offer-card__badge > *, .offer-card__sum > *, .data-row, .term-row, .offer-card__sentence, .offer-card__refusal',
  );
  const lines = [...parts].map(({ children, textContent }) =>
    children.length > 1 ? [...children].map((part) => part.textContent).join(' ') : textContent,
  );
  const buttons = [...card.querySelectorAll('button')].map(({ textContent }) => textContent);
  return [...lines, ...buttons]
    .map((line) => line.replaceAll('\u00A0', ' ').trim())
    .filter(Boolean);
}

const agreement = {
  agreementId: 'a',
  agreementNumber: 'ДЗ-1',
  startedDate: '2026-11-01',
  finishedDate: '2027-10-31',
  bill: { billEndDate: '2026-01-01' },
};
const considered = [
  'На рассмотрении',
  'Страховая сумма',
  'Дата заявки 21.11.2026',
  'Время рассмотрения заявки занимает несколько минут',
];

it.each<[string, DebtorOffer, string[]]>([
  ['new', debtorOffer('NEW'), ['Страховая сумма', 'Период страхования 1 месяц', 'Подать заявку']],
  ['asked for', debtorOffer('REQUESTED'), considered],
  ['being decided', debtorOffer('SCORING'), considered],
  [
    'approved',
    debtorOffer('APPROVED'),
    [
      'Одобрена',
      'Страховая сумма',
      'Дата заявки 21.11.2026',
      'Договор страхования появится здесь, когда будет готов',
    ],
  ],
  [
    'refused',
    { ...debtorOffer('DENIED'), offerFinishDate: undefined },
    [
      'Отклонена',
      'Страховая сумма',
      'Дата заявки 21.11.2026',
      'Вы можете повторно подать заявку позже',
    ],
  ],
  [
    'in force',
    { ...debtorOffer('ACTIVE'), agreement },
    [
      'Договор страхования ДЗ-1',
      'Действующий',
      'Страховая сумма',
      'Дата создания 20.11.2026',
      'Дата начала страхования 01.11.2026',
      'Дата окончания страхования 31.10.2027',
      'Компания ООО «Северный ветер»',
      expect.stringMatching(/^Ожидает оплаты до 01\.01\.2026Оплата просрочена на \d+ д/),
      'Скачать договор',
    ],
  ],
])('a card of an offer that is %s shows sum, premium and terms', async (_state, offer, own) => {
  const lines = await readCard(offer);
  expect(lines.filter((line) => /^(?:Страховая премия|12 500 000)/.test(line))).toEqual([
    '12 500 000 ₽',
    'Страховая премия 187 500 ₽',
  ]);
  expect(lines.filter((line) => !/^(?:Страховая премия|12 500 000)/.test(line))).toEqual(own);
});

it('the card of an agreement marks an overdue bill', async () => {
  await readCard({ ...debtorOffer('ACTIVE'), agreement });
  expect(document.querySelector('.term-line--over')).not.toBeNull();
  expect(document.querySelector('.term-row__left--late')).not.toBeNull();
});

it('an expired offer is not shown', async () => {
  const element = <DebtorOfferCard offer={debtorOffer('EXPIRED')} rank="history" isNew={false} />;
  await renderRoutes([{ path: '/offer', element }], '/offer');
  expect(screen.queryByRole('article')).toBeNull();
});
