import type { ReactNode } from 'react';
import type { ApiError } from '../../api/errors';
import { isNotImplemented, NOT_IMPLEMENTED_TITLE } from '../../api/isNotImplemented';
import { countOf } from '../../lib/countOf';
import { pageRange, type Page } from '../../ui/registry/paging';
import type { RowWords } from '../../ui/registry/registryColumn';
import { useLongWait } from '../../ui/state/useLongWait';
import { Button } from '../../ui/button/Button';
import { searchIcon } from '../../ui/icon/frameIcons';
import { EmptyState } from '../../ui/state/EmptyState';
import { ErrorState } from '../../ui/state/ErrorState';
import { SkeletonTable } from '../../ui/state/Skeletons';

interface FoundRowsProps {
  page: Page;
  rowWords: RowWords;
  /** What was found is not known yet, or the trouble is told elsewhere. */
  isUnknown: boolean;
  isFiltered: boolean;
}

function textOf({ page, rowWords, isUnknown, isFiltered }: FoundRowsProps): string {
  if (isUnknown) return '';
  const { total, size } = page;
  if (total === 0) return isFiltered ? 'Ничего не найдено' : 'Записей пока нет';
  const found = `Найдено: ${countOf(total, ...rowWords)}`;
  return total > size ? `${found}, на странице ${pageRange(page)}` : found;
}

/**
 * What a registry has found, for a screen reader: the only live region of it. It is empty while an
 * answer is awaited, so that the same number is told again after another search.
 */
export function FoundRows(props: FoundRowsProps) {
  return <output className="visually-hidden">{textOf(props)}</output>;
}

/** The line above rows that are being asked for, once that takes its time; rows fade along with it. */
export function Waiting({ isFetching }: { isFetching: boolean }) {
  return useLongWait(isFetching) && <div className="registry-screen__waiting" />;
}

/** Nothing fits, in no spelling of the searched text: the way out. */
function NothingFound({ onReset }: { onReset: () => void }) {
  return (
    <EmptyState
      framed={false}
      icon={searchIcon}
      title="Ничего не найдено"
      action={
        <Button variant="outlined" onClick={onReset}>
          Сбросить фильтры
        </Button>
      }
    >
      Проверьте, нет ли опечатки, или измените фильтры.
    </EmptyState>
  );
}

/** What stands in the place of rows that could not be had; the usual title where it names none. */
export function failureOf(error: ApiError): { title?: string; message: string } {
  if (!isNotImplemented(error)) return { message: error.message };
  return {
    title: NOT_IMPLEMENTED_TITLE,
    message: 'Его ещё готовят. Остальные разделы работают, зайдите сюда позже.',
  };
}

interface NoRowsProps {
  error: ApiError | undefined;
  isLoading: boolean;
  isFetching: boolean;
  /** How many columns the rows will have. */
  columns: number;
  onRetry: () => void;
  /** Takes back what narrows the search, where something does. */
  onReset: (() => void) | undefined;
  /** Where there is nothing at all. */
  empty: ReactNode;
}

/** In the place of rows: they are awaited, could not be had, or there are none. */
export function NoRows({
  error,
  isLoading,
  isFetching,
  columns,
  onRetry,
  onReset,
  empty,
}: NoRowsProps) {
  if (isLoading) {
    return (
      <div className="registry-screen__skeleton">
        <SkeletonTable framed={false} columns={Math.min(columns, 7)} />
      </div>
    );
  }
  if (error !== undefined) {
    return (
      <ErrorState framed={false} {...failureOf(error)} onRetry={onRetry} retrying={isFetching} />
    );
  }
  return onReset ? <NothingFound onReset={onReset} /> : empty;
}
