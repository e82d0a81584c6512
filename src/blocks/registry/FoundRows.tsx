import type { ApiError } from '../../api/errors';
import { isMissingCall, MISSING_CALL_TITLE } from '../../api/isMissingCall';
import { countOf } from '../../lib/countOf';
import { pageRange } from '../../ui/registry/Pager';
import { useLongWait } from '../../ui/state/useLongWait';
import { Button } from '../../ui/button/Button';
import { EmptyState } from '../../ui/state/EmptyState';
import { ErrorState } from '../../ui/state/ErrorState';
import { SkeletonTable } from '../../ui/state/Skeletons';
import { useOpenRegistry, type OpenRegistry } from './openRegistry';

function textOf({ view, total, rowWords, isUnknown, isNarrowed }: OpenRegistry): string {
  if (isUnknown) return '';
  if (total === 0) return isNarrowed ? 'Ничего не найдено' : 'Записей пока нет';
  const { page, size } = view;
  const found = `Найдено: ${countOf(total, ...rowWords)}`;
  return total > size ? `${found}, на странице ${pageRange({ page, size, total })}` : found;
}

/**
 * Announces to screen readers how many rows a registry has found. Empty while another search loads, so that an equal
 * number is announced again. After a long wait a line appears above the rows, and outdated rows fade.
 */
export function FoundRows() {
  const open = useOpenRegistry();
  const isLongWait = useLongWait(open.answer.isFetching);
  return (
    <>
      {isLongWait && <div className="registry-screen__waiting absolute" />}
      <output className="visually-hidden">{textOf(open)}</output>
    </>
  );
}

/** Returns the error text shown instead of rows; without `title` the default title is shown. */
export function failureOf(error: ApiError): { title?: string; message: string } {
  if (!isMissingCall(error)) return { message: error.message };
  return {
    title: MISSING_CALL_TITLE,
    message: 'Его ещё готовят. Остальные разделы работают, зайдите сюда позже.',
  };
}

/** Shows the content that replaces rows while they load, after they failed to load, or if there are none. */
export function NoRows() {
  const { error, isLoading, answer, columns, isNarrowed, resetAll, empty } = useOpenRegistry();
  if (isLoading) {
    return (
      <div className="registry-screen__skeleton">
        <SkeletonTable framed={false} columns={Math.min(columns.length, 7)} />
      </div>
    );
  }
  if (error !== undefined) {
    return (
      <ErrorState
        framed={false}
        {...failureOf(error)}
        onRetry={() => void answer.refetch()}
        retrying={answer.isFetching}
      />
    );
  }
  if (!isNarrowed) return empty;
  return (
    <EmptyState
      framed={false}
      drawing="find"
      title="Ничего не найдено"
      action={
        <Button variant="outlined" onClick={resetAll}>
          Сбросить фильтры
        </Button>
      }
    >
      Проверьте, нет ли опечатки, или измените фильтры.
    </EmptyState>
  );
}
