import type { FinanceAgreement } from '../../../../api/endpoints/financeAgreement';
import { bankOf } from '../../shownValues';

/**
 * Returns the agreements for a rule: those in force, and its current one. The name of an expired agreement shows that.
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
