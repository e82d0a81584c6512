import type { FinanceAgreement } from '../../../../api/endpoints/financeAgreement';
import type { FinancingObject } from '../../../../api/endpoints/financeRegistry';
import { estimatedFee, feeTerms, isEstimable, partOf, sumOfKopeks } from '../../estimate';
import { bankOf } from '../../shownValues';

/** Figures of an order, in total or for one agreement. Sums are kopeks. */
export interface OrderSums {
  count: number;
  claim: number;
  /** Sum that the supplier will receive. */
  receive: number;
  /** Estimate of the bank's fee, without the objects counted in `unknown`. */
  fee: number;
  /** Number of objects whose fee cannot be calculated. */
  unknown: number;
}

/** Sums of the objects of an order that belong to one agreement. */
export interface OrderGroup extends OrderSums {
  agreementId: string;
  number: string;
  bank: string;
  /** Rest of the limit, in kopeks; null if unknown. */
  available: number | null;
  /** Kopeks by which the order exceeds the limit; 0 if it does not, or if the limit is unknown. */
  excess: number;
  /** False for an expired agreement. */
  isValid: boolean;
}

export interface OrderEstimate extends OrderSums {
  groups: readonly OrderGroup[];
}

function received({ financingAmount, claimAmount, financingPercent }: FinancingObject) {
  return financingAmount ?? partOf(claimAmount, financingPercent);
}

function sumsOf(lines: readonly FinancingObject[], today: string): OrderSums {
  const terms = lines.map((line) => feeTerms(line, today));
  return {
    count: lines.length,
    claim: sumOfKopeks(lines.map(({ claimAmount }) => claimAmount)),
    receive: sumOfKopeks(lines.map(received)),
    fee: estimatedFee(terms),
    unknown: terms.filter((one) => !isEstimable(one)).length,
  };
}

const agreementIdOf = ({ agreement }: FinancingObject) => agreement?.id ?? '';

/**
 * Returns the figures of an order, in total and for each agreement, in the sequence of `lines`. `today` is a date
 * such as `2026-12-01`; `agreements` are undefined until they have loaded.
 */
export function orderEstimate(
  lines: readonly FinancingObject[],
  agreements: readonly FinanceAgreement[] | undefined,
  today: string,
): OrderEstimate {
  const agreementIds = [...new Set(lines.map(agreementIdOf))];
  const groups = agreementIds.map((agreementId): OrderGroup => {
    const own = lines.filter((line) => agreementIdOf(line) === agreementId);
    const sums = sumsOf(own, today);
    const agreement = agreements?.find(({ id }) => id === agreementId);
    const available = agreement?.availableAmount ?? null;
    return {
      ...sums,
      agreementId,
      number: own[0]?.agreement?.number ?? '',
      bank: bankOf(own[0]?.agreement).name,
      available,
      excess: available === null ? 0 : Math.max(0, sums.receive - available),
      isValid: agreement?.valid !== false,
    };
  });
  return { ...sumsOf(lines, today), groups };
}
