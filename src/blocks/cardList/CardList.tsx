import './CardList.css';
import { Fragment, useId, useState, type ReactNode, type Ref } from 'react';
import type { ListPage } from '../../api/answers/lists';
import { toApiError } from '../../api/errors';
import { cardKeys } from './cardKeys';
import { Button } from '../../ui/button/Button';
import { CardGrid } from '../../ui/card/Card';
import type { IconDrawing } from '../../ui/icon/iconDrawing';
import { EmptyState } from '../../ui/state/EmptyState';
import { ErrorState } from '../../ui/state/ErrorState';
import { Note } from '../../ui/state/Note';
import { SkeletonCards } from '../../ui/state/Skeletons';

/** Cards drawn at once; a longer list is opened on demand, so that the page stays quick. */
const CARDS_AT_ONCE = 60;

interface CardListProps<Item> {
  title: string;
  answer: {
    data?: ListPage<Item> | undefined;
    error?: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  words: { loading: string; outdated: string; empty: string; emptyHint: string };
  icon: IconDrawing;
  /** What is said above the cards, once they are there. */
  remark?: ReactNode;
  /** What adds an entry; stands beside the heading, and in the empty list. */
  adding?: ReactNode;
  /** The heading, which takes the focus when a card goes. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: (item: Item) => ReactNode;
}

/** A list of cards in each of its states: loading, empty, failed, out of date, ready. */
export function CardList<Item extends { id: string }>({
  title,
  answer: { data, error, isFetching, refetch },
  words,
  icon,
  remark,
  adding,
  headingRef,
  children,
}: CardListProps<Item>) {
  const titleId = useId();
  const [most, setMost] = useState(CARDS_AT_ONCE);
  const items = data?.content ?? [];
  const keys = cardKeys(items);
  const hidden = items.length - most;
  const retry = () => void refetch();
  return (
    <section className="card-list" aria-labelledby={titleId}>
      <header className="card-list__header">
        <h2 ref={headingRef} id={titleId} tabIndex={-1} className="card-list__title">
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
      {data && items.length === 0 && (
        <EmptyState icon={icon} title={words.empty} action={adding}>
          {words.emptyHint}
        </EmptyState>
      )}
      {items.length > 0 && (
        <CardGrid>
          {items.slice(0, most).map((item, at) => (
            <Fragment key={keys[at]}>{children(item)}</Fragment>
          ))}
        </CardGrid>
      )}
      {hidden > 0 && (
        <div className="card-list__more">
          <Button variant="outlined" onClick={() => setMost(most + CARDS_AT_ONCE)}>
            Показать ещё {Math.min(hidden, CARDS_AT_ONCE)} из {hidden}
          </Button>
        </div>
      )}
    </section>
  );
}
