import './Money.css';
import { formatMoney, type MoneyOptions } from '../../lib/money';
import { classNames } from '../classNames';

export interface MoneyProps {
  /** Minor units (rule U4). Anything that is not a number shows as «—». */
  kopeks: unknown;
  /** Two digits after the comma; on by default, off in offers, `any` in prices. */
  fraction?: MoneyOptions['fraction'] | undefined;
  className?: string | undefined;
}

/** A sum in roubles that never breaks across lines. */
export function Money({ kopeks, fraction = true, className }: MoneyProps) {
  return (
    <span className={classNames('money', className)}>{formatMoney(kopeks, { fraction })}</span>
  );
}

/** A sum, or «—» if there is none: unlike an unreadable sum, an absent one logs no warning. */
export function SumOrDash(props: MoneyProps) {
  return typeof props.kopeks === 'number' ? <Money {...props} /> : '—';
}
