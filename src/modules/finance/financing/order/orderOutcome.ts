import type { FinancingOrderResult } from '../../../../api/endpoints/financeRegistry';
import type { Tone } from '../../../../domain/statuses/status';

/** Maximum number of objects in one order (the contract's `FinancingOrder`). */
export const MOST_OBJECTS = 1000;

/** Result of one object of an order. */
export interface OrderedRow {
  id: string;
  /** `unknown` if the answer does not contain it. */
  outcome: 'ordered' | 'refused' | 'unknown';
  /** Reason of a refusal for the customer; '' if it was ordered. */
  reason: string;
}

/** Badge of each result. */
export const OUTCOME_BADGES: Readonly<
  Record<OrderedRow['outcome'], { tone: Tone; label: string }>
> = {
  ordered: { tone: 'success', label: 'Заказан' },
  refused: { tone: 'danger', label: 'Не заказан' },
  unknown: { tone: 'neutral', label: 'Результат неизвестен' },
};

/** Result of an order. Sums are kopeks. */
export interface OrderOutcome {
  rows: readonly OrderedRow[];
  orderedCount: number;
  refusedCount: number;
  unknownCount: number;
  /** Sum that the supplier will receive for the ordered objects; null if unknown. */
  orderedAmount: number | null;
}

const NO_REASON = 'Сервер не назвал причину. Попробуйте позже или обратитесь в поддержку';
const NO_RESULT = 'Сервер не сообщил результат. Обновите список, чтобы узнать статус';

/** Reads the answer of an order: a row for each of `ids`, in their order, even if the answer omits it. */
export function orderOutcome(ids: readonly string[], answer: FinancingOrderResult): OrderOutcome {
  const answered = new Map(
    answer.results.map(({ objectId, ordered, message }) => [
      objectId,
      { ordered, message: (message ?? '').trim() },
    ]),
  );
  const rows = ids.map((id): OrderedRow => {
    const row = answered.get(id);
    if (row?.ordered === true) return { id, outcome: 'ordered', reason: '' };
    if (row?.ordered === false) return { id, outcome: 'refused', reason: row.message || NO_REASON };
    return { id, outcome: 'unknown', reason: NO_RESULT };
  });
  const countOf = (wanted: OrderedRow['outcome']) =>
    rows.filter(({ outcome }) => outcome === wanted).length;
  return {
    rows,
    orderedCount: countOf('ordered'),
    refusedCount: countOf('refused'),
    unknownCount: countOf('unknown'),
    orderedAmount: answer.orderedAmount ?? null,
  };
}
