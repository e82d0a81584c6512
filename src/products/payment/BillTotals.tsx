import type { RegistryTotals } from '../../blocks/registry/registryAnswer';
import { Money } from '../../ui/value/Money';

interface BillTotalsProps {
  /** Kopeks of everything found, of those that the server tells. */
  totals: RegistryTotals;
}

/** Sums of the found bills: what is to be paid, and what is paid. */
export function BillTotals({ totals: { amount, paidAmount, unpaidAmount } }: BillTotalsProps) {
  if (paidAmount === undefined || unpaidAmount === undefined) return <Money kopeks={amount} />;
  return (
    <>
      к оплате <Money kopeks={unpaidAmount} />, оплачено <Money kopeks={paidAmount} />
    </>
  );
}
