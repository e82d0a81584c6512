import { formatDate } from '../../../src/lib/dates';
import { byId } from '../access';
import { notFound } from '../core/failure';
import type { World } from '../world';
import { createPdf } from './pdf';

/**
 * Draws a document of a marketplace seller.
 * @throws ApiFailure 404 for an unknown id
 */
export async function drawSellerDocument(
  world: World,
  id: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const document = world.db.sellerDocument.get(id);
  if (document === null) throw notFound('Документ не найден');
  const holder = byId(world.db.organization, document.organizationId, 'Организация не найдена');
  const { period } = document;
  return createPdf({
    title: document.name,
    createdAt: Date.parse(document.date),
    sections: [
      {
        facts: [
          ['Номер', document.number],
          ['Дата', formatDate(document.date)],
          ...(period === null
            ? []
            : [
                [
                  'Период',
                  `${formatDate(period.startDate)} - ${formatDate(period.endDate)}`,
                ] as const,
              ]),
          ['Страхователь', holder.name],
          ['ИНН', holder.itn],
        ],
      },
      { paragraphs: ['Образец: создан демонстрационным сервером кабинета'] },
    ],
  });
}
