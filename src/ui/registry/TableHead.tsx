import { Checkbox } from '../input/Checkbox';
import { VisuallyHidden } from '../VisuallyHidden';
import { ColumnHead } from './ColumnHead';
import type { RegistrySort } from './registryColumn';
import type { ChoiceHandle } from './useChoice';
import type { PlacedColumn } from './useColumns';
import { GRID } from './TableRow';

export interface TableHeadProps<Row> {
  columns: readonly PlacedColumn<Row>[];
  /** Undefined where rows cannot be chosen. */
  choice: ChoiceHandle<Row> | undefined;
  sort: RegistrySort | undefined;
  sorts: readonly string[];
  onSort: (sort: RegistrySort) => void;
  onWidth: ((id: string, pixels: number) => void) | undefined;
  /** Puts the column `id` where the column `target` stands. */
  onMove: ((id: string, target: string) => void) | undefined;
}

/** The head of the table: the choice of all rows, and the columns. */
export function TableHead<Row>({
  columns,
  choice,
  sort,
  sorts,
  onSort,
  onWidth,
  onMove,
}: TableHeadProps<Row>) {
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
        {columns.map(({ column, size, flex }) => (
          <ColumnHead
            key={column.id}
            column={column}
            size={flex ? undefined : size}
            sort={sort}
            isSortable={sorts.includes(column.id)}
            onSort={onSort}
            onWidth={onWidth}
            onDrop={onMove && ((id) => onMove(id, column.id))}
          />
        ))}
      </tr>
    </thead>
  );
}
