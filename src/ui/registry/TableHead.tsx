import { Checkbox } from '../input/Checkbox';
import { VisuallyHidden } from '../VisuallyHidden';
import { ColumnHead } from './ColumnHead';
import { useShownRows } from './shownRows';
import { GRID } from './TableRow';
import type { PlacedColumn } from './useColumns';

/** The head of the table: the choice of all rows, and the columns. */
export function TableHead({ columns }: { columns: readonly PlacedColumn[] }) {
  const { choice } = useShownRows();
  return (
    <thead {...GRID.group} className="registry__heads">
      <tr {...GRID.row} aria-rowindex={1}>
        {choice && (
          <th {...GRID.head} className="registry__head registry__cell--choice">
            <VisuallyHidden>Выбор</VisuallyHidden>
            <Checkbox
              aria-label={`Выбрать все ${choice.selectable} на странице`}
              checked={choice.share === 'all'}
              indeterminate={choice.share === 'some'}
              disabled={choice.selectable === 0}
              onChange={choice.toggleAll}
            />
          </th>
        )}
        {columns.map((placed) => (
          <ColumnHead key={placed.column.id} {...placed} />
        ))}
      </tr>
    </thead>
  );
}
