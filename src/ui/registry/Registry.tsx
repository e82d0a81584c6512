import './Registry.css';
import type { ReactNode } from 'react';
import { ErrorState } from '../state/ErrorState';
import { SkeletonTable } from '../state/Skeletons';
import { RegistryFooter, type RegistryPage, type RowWords } from './RegistryFooter';
import { RegistryTable, type RegistryTableProps } from './RegistryTable';

export type { RegistryPage } from './RegistryFooter';
export type { RegistryColumn, RegistrySort } from './RegistryTable';

export interface RegistryProps<Row extends object> extends RegistryTableProps<Row> {
  loading?: boolean | undefined;
  /** Why the rows could not be loaded. */
  error?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** Instead of rows, when there is none: «Здесь появятся …» or «Ничего не найдено». */
  empty: ReactNode;
  /** Filters, search. */
  toolbar?: ReactNode;
  /** Takes the place under the toolbar while something is chosen. */
  selectionBar?: ReactNode;
  /** What the rows are, after their number in the footer; records by default. */
  rowWords?: RowWords | undefined;
  /** Sum of the whole result, shown in the footer. */
  sum?: ReactNode;
  page?: RegistryPage | undefined;
}

function Rows<Row extends object>(props: RegistryProps<Row>) {
  const { loading = false, error, onRetry, empty, rows, columns } = props;
  if (rows.length > 0) return <RegistryTable {...props} />;
  if (loading) return <SkeletonTable columns={Math.min(columns.length, 7)} />;
  if (error !== undefined) return <ErrorState framed={false} message={error} onRetry={onRetry} />;
  return empty;
}

/**
 * A table of the cabinet with its five states: loading (skeleton rows), empty, error with retry,
 * rows, rows being refreshed. Below 768 px rows become cards.
 */
export function Registry<Row extends object>(props: RegistryProps<Row>) {
  const { rows, loading = false, toolbar, selectionBar, rowWords, sum, page } = props;
  const refreshing = loading && rows.length > 0;
  return (
    <div className="registry" aria-busy={refreshing}>
      {toolbar !== undefined && <div className="registry__toolbar">{toolbar}</div>}
      {Boolean(selectionBar) && <div className="registry__chosen">{selectionBar}</div>}
      <Rows {...props} />
      {rows.length > 0 && (
        <RegistryFooter
          total={page?.total ?? rows.length}
          rowWords={rowWords}
          sum={sum}
          page={page}
        />
      )}
    </div>
  );
}
