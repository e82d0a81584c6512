import type { Supply } from '../../../../api/endpoints/financeRegistry';
import { documentName, supplyDocuments } from '../../../../domain/documents';
import { formatMoney } from '../../../../lib/money';

/** Returns «УПД»; empty if the server does not send the kind of document. */
export const supplyType = ({ documentType = '' }: Pick<Supply, 'documentType'>): string =>
  documentName(supplyDocuments, documentType);

/** Returns «Акт № 17». A number that begins with the kind of document is returned alone: «УПД-2026-0431». */
export function supplyName(supply: Pick<Supply, 'documentType' | 'number'>): string {
  const type = supplyType(supply);
  const { number = '' } = supply;
  if (type !== '' && number.startsWith(type)) return number;
  return [type, number && `№\u00A0${number}`].filter(Boolean).join(' ');
}

/** Returns «45 дн.»; empty if there is no deferral. */
export const deferralText = ({ deferralDays: days }: Pick<Supply, 'deferralDays'>): string =>
  days === undefined ? '' : `${days}\u00A0дн.`;

/**
 * Returns the debt of a partly or fully paid supply: «долг 400,00 ₽», «оплачена»; empty before the first payment, or if
 * a sum is unknown.
 */
export function debtText({ amount, debtSum }: Pick<Supply, 'amount' | 'debtSum'>): string {
  if (amount === undefined || debtSum === undefined || debtSum === amount) return '';
  return debtSum === 0 ? 'оплачена' : `долг ${formatMoney(debtSum)}`;
}
