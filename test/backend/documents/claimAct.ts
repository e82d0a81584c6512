import { returnReasonName } from '../../../src/domain/claims';
import { formatDate } from '../../../src/lib/dates';
import { formatMoney } from '../../../src/lib/money';
import { byId } from '../access';
import { notFound } from '../core/failure';
import type { World } from '../world';
import { createPdf } from './pdf';

/**
 * Draws the act with the orders of a monthly claim.
 * @throws ApiFailure 404 if no monthly claim has this id
 */
export async function drawClaimAct(world: World, id: string): Promise<Uint8Array<ArrayBuffer>> {
  const claim = world.db.claim.get(id);
  if (claim?.period == null) throw notFound('Заявление не найдено');
  const sender = byId(world.db.organization, claim.organizationId, 'Организация не найдена');
  const claimed = claim.orders.filter(({ exclusionReason }) => !exclusionReason);
  return createPdf({
    title: `Акт о возвратах и невыкупах к заявлению № ${claim.number}`,
    createdAt: Date.parse(claim.createdDateTime),
    sections: [
      {
        facts: [
          ['Отправитель', sender.name],
          ['ИНН', sender.itn],
          ['Период', `${formatDate(claim.period.startDate)} - ${formatDate(claim.period.endDate)}`],
        ],
      },
      {
        table: {
          columns: ['Заказ', 'Причина', 'Дата', 'Расходы'],
          rows: claimed.map(({ orderNumber, returnReason, returnedDate, amount }) => [
            orderNumber,
            returnReasonName(returnReason ?? '') || '-',
            returnedDate === undefined ? '-' : formatDate(returnedDate),
            formatMoney(amount),
          ]),
        },
      },
      {
        facts: [
          ['Заказов', String(claimed.length)],
          ['К возмещению', formatMoney(claim.claimedAmount ?? 0)],
        ],
      },
    ],
  });
}
