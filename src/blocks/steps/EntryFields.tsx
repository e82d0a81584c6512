import './EntryFields.css';
import type { ReactNode } from 'react';
import { GroupLabel } from '../../forms/field/FieldFrame';
import { classNames } from '../../ui/classNames';
import {
  isFieldOf,
  isRequiredOf,
  type RawEntry,
  type FieldTable,
  type Span,
  type StatedField,
} from './fieldTable';
import { useStatedField } from './statedKind';

interface EntryFieldsProps<Table extends FieldTable> {
  table: Table;
  /** Path of the entry in the form: `paymentDetails`, `founders.0`. */
  place: string;
  /** Values that decide which fields the entry has, for example its type or country. */
  entry?: RawEntry;
  /** True to arrange the fields in as many columns as fit. */
  columns?: boolean;
  /** Heading of each group of fields, and the content below it, by the group's name. */
  groups?: Readonly<Record<string, { label: string; children?: ReactNode }>>;
  /** Content below a field, by the field's path. */
  under?: Readonly<Partial<Record<keyof Table, ReactNode>>>;
  /** More props of a field, by its path. */
  given?: Readonly<Partial<Record<keyof Table, object>>> | undefined;
}

const NO_CONDITIONS: RawEntry = {};

function spanOf({ span = 'whole' }: StatedField, type: unknown): Span {
  return typeof span === 'string' ? span : (span[String(type)] ?? 'whole');
}

/** The fields of an entry, in the layout of its table; a group has a frame and a heading. */
export function EntryFields<Table extends FieldTable>({
  table,
  place,
  entry = NO_CONDITIONS,
  columns = false,
  groups,
  under,
  given,
}: EntryFieldsProps<Table>) {
  const wordsOf = useStatedField(table, place);
  const cells: { group: string | undefined; drawn: ReactNode[] }[] = [];
  for (const [path, field] of Object.entries(table)) {
    if (!isFieldOf(field, entry)) continue;
    const { Input } = field;
    const group = path.includes('.') ? path.split('.')[0] : undefined;
    const cell = (
      <div key={path} className={`entry-cell--${spanOf(field, entry['type'])}`}>
        <Input
          {...wordsOf(path)}
          {...(typeof field.required === 'function' && { required: isRequiredOf(field, entry) })}
          {...given?.[path]}
        />
        {under?.[path]}
      </div>
    );
    const last = cells.at(-1);
    if (last && last.group === group) last.drawn.push(cell);
    else cells.push({ group, drawn: [cell] });
  }
  const drawnCells = cells.map(({ group, drawn }) => {
    if (group === undefined) return drawn;
    const { label, children } = groups?.[group] ?? { label: group };
    return (
      <div key={group} className="col-full">
        <fieldset>
          <GroupLabel>{label}</GroupLabel>
          {children}
          <div className="entry-fields grid gap-4">{drawn}</div>
        </fieldset>
      </div>
    );
  });
  return (
    <div className={classNames('entry-fields grid gap-4', columns && 'entry-fields--columns')}>
      {drawnCells}
    </div>
  );
}
