import type { FormDescription } from '../../../../forms/description/defineForm';
import type { ClaimValues } from './claimValues';

/** Labels of the fields of a claim. */
export const claimLabels = {
  type: 'Что случилось',
  eventDate: 'Дата события',
  description: 'Описание события',
  items: 'Товары',
  claimedAmount: 'Сумма к возмещению',
  paymentDetailsId: 'Счёт для выплаты',
  documents: 'Документы',
} as const;

function labelAt(path: string): string | undefined {
  const [field = '', index = '', inner] = path.split('.');
  if (field === 'items' && inner === 'quantity') return `Товар ${Number(index) + 1}: количество`;
  if (!Object.hasOwn(claimLabels, field)) return undefined;
  const labels: Readonly<Record<string, string>> = claimLabels;
  return labels[field];
}

/** What a customer calls the field at a path. */
export function claimLabelOf(path: string): string {
  return labelAt(path) ?? 'Поле заявления';
}

/** The form of a claim for one order. Its unsent input is kept by the draft. */
export const claimForm: FormDescription<ClaimValues> = {
  name: 'sender-claim',
  unsent: 'Заявление не сохранено',
  labels: { get: labelAt, has: (path) => labelAt(path) !== undefined },
  keptNames: [],
};
