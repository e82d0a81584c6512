import { dateText } from '../../lib/dates';
import { formatMoney } from '../../lib/money';
import { DateText } from '../value/DateText';
import { Money } from '../value/Money';
import { StatusBadge, type StatusBadgeProps } from '../value/StatusBadge';
import { TwoLines } from '../value/TwoLines';
import type { RegistryColumn } from './registryColumn';

/** What of a column does not follow from its kind. */
type ColumnPlace = Pick<
  RegistryColumn<unknown>,
  'align' | 'from' | 'grows' | 'hidden' | 'phone' | 'width' | 'yields'
>;

/** A column of plain texts; '—' stands where there is none. */
export function textColumn<Row>(
  id: string,
  header: string,
  textOf: (row: Row) => string,
  place: ColumnPlace = {},
): RegistryColumn<Row> {
  return { id, header, ...place, cell: (row) => textOf(row) || '—', text: textOf };
}

/** A column of days: ISO dates or instants. */
export function dateColumn<Row>(
  id: string,
  header: string,
  dayOf: (row: Row) => string,
  place: ColumnPlace = {},
): RegistryColumn<Row> {
  return {
    id,
    header,
    ...place,
    cell: (row) => <DateText value={dayOf(row)} />,
    text: (row) => dateText(dayOf(row)),
  };
}

/** Pixels in which «просрочка 126 дней» stands whole, in the smaller letters of a second line. */
const DUE_WIDTH = 152;

/**
 * A column of the days until which something is to be paid.
 *
 * @param lateOf «просрочка 5 дней»: in red below the day, and in its place on a phone; empty where nothing is late
 * @param noteOf what stands below the day where nothing is late
 */
export function dueColumn<Row>(
  id: string,
  header: string,
  dayOf: (row: Row) => string,
  lateOf: (row: Row) => string,
  { noteOf, ...place }: ColumnPlace & { noteOf?: (row: Row) => string } = {},
): RegistryColumn<Row> {
  return {
    ...dateColumn(id, header, dayOf, { phone: 'date', width: DUE_WIDTH, ...place }),
    cell: (row) => {
      const late = lateOf(row);
      return (
        <TwoLines
          first={<DateText value={dayOf(row)} />}
          second={late || (noteOf?.(row) ?? '')}
          danger={late !== ''}
        />
      );
    },
  };
}

/** A column of sums in kopeks, at the end of the cell; '—' stands where there is none. */
export function moneyColumn<Row>(
  id: string,
  header: string,
  kopeksOf: (row: Row) => number | null | undefined,
  place: ColumnPlace = {},
): RegistryColumn<Row> {
  return {
    id,
    header,
    align: 'end',
    ...place,
    cell: (row) => {
      const kopeks = kopeksOf(row) ?? undefined;
      return kopeks === undefined ? '—' : <Money kopeks={kopeks} />;
    },
    text: (row) => {
      const kopeks = kopeksOf(row) ?? undefined;
      return kopeks === undefined ? '' : formatMoney(kopeks);
    },
  };
}

/** The column of the status, by which the server sorts as `status.name`. */
export function statusColumn<Row extends { status: Pick<StatusBadgeProps, 'tone' | 'label'> }>(
  width: number,
): RegistryColumn<Row> {
  return {
    id: 'status.name',
    phone: 'status',
    header: 'Статус',
    cell: ({ status: { tone, label } }) => <StatusBadge tone={tone} label={label} />,
    text: ({ status }) => status.label,
    width,
  };
}
