import type { FinanceAgreement } from '../../../../api/endpoints/financeAgreement';
import { bankOf } from '../agreements/bankOf';

/**
 * Returns the agreements that a rule can belong to: those in force, and its present one. The name
 * says when an agreement is over.
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
