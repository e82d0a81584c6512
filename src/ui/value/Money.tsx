import './Money.css';
import { formatMoney, type MoneyOptions } from '../../lib/money';
import { classNames } from '../classNames';

export interface MoneyProps {
  /** Kopeks (U4). Any value that is not a number is shown as «—». */
  kopeks: unknown;
  /** Two decimals by default; see `MoneyOptions`. */
  fraction?: MoneyOptions['fraction'] | undefined;
  className?: string | undefined;
}

/** A sum in roubles; it wraps only inside a parent that sets `--money-wrap`. */
export function Money({ kopeks, fraction = true, className }: MoneyProps) {
  return (
    <span className={classNames('money tabular-nums', className)}>
      {formatMoney(kopeks, { fraction })}
    </span>
  );
}

/** A sum, or «—» if the value is not a number. Unlike `Money`, it then logs no warning. */
export function SumOrDash(props: MoneyProps) {
  return typeof props.kopeks === 'number' ? <Money {...props} /> : '—';
}
