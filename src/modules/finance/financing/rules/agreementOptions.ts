import type { FinanceAgreement } from '../../../../api/endpoints/financeAgreement';
import { bankOf } from '../../shownValues';

/**
 * Returns the agreements for a rule: the agreements in force, and the current agreement of the rule. The name of an
 * expired agreement says that it has expired.
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
