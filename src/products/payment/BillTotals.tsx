import { Money } from '../../ui/value/Money';

interface BillTotalsProps {
  /** Kopeks of everything found, of those that the server tells. */
  totals: Readonly<{ amount?: number; paidAmount?: number; unpaidAmount?: number }>;
}

/** What the bills that were found come to: what is to be paid apart from what is paid. */
export function BillTotals({ totals: { amount, paidAmount, unpaidAmount } }: BillTotalsProps) {
  if (paidAmount === undefined || unpaidAmount === undefined) return <Money kopeks={amount} />;
  return (
    <>
      к оплате <Money kopeks={unpaidAmount} />, оплачено <Money kopeks={paidAmount} />
    </>
  );
}
