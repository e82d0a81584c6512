import { FRESH } from '../../../../api/cache/freshness';
import { senderApi, type Order } from '../../../../api/endpoints/sender';
import { RowHistory, RowSection } from '../../../../blocks/registry/RowDetails';
import { Button } from '../../../../ui/button/Button';
import { refreshIcon } from '../../../../ui/icon/frameIcons';
import { Note } from '../../../../ui/state/Note';
import { SkeletonCard } from '../../../../ui/state/Skeletons';
import type { TimelineStep } from '../../../../ui/prime/Timeline';
import { Money } from '../../../../ui/value/Money';
import { useBackoffPolling } from '../../../../blocks/polling/useBackoffPolling';
import { MOVING_MS, orderStatus } from './orderStatus';

interface OrderStoryProps {
  id: string;
  /** True if the status of the order may still change, so that its history is polled. */
  moving: boolean;
}

/** Items and statuses of an order, from a separate call. A failure shows a note with a retry. */
export function OrderStory({ id, moving }: OrderStoryProps) {
  const { options, onAnswer } = useBackoffPolling(MOVING_MS);
  const answer = senderApi.useGetOrderQuery({ id }, { skip: id === '', ...FRESH, ...options });
  const { currentData, isFetching, refetch } = answer;
  onAnswer(moving, answer);
  if (currentData === undefined && isFetching) return <SkeletonCard lines={4} />;
  if (currentData === undefined) {
    return (
      <Note
        tone="neutral"
        action={
          id !== '' && (
            <Button variant="text" size="sm" icon={refreshIcon} onClick={() => void refetch()}>
              Повторить
            </Button>
          )
        }
      >
        Состав и история заказа не загрузились.
      </Note>
    );
  }
  const { items, steps } = shownStory(currentData);
  return (
    <>
      <RowSection title="Состав">
        {items.length === 0 ? <p>Состав не указан.</p> : <Items items={items} />}
      </RowSection>
      {steps.length === 0 ? (
        <RowSection title="История">
          <p>Истории пока нет.</p>
        </RowSection>
      ) : (
        <RowHistory label="История заказа" steps={steps} />
      )}
    </>
  );
}

function Items({ items }: { items: readonly ShownItem[] }) {
  return (
    <ul className="grid gap-2" aria-label="Состав заказа">
      {items.map(({ key, name, quantity, price }) => (
        <li key={key} className="flex flex-wrap justify-between gap-0-3">
          <span className="min-w-0 wrap-anywhere">{name}</span>
          <span className="text-muted">
            {quantity} шт. × <Money kopeks={price} />
          </span>
        </li>
      ))}
    </ul>
  );
}

interface ShownItem {
  key: string;
  name: string;
  /** Number of pieces; «—» if it is unknown. */
  quantity: string;
  /** Price of one piece, in kopeks. */
  price: number | undefined;
}

/** Returns the items of an order and its statuses, the earliest first. */
function shownStory({ items, statusHistory }: Order): {
  items: ShownItem[];
  steps: TimelineStep[];
} {
  return {
    items: items.map(({ name, quantity, price }, place) => ({
      key: String(place),
      name: name || 'Товар',
      quantity: quantity === undefined ? '—' : String(quantity),
      price,
    })),
    steps: statusHistory.map(({ status, changedDateTime }, place) => {
      const { label, meaning } = orderStatus(status);
      return { key: String(place), title: label, text: meaning, time: changedDateTime };
    }),
  };
}
