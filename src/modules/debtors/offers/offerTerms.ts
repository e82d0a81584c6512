import type { DebtorOffer } from '../../../api/endpoints/debtors';

/** The period is the same for every offer (specification, sections 2 and 9). */
export const INSURANCE_PERIOD = '1 месяц';

/** The insurer's name; a sloppy answer may lack it. */
export function insurerName({ insurer }: DebtorOffer): string {
  return insurer?.name || 'Страховая компания';
}
