import { toDate } from '../../core/clock';
import type { FieldError } from '../../core/failure';
import type { Claim, ClaimRow, Order } from '../../tables/sender';
import type { World } from '../../world';

/** Fields of a claim that a user fills in. A draft may lack any of them. */
export type ClaimContent = Pick<
  Claim,
  'eventDate' | 'description' | 'items' | 'claimedAmount' | 'paymentDetailsId'
> & { documents: readonly { kind: string; fileId: string }[] };

const DESCRIPTION_MIN = 20;
const REQUIRED = 'Поле обязательно для заполнения';

/** Returns the errors of the filled fields. Missing fields are no errors, because the claim may be a draft. */
export function wrongFields(
  world: World,
  organizationId: string,
  order: Order | null,
  content: ClaimContent,
): FieldError[] {
  return [
    ...(order === null ? [] : eventErrors(world, order, content)),
    ...(order === null ? [] : amountErrors(order, content)),
    ...(order === null ? [] : itemErrors(order, content)),
    ...referenceErrors(world, organizationId, content),
  ];
}

function eventErrors(world: World, order: Order, { eventDate }: ClaimContent): FieldError[] {
  const wrong = (message: string): FieldError[] => [{ field: 'eventDate', message }];
  if (eventDate === null) return [];
  if (eventDate > toDate(world.clock.now())) return wrong('Дата события не может быть в будущем');
  return eventDate < order.createdDateTime.slice(0, 10)
    ? wrong('Событие не может произойти раньше создания заказа')
    : [];
}

function amountErrors(order: Order, { claimedAmount }: ClaimContent): FieldError[] {
  const wrong = (message: string): FieldError[] => [{ field: 'claimedAmount', message }];
  if (claimedAmount === null) return [];
  if (claimedAmount === 0) return wrong('Сумма должна быть больше нуля');
  return claimedAmount > order.insuredSum
    ? wrong('Сумма не может превышать страховую сумму заказа')
    : [];
}

function itemErrors(order: Order, { items }: ClaimContent): FieldError[] {
  return items.flatMap(({ orderItemId, quantity }, index): FieldError[] => {
    const item = order.items.find(({ id }) => id === orderItemId);
    if (item === undefined) {
      return [{ field: `items.${index}.orderItemId`, message: 'В заказе нет такого товара' }];
    }
    return quantity > item.quantity
      ? [{ field: `items.${index}.quantity`, message: 'В заказе меньше товара' }]
      : [];
  });
}

function referenceErrors(
  world: World,
  organizationId: string,
  { documents, paymentDetailsId }: ClaimContent,
): FieldError[] {
  const wrongDocuments = documentErrors(world, organizationId, documents);
  return paymentDetailsId === null ||
    world.db.paymentDetails.count(ownOf(organizationId, paymentDetailsId)) > 0
    ? wrongDocuments
    : [
        ...wrongDocuments,
        { field: 'paymentDetailsId', message: 'Банковские реквизиты не найдены' },
      ];
}

/** Returns errors of documents whose file does not belong to the organization. */
export function documentErrors(
  { db }: World,
  organizationId: string,
  documents: readonly { fileId: string }[],
): FieldError[] {
  return documents.flatMap(({ fileId }, index): FieldError[] =>
    db.storedFile.count(ownOf(organizationId, fileId)) > 0
      ? []
      : [{ field: `documents.${index}.fileId`, message: 'Файл не найден' }],
  );
}

function ownOf(organizationId: string, id: string) {
  return { where: { id: { equals: id }, organizationId: { equals: organizationId } } };
}

/** Returns an error for each field that a claim still needs before it can be sent. */
export function missingFields(claim: ClaimRow): FieldError[] {
  const missing: FieldError[] = [];
  const demand = (holds: boolean, field: string, message = REQUIRED): void => {
    if (!holds) missing.push({ field, message });
  };
  demand(claim.paymentDetailsId !== null, 'paymentDetailsId');
  if (claim.isGroupClaim) {
    const isClaimed = claim.orders.some(({ exclusionReason }) => !exclusionReason);
    demand(isClaimed, 'orders', 'Включите хотя бы один заказ');
    return missing;
  }
  demand(claim.eventDate !== null, 'eventDate');
  demand(claim.claimedAmount !== null, 'claimedAmount');
  demand(claim.documents.length > 0, 'documents', 'Приложите документы');
  demand(
    (claim.description ?? '').trim().length >= DESCRIPTION_MIN,
    'description',
    `Опишите событие: не менее ${DESCRIPTION_MIN} символов`,
  );
  return missing;
}
