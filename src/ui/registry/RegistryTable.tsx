import { useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import { classNames } from '../classNames';
import type { Density } from '../density';
import { TableBody } from './TableBody';
import { TableHead, type TableHeadProps } from './TableHead';
import type { ChoiceHandle } from './useChoice';
import type { PlacedColumn } from './useColumns';
import type { AnalyticsProps } from '../../observability/analytics/analyticsProps';

export interface RegistryRowsProps<Row extends object> extends AnalyticsProps {
  /** Spoken name of the table. */
  label: string;
  columns: readonly PlacedColumn<Row>[];
  rows: readonly Row[];
  /** Of the rows, in their order. */
  keys: readonly string[];
  /** Index of the first row among those of all pages. */
  firstRow: number;
  /** Rows on all pages. */
  total: number;
  density: Density;
  /** Undefined where rows cannot be chosen. */
  choice: ChoiceHandle<Row> | undefined;
  /** Key of the row whose panel is open. */
  openKey: string | null;
  onOpen: ((row: Row) => void) | undefined;
}

type RegistryTableProps<Row extends object> = RegistryRowsProps<Row> & TableHeadProps<Row>;

const CHOICE_WIDTH = 48;

/** Rows as a table: only those that are seen are in the page. */
export function RegistryTable<Row extends object>({
  label,
  columns,
  rows,
  keys,
  firstRow,
  total,
  density,
  choice,
  openKey,
  onOpen,
  'data-analytics': mark,
  ...head
}: RegistryTableProps<Row>) {
  const scroller = useRef<HTMLDivElement>(null);
  const { sort } = head;
  useStartOfPage(scroller, `${firstRow} ${sort?.id} ${sort?.direction}`);
  const width = columns.reduce((sum, { size }) => sum + size, choice ? CHOICE_WIDTH : 0);
  const style = useMemo(() => ({ minWidth: width }), [width]);
  return (
    <div ref={scroller} data-analytics={mark} className="registry__scroller">
      <table
        // The keys of a grid work on its rows.
        role="grid"
        aria-label={label}
        aria-rowcount={total + 1}
        aria-multiselectable={choice !== undefined}
        className={classNames('registry__table', `registry__table--${density}`)}
        style={style}
      >
        <colgroup>
          {choice && <col className="registry__choice-column" style={{ width: CHOICE_WIDTH }} />}
          {columns.map(({ column, size }) => (
            <col key={column.id} style={{ width: size }} />
          ))}
        </colgroup>
        <TableHead columns={columns} choice={choice} {...head} />
        <TableBody
          columns={columns}
          rows={rows}
          keys={keys}
          firstRow={firstRow}
          density={density}
          choice={choice}
          openKey={openKey}
          onOpen={onOpen}
          scroller={scroller}
        />
      </table>
    </div>
  );
}

/** Another page, or another order, starts with its first row. */
function useStartOfPage(scroller: RefObject<HTMLElement | null>, page: string): void {
  const shown = useRef(page);
  useLayoutEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    scroller.current?.scrollTo?.({ top: 0 });
  });
}
