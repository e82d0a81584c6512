// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { testCabinet } from '../../../../../test/render/cabinet';
import { openClaim, stepHeading } from '../testing/openClaim';

const cabinet = testCabinet();

it.each([
  ['order', 'Заказ', ['ПП-104512', 'Номер накладной']],
  [
    'damage',
    'Ущерб',
    [
      'Укажите, сколько единиц каждого товара повреждено или утрачено.',
      'Стоимость выбранных товаров:',
    ],
  ],
  [
    'documents',
    'Документы',
    [
      'Товар, упаковка со всех сторон и этикетка',
      'Акт, составленный с курьером или в пункте выдачи',
      'Счёт, накладная поставщика или чек',
    ],
  ],
  [
    'review',
    'Проверка и отправка',
    ['Проверьте сведения. После отправки изменить заявление нельзя.'],
  ],
])('the step «%s» of a claim shows its heading and its texts', async (step, heading, texts) => {
  await openClaim(cabinet, `?step=${step}`);
  await stepHeading(heading);
  for (const text of texts) expect(document.body).toHaveTextContent(text);
});
