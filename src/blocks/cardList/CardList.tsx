import { useId, type ReactNode, type Ref } from 'react';
import type { ListPage } from '../../api/contract';
import { toApiError } from '../../api/errors';
import { Button } from '../../ui/button/Button';
import { classNames } from '../../ui/classNames';
import { EmptyState } from '../../ui/state/EmptyState';
import { ErrorState } from '../../ui/state/ErrorState';
import { Note } from '../../ui/state/Note';
import { SkeletonCards } from '../../ui/state/Skeletons';
import { Cards } from './Cards';

interface CardListProps<Item> {
  title: string;
  answer: {
    data?: ListPage<Item> | undefined;
    error?: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  words: { loading: string; outdated: string; empty: string; emptyHint: string };
  /** Text above the cards, shown once they have loaded. */
  remark?: ReactNode;
  /** Add button, next to the heading and in the empty list. */
  adding?: ReactNode;
  /** Ref of the heading, which takes the focus when a card is removed. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: (item: Item) => ReactNode;
}

/** Shows cards, or the state of the list: loading, empty, failed, stale. */
export function CardList<Item extends { id: string }>({
  title,
  answer: { data, error, isFetching, refetch },
  words,
  remark,
  adding,
  headingRef,
  children,
}: CardListProps<Item>) {
  const titleId = useId();
  const items = data?.content ?? [];
  const isEmpty = data !== undefined && items.length === 0;
  const retry = () => void refetch();
  return (
    <section className="grid grid-cols-1 gap-4" aria-labelledby={titleId}>
      {/* On a phone the name of the open tab is the heading. */}
      <header
        className={classNames(
          'flex flex-wrap items-center justify-between gap-2-4 min-h-40px',
          (!adding || isEmpty) && 'phone-visually-hidden',
        )}
      >
        <h2 ref={headingRef} id={titleId} tabIndex={-1} className="text-md phone-visually-hidden">
          {title}
        </h2>
        {items.length > 0 && adding}
      </header>
      {data && remark}
      {!data && !error && <SkeletonCards count={2} label={words.loading} />}
      {error !== undefined && !data && (
        <ErrorState message={toApiError(error).message} retrying={isFetching} onRetry={retry} />
      )}
      {error !== undefined && data && !isFetching && (
        <Note
          tone="warning"
          live
          action={
            <Button variant="text" size="sm" onClick={retry}>
              Повторить
            </Button>
          }
        >
          {words.outdated}
        </Note>
      )}
      {isEmpty && (
        <EmptyState title={words.empty} action={adding}>
          {words.emptyHint}
        </EmptyState>
      )}
      {items.length > 0 && <Cards items={items}>{children}</Cards>}
    </section>
  );
}
