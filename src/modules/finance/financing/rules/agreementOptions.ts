import type { FinanceAgreement } from '../../../../api/endpoints/financeAgreement';
import { bankOf } from '../agreements/bankOf';

/**
 * The agreements that a rule can stand under: those in force, and the one that it stands under
 * already. The name says when one is over.
 */
export function agreementOptions(
  agreements: readonly FinanceAgreement[],
  current: string | undefined,
): { value: string; label: string }[] {
  return agreements
    .filter(({ id, valid }) => valid || id === current)
    .map((agreement) => {
      const { id, number, valid } = agreement;
      const over = valid ? '' : ' (недействительный)';
      return {
        value: id,
        label: `№ ${number || '—'}, ${bankOf(agreement).name}${over}`,
      };
    });
}
