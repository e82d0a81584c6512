// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ANNA, financeId } from '../../../../../test/backend/scenarios/finance/owners';
import { testCabinet } from '../../../../../test/render/cabinet';
import { openRequest } from '../testing/openRequest';
import { contentOf, requestSummary } from './requestSummary';
import { bankWait, requestTimeline } from './requestTimeline';
import { shownFieldValue } from '../form/requestForm';

const cabinet = testCabinet();
/** Anna's request that was sent to the bank. */
const SENT_ID = financeId('request', ANNA, 3);

describe('a request that was sent', () => {
  it('is read-only, and shows its history, the next step, and its data with masked secrets', async () => {
    const { user } = await openRequest(cabinet, SENT_ID);
    const way = await screen.findByRole('article', { name: 'Ход рассмотрения' });
    expect(within(way).getByText(/^Заявка создана\. В течение суток/)).toBeVisible();
    const steps = within(within(way).getByRole('list', { name: 'История заявки' }));
    expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Черновик/),
      expect.stringMatching(/^Отправлена в банк/),
    ]);
    expect(steps.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step');

    const founders = within(screen.getByRole('article', { name: 'Учредители' }));
    expect(founders.getByRole('heading', { name: 'ООО «Балтийские инвестиции»' })).toBeVisible();
    expect(founders.getByText('12.03.1984')).toBeVisible();
    expect(founders.getAllByText('Россия')).toHaveLength(2);
    // Three digits of a passport are visible.
    expect(founders.getByText('•••• •••345')).toBeVisible();
    expect(document.body.textContent).not.toMatch(/4012|ОУФМС/);

    const account = within(screen.getByRole('article', { name: 'Банковские реквизиты' }));
    expect(account.queryByText('40702810655000012345')).toBeNull();
    await user.click(account.getByRole('button', { name: 'Показать расчётный счёт' }));
    expect(account.getByText('40702810655000012345')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it.each(['null', 'empty-object', 'wrong-types'] as const)(
    'does not crash for a form that is %s',
    async (kind) => {
      cabinet.fail('getFinanceRequestForm', kind);
      await openRequest(cabinet, SENT_ID);
      expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    },
  );
});

it('a summary uses the form’s placeholders for an unnamed founder and contact, and omits empty values', () => {
  const founder = { key: '1', type: 'PERSON', citizenship: 'RU', lastname: '' } as const;
  const content = contentOf({
    requestId: '',
    savedDateTime: undefined,
    paymentDetails: undefined,
    organization: undefined,
    founders: [],
    contactData: [],
    agreementFlags: [],
  });
  const values = { ...content.values, founders: [founder], contactData: [{ key: '2' }] };
  const entries = requestSummary({ ...content, values }).flatMap((group) => group.entries);
  expect(entries.map(({ title }) => title)).toEqual(['Учредитель 1', 'Контактное лицо 1']);
  expect(entries.flatMap(({ rows }) => rows).filter(({ value }) => value === '')).toEqual([]);
});

describe('the history of a request', () => {
  it('begins with the creation of the request if the server sends no history', () => {
    const status = { name: 'APPROVED', description: undefined };
    const request = { status, statusHistory: [], createdDateTime: '2026-11-20T10:00:00Z' };
    expect(requestTimeline(request)).toEqual([
      expect.objectContaining({ title: 'Заявка создана', time: request.createdDateTime }),
      expect.objectContaining({
        title: 'Договор заключён',
        text: expect.stringContaining('одобрил'),
      }),
    ]);
  });

  const processing = (sent: string) => {
    const status = { name: 'PROCESSING', description: undefined };
    return { status, statusHistory: [{ status, changedDateTime: sent }], createdDateTime: sent };
  };

  it.each([
    ['2026-11-25T10:00:00Z', 'у банка 3-й день из 14'],
    ['2026-11-27T10:00:00Z', 'у банка 1-й день из 14'],
    // A weekend does not count.
    ['2026-11-20T10:00:00Z', 'у банка 6-й день из 14'],
    ['2026-11-01T10:00:00Z', 'у банка 20-й день, обещанный срок прошёл'],
    ['2026-12-01T10:00:00Z', undefined],
    ['0001-01-01T10:00:00Z', undefined],
  ])('counts the working days at the bank since %s, if the day is plausible', (sent, words) => {
    expect(bankWait(processing(sent), '2026-11-27')?.words).toBe(words);
  });

  it('shows no working days at the bank for a request that is not under review', () => {
    const request = { ...processing('2026-11-25T10:00:00Z'), status: undefined };
    expect(bankWait(request, '2026-11-27')).toBeUndefined();
  });

  const nothing = { status: undefined, createdDateTime: undefined };
  it.each([
    { ...nothing, statusHistory: [] },
    { ...nothing, statusHistory: [{ status: undefined, changedDateTime: undefined }] },
  ])('does not crash without a history: %j', (request) => {
    expect(requestTimeline(request).at(-1)?.title).toBe('Статус уточняется');
  });

  it('uses the server’s text for a status', () => {
    const status = { name: 'LATER', description: 'На подписании' };
    const request = { status, statusHistory: [], createdDateTime: undefined };
    expect(requestTimeline(request).at(-1)?.title).toBe('На подписании');
  });
});

it.each([
  ['founders.0.type', 'COMPANY', 'Организация'],
  ['contactData.0.role', 'HEAD', 'Руководитель'],
  ['contactData.0.role', 'FINANCE_DIRECTOR', 'Финансовый директор'],
  ['contactData.0.role', 'LATER_ROLE', 'LATER_ROLE'],
  ['founders.0.birthDate', '1984-03-12', '12.03.1984'],
  ['founders.0.citizenship', 'BY', 'Беларусь'],
  ['founders.0.citizenship', 'QQ', 'QQ'],
  ['founders.0.address', '3-я Парковая ул.', '3\u2011я Парковая ул.'],
  ['founders.0.isPublicOfficial', true, 'Да'],
  ['founders.0.lastname', '', 'Не заполнено'],
  ['founders.0.lastname', { html: 1 }, 'Не заполнено'],
  ['founders.1', undefined, 'Нет такой записи'],
  [
    'founders.1',
    { lastname: 'Соколова', firstname: 'Анна', itn: '78' },
    'Соколова Анна ИНН\u00A078',
  ],
])('a summary shows %s %j as «%s»', (path, value, words) => {
  expect(shownFieldValue(path, value)).toBe(words);
});
