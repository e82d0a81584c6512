import type { ReactNode } from 'react';
import { StatusBadge } from '../../../ui/value/StatusBadge';
import { classNames } from '../../../ui/classNames';
import type { ComparedRow, Verdict } from './registryDifferences';

interface ComparisonTableProps {
  rows: readonly ComparedRow[];
  /** Renders the checkbox of a row; if undefined, the table has no checkbox column. */
  renderChoice?: ((row: ComparedRow) => ReactNode) | undefined;
}

const HEADERS = ['Реквизит', 'В кабинете', 'В реестре', 'Результат'] as const;

/** Compares each stored value with the value in the state register; in a narrow container every row is a card. */
export function ComparisonTable({ rows, renderChoice }: ComparisonTableProps) {
  return (
    <table className="comparison w-full mb-2 text-sm border-collapse">
      <thead>
        <tr>
          {HEADERS.map((header) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
          {renderChoice && <th scope="col">Изменение</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.field} className={classNames(`comparison__row--${row.verdict}`)}>
            <th scope="row">{row.label}</th>
            <td data-label="В кабинете">{row.ours ?? 'Не указано'}</td>
            <td data-label="В реестре">{row.registered ?? 'Нет сведений'}</td>
            <td className="comparison__verdict nowrap">
              <VerdictBadge verdict={row.verdict} />
            </td>
            {renderChoice && <td className="comparison__choice">{renderChoice(row)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function VerdictBadge({ verdict }: { verdict: Verdict }) {
  switch (verdict) {
    case 'same':
      return <StatusBadge tone="done" label="Совпадает" />;
    case 'spelling':
      return (
        <>
          <StatusBadge tone="done" label="Совпадает" />
          <small className="comparison__remark block text-muted text-xs">
            отличается только написанием
          </small>
        </>
      );
    case 'different':
      return <StatusBadge tone="warning" label="Отличается" />;
    case 'unknown':
      return <StatusBadge tone="neutral" label="Не с чем сверить" />;
  }
}
