import { formatDate } from '../../../src/lib/dates';
import { formatMoney } from '../../../src/lib/money';
import { byId } from '../access';
import { notFound } from '../core/failure';
import type { World } from '../world';

import { createPdf } from './pdf';

/**
 * Draws a bill for the premiums of a month.
 * @throws ApiFailure 404 for an unknown id
 */
export async function drawSenderInvoice(
  world: World,
  id: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const invoice = world.db.senderInvoice.get(id);
  if (invoice === null) throw notFound('Счёт не найден');
  const payer = byId(world.db.organization, invoice.organizationId, 'Организация не найдена');
  const { recipient } = invoice;
  return createPdf({
    title: `Счёт на оплату № ${invoice.number}`,
    createdAt: Date.parse(invoice.date),
    sections: [
      {
        heading: 'Получатель',
        facts: [
          ['Наименование', recipient.name],
          ['ИНН', recipient.itn],
          ['КПП', recipient.kpp ?? '-'],
          ['Банк', recipient.bankName],
          ['БИК', recipient.bik],
          ['К/С', recipient.correspondentAccount],
          ['Р/С', recipient.settlementAccount],
        ],
      },
      {
        heading: 'Плательщик',
        facts: [
          ['Наименование', payer.name],
          ['ИНН', payer.itn],
        ],
      },
      {
        table: {
          columns: ['Услуга', 'Заказов', 'Сумма'],
          rows: [
            [
              `Страхование отправлений с ${formatDate(invoice.period.startDate)} по ${formatDate(invoice.period.endDate)}`,
              String(invoice.ordersTotal),
              formatMoney(invoice.amount),
            ],
          ],
        },
      },
      {
        facts: [
          ['Итого к оплате', `${formatMoney(invoice.amount)}, НДС не облагается`],
          ['Оплатить до', formatDate(invoice.dueDate)],
          ['Назначение платежа', invoice.purpose],
        ],
      },
    ],
  });
}
