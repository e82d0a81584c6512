import './Money.css';
import { formatMoney, type MoneyOptions } from '../../lib/money';
import { classNames } from '../classNames';

export interface MoneyProps {
  /** Minor units. U4: sums are kopeks, and an absent value is «—». Any value that is not a number is absent. */
  kopeks: unknown;
  /** Two decimals by default; `false` in offers, `any` in prices. */
  fraction?: MoneyOptions['fraction'] | undefined;
  className?: string | undefined;
}

/** A sum in roubles that never wraps. */
export function Money({ kopeks, fraction = true, className }: MoneyProps) {
  return (
    <span className={classNames('money tabular-nums', className)}>
      {formatMoney(kopeks, { fraction })}
    </span>
  );
}

/** A sum, or «—» for a missing one: unlike an invalid sum, it logs no warning. */
export function SumOrDash(props: MoneyProps) {
  return typeof props.kopeks === 'number' ? <Money {...props} /> : '—';
}
