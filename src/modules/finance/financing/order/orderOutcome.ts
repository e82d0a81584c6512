import type { FinancingOrderResult } from '../../../../api/endpoints/financeRegistry';
import type { Tone } from '../../../../domain/statuses/status';

/** Maximum number of objects in one order (the contract's `FinancingOrder`). */
export const MOST_OBJECTS = 1000;

export interface OrderedRow {
  id: string;
  /** `unknown` if the response does not contain the object. */
  outcome: 'ordered' | 'refused' | 'unknown';
  /** Reason for the user why the object was not ordered; '' if it was ordered. */
  reason: string;
}

export const OUTCOME_BADGES: Readonly<
  Record<OrderedRow['outcome'], { tone: Tone; label: string }>
> = {
  ordered: { tone: 'success', label: 'Заказан' },
  refused: { tone: 'danger', label: 'Не заказан' },
  unknown: { tone: 'neutral', label: 'Результат неизвестен' },
};

export interface OrderOutcome {
  rows: readonly OrderedRow[];
  /** Sum that the supplier will receive for the ordered objects. */
  orderedAmount: number | undefined;
}

const NO_REASON = 'Сервер не назвал причину. Попробуйте позже или обратитесь в поддержку';
const NO_RESULT = 'Сервер не сообщил результат. Обновите список, чтобы узнать статус';

/** Reads the response to an order: one row per id, in the sequence of `ids`, even if the response omits the object. */
export function orderOutcome(ids: readonly string[], answer: FinancingOrderResult): OrderOutcome {
  const answered = new Map(answer.results.map((row) => [row.objectId, row]));
  const rows = ids.map((id): OrderedRow => {
    const { ordered, message } = answered.get(id) ?? {};
    if (ordered === undefined) return { id, outcome: 'unknown', reason: NO_RESULT };
    if (ordered) return { id, outcome: 'ordered', reason: '' };
    return { id, outcome: 'refused', reason: message?.trim() || NO_REASON };
  });
  return { rows, orderedAmount: answer.orderedAmount };
}

/** Returns the reasons why objects were not ordered, keyed by object id. */
export function refusalReasons({ rows }: OrderOutcome): ReadonlyMap<string, string> {
  const refused = rows.filter(({ outcome }) => outcome !== 'ordered');
  return new Map(refused.map(({ id, reason }) => [id, reason]));
}
