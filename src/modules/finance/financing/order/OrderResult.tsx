import { objectsText } from '../objects/financingObject';
import { Disclosure } from '../../../../ui/button/Disclosure';
import { Note } from '../../../../ui/state/Note';
import { Money } from '../../../../ui/value/Money';
import { StatusBadge } from '../../../../ui/value/StatusBadge';
import { OUTCOME_BADGES, type OrderedRow, type OrderOutcome } from './orderOutcome';
import type { FinancingObject } from '../../../../api/endpoints/financeRegistry';

interface OrderResultProps {
  lines: readonly FinancingObject[];
  outcome: OrderOutcome;
}

/** Shows the result of each object, first of the objects that were not ordered. */
export function OrderResult({ lines, outcome }: OrderResultProps) {
  const { rows, orderedAmount } = outcome;
  const lineOf = new Map(lines.map((line) => [line.id, line]));
  const left = rows.filter((row) => row.outcome !== 'ordered');
  const ordered = rows.filter((row) => row.outcome === 'ordered');
  return (
    <div className="order grid grid-cols-1 gap-4">
      <h3 ref={(heading) => heading?.focus()} tabIndex={-1}>
        Результат заказа
      </h3>
      <Note tone={left.length === 0 ? 'success' : 'warning'} live>
        {ordered.length > 0
          ? `Заказано: ${objectsText(ordered.length)}`
          : 'Ни один объект не заказан'}
        {ordered.length > 0 && orderedAmount !== undefined && (
          <>
            , к получению <Money kopeks={orderedAmount} />
          </>
        )}
        .
        {left.length > 0 &&
          ` Не заказано: ${objectsText(left.length)}, ${left.length === 1 ? 'он остался выбранным' : 'они остались выбранными'}.`}
      </Note>
      {left.length > 0 && <ResultRows rows={left} lineOf={lineOf} label="Не заказаны" />}
      {ordered.length > 0 && (
        <Disclosure summary="Какие объекты заказаны">
          <ResultRows rows={ordered} lineOf={lineOf} label="Заказаны" />
        </Disclosure>
      )}
    </div>
  );
}

interface ResultRowsProps {
  label: string;
  rows: readonly OrderedRow[];
  lineOf: ReadonlyMap<string, FinancingObject>;
}

function ResultRows({ label, rows, lineOf }: ResultRowsProps) {
  return (
    <ul className="grid grid-cols-1 gap-3" aria-label={label}>
      {rows.map(({ id, outcome, reason }) => (
        <li key={id} className="order__row flex flex-wrap gap-1-3 wrap-anywhere border-b">
          <span className="order__row-number">{lineOf.get(id)?.number ?? id}</span>
          <span className="order__row-result">
            <StatusBadge {...OUTCOME_BADGES[outcome]} /> {reason}
          </span>
        </li>
      ))}
    </ul>
  );
}
