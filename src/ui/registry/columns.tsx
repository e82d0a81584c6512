import type { ReactNode } from 'react';
import { DateText } from '../value/DateText';
import { Money } from '../value/Money';
import { StatusBadge, type StatusBadgeProps } from '../value/StatusBadge';
import { TwoLines } from '../value/TwoLines';
import { cellText, type CellValue } from './cellValue';
import type { RegistryColumn } from './registryColumn';

/** Options that columns of every kind share. */
type ColumnPlace<Row> = Omit<RegistryColumn<Row>, 'id' | 'header' | 'value'>;

/** Renders the content of a cell; '—' if there is no value. */
function contentOf(value: CellValue): ReactNode {
  if (typeof value === 'object') {
    if ('kopeks' in value) return <Money kopeks={value.kopeks} />;
    if ('day' in value) return <DateText value={value.day} />;
    if ('label' in value) return <StatusBadge tone={value.tone} label={value.label} />;
  }
  return cellText(value) || '—';
}

export function cellOf<Row>(column: RegistryColumn<Row>, row: Row): ReactNode {
  return column.cell === undefined ? contentOf(column.value(row)) : column.cell(row);
}

type Of<Row, Value> = (row: Row) => Value | null | undefined;

/** Returns a function that creates columns for one kind of value. */
function columnsOf<Value>(cellValue: (value: Value) => CellValue, align?: 'end') {
  return <Row,>(
    id: string,
    header: string,
    valueOf: Of<Row, Value>,
    place: ColumnPlace<Row> = {},
  ): RegistryColumn<Row> => {
    const value = (row: Row) => {
      const known = valueOf(row) ?? undefined;
      return known === undefined ? undefined : cellValue(known);
    };
    return { id, header, align, value, ...place };
  };
}

export const textColumn = columnsOf((text: string) => text);

/** Creates a column of ISO dates or instants. */
export const dateColumn = columnsOf((day: string) => ({ day }));
export const moneyColumn = columnsOf((kopeks: number) => ({ kopeks }), 'end');
export const numberColumn = columnsOf((number: number) => ({ number }), 'end');
export const daysColumn = columnsOf((number: number) => ({ number, unit: 'дн.' }), 'end');
export const percentColumn = columnsOf((number: number) => ({ number, unit: '%' }), 'end');

/** Width in pixels for a second line «просрочка 126 дней», alone and beside the term line (`TermLine`). */
const DUE_WIDTH = { words: 152, line: 206 } as const;

/** The period that ends at a due date. */
export interface DueTerm {
  /** The term line, shown below the day; on a phone beside it. */
  line: ReactNode;
  /** Text «осталось 5 дней»; empty if there are no days to count. */
  left: string;
}

/**
 * Returns a column of due dates.
 *
 * @param lateOf returns «просрочка 5 дней»: in red below the day, on a phone instead of it; empty if not late
 * @param termOf returns the term line of a row and the time left, shown below the day
 */
export function dueColumn<Row>(
  id: string,
  header: string,
  dayOf: Of<Row, string>,
  lateOf: (row: Row) => string,
  { termOf, ...place }: ColumnPlace<Row> & { termOf?: (row: Row) => DueTerm | undefined } = {},
): RegistryColumn<Row> {
  return dateColumn(id, header, dayOf, {
    phoneSlot: 'date',
    width: termOf === undefined ? DUE_WIDTH.words : DUE_WIDTH.line,
    ...place,
    cell: (row) => {
      const late = lateOf(row);
      const term = termOf?.(row);
      return (
        <TwoLines
          first={<DateText value={dayOf(row)} />}
          sign={term?.line}
          second={late || (term?.left ?? '')}
          danger={late !== ''}
        />
      );
    },
  });
}

/** Returns the status column; its id is the field by which the server sorts. */
export function statusColumn<Row>(
  statusOf: (row: Row) => Pick<StatusBadgeProps, 'tone' | 'label'>,
  width: number,
): RegistryColumn<Row> {
  const statuses = columnsOf(({ tone, label }: Pick<StatusBadgeProps, 'tone' | 'label'>) => ({
    tone,
    label,
  }));
  return statuses('status.name', 'Статус', statusOf, { phoneSlot: 'status', width });
}
