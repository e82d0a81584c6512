import { dateText } from '../../lib/dates';
import { DataRow, type DataRowProps } from '../../ui/value/DataList';
import { DateText, type DateTextProps } from '../../ui/value/DateText';
import { Money, SumOrDash, type MoneyProps } from '../../ui/value/Money';

type Labelled = Pick<DataRowProps, 'label'>;

/** A row of a `DataList` with a sum. */
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

/** Shows a date with its label; «—» if there is no date. */
export function DateRow({ label, ...day }: Labelled & DateTextProps) {
  return (
    <DataRow label={label}>
      <DateText {...day} />
    </DataRow>
  );
}

// The rows below are for panels. A panel omits unknown values.

/** A row with text; renders nothing if there is no text. */
export function KnownRow({ label, value }: Labelled & { value: string }) {
  return value === '' || value === '—' ? null : <DataRow label={label}>{value}</DataRow>;
}

/** A row with a sum; renders nothing if there is no sum. */
export function KnownSumRow({ label, ...sum }: Labelled & MoneyProps) {
  return typeof sum.kopeks === 'number' ? <MoneyRow label={label} {...sum} /> : null;
}

/** A row with a date; renders nothing if there is no date. */
export function KnownDateRow({ label, ...day }: Labelled & DateTextProps) {
  return dateText(day.value) === '' ? null : <DateRow label={label} {...day} />;
}
