import { dateText } from '../../lib/dates';
import { DataRow, type DataRowProps } from '../../ui/value/DataList';
import { DateText, type DateTextProps } from '../../ui/value/DateText';
import { Money, SumOrDash, type MoneyProps } from '../../ui/value/Money';

type Labelled = Pick<DataRowProps, 'label'>;

export function MoneyRow({ label, ...sum }: Labelled & MoneyProps) {
  return (
    <DataRow label={label}>
      <Money {...sum} />
    </DataRow>
  );
}

/** A row with a sum; «—» if there is no sum. */
export function SumRow({ label, ...sum }: Labelled & MoneyProps) {
  return (
    <DataRow label={label}>
      <SumOrDash {...sum} />
    </DataRow>
  );
}

/** A row with a date; «—» if there is no date. */
export function DateRow({ label, ...day }: Labelled & DateTextProps) {
  return (
    <DataRow label={label}>
      <DateText {...day} />
    </DataRow>
  );
}

// The rows below render nothing for an unknown value, because a panel omits such values.

export function KnownRow({ label, value }: Labelled & { value: string }) {
  return value === '' || value === '—' ? null : <DataRow label={label}>{value}</DataRow>;
}

export function KnownSumRow({ label, ...sum }: Labelled & MoneyProps) {
  return typeof sum.kopeks === 'number' ? <MoneyRow label={label} {...sum} /> : null;
}

export function KnownDateRow({ label, ...day }: Labelled & DateTextProps) {
  return dateText(day.value) === '' ? null : <DateRow label={label} {...day} />;
}
