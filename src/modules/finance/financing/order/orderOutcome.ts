import type { FinancingOrderResult } from '../../../../api/endpoints/financeRegistry';
import type { Tone } from '../../../../domain/statuses/status';

/** Maximum number of objects in one order (the contract's `FinancingOrder`). */
export const MOST_OBJECTS = 1000;

/** Result of one object of an order. */
export interface OrderedRow {
  id: string;
  /** `unknown` if the response does not contain the object. */
  outcome: 'ordered' | 'refused' | 'unknown';
  /** Reason for the customer why the object was not ordered; '' if it was ordered. */
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

/** Reads the response to an order: one row per id, in the sequence of `ids`, even if the response omits the object. */
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
