import { Button } from '../../ui/button/Button';
import { ErrorState } from '../../ui/state/ErrorState';
import { Note } from '../../ui/state/Note';
import { SkeletonCard } from '../../ui/state/Skeletons';
import type { LinkedRow } from './linkedRow';
import { isNotImplemented, NOT_IMPLEMENTED_TITLE } from '../../api/isNotImplemented';
import type { ApiError } from '../../api/errors';

/** In the panel, until the row that the address names is there, or in place of it. */
export function LinkedRowPart({ elsewhere }: { elsewhere: LinkedRow<unknown> }) {
  if (elsewhere.kind !== 'failed') return <SkeletonCard lines={6} />;
  const { error, retry } = elsewhere;
  return error.status === 404 ? (
    <ErrorState
      framed={false}
      title="Такой записи нет"
      message="Возможно, её удалили или ссылка неполная."
    />
  ) : (
    <ErrorState framed={false} message={error.message} onRetry={retry} />
  );
}

/** Where a row that the address names is not on the page, and no call finds it by itself. */
export function RowOutOfSight({ onClose }: { onClose: () => void }) {
  return (
    <Note
      tone="neutral"
      action={
        <Button variant="text" size="sm" onClick={onClose}>
          Понятно
        </Button>
      }
    >
      Записи из ссылки нет на этой странице реестра. Найдите её поиском или фильтрами.
    </Note>
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
