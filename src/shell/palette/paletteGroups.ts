import type { IconDrawing } from '../../ui/icon/Icon';
import type { Answer } from './useFound';
import { matching } from './match';
import { SHOWN_ROWS, type Finder, type FoundRow, type FoundRows } from './search';

type Choice =
  | { readonly to: string; readonly run?: never }
  | { readonly run: () => void; readonly to?: never };

/** An option: a row, an action in the heading of a group, or a message. */
export type PaletteOption = Choice & {
  /** Unique in the palette. */
  readonly id: string;
  readonly look: 'row' | 'head' | 'note';
  readonly row: Pick<FoundRow, 'title' | 'detail' | 'value' | 'status'>;
  readonly icon: IconDrawing;
};

export interface PaletteGroup {
  readonly id: string;
  readonly title: string;
  /** Sort key among groups, ascending; groups that load late or fail are at the end. */
  readonly sort: number;
  readonly place?: number;
  /** The text for which the rows were found. */
  readonly foundFor?: string;
  readonly options: readonly PaletteOption[];
  /** Number of found records, shown or not. */
  readonly total: number;
}

interface GroupLook {
  id: string;
  title: string;
  icon: IconDrawing;
  sort: number;
}

const rowOption = ({ id, icon }: GroupLook, row: FoundRow): PaletteOption => ({
  id: `${id}/${row.id}`,
  look: 'row',
  row,
  icon: row.icon ?? icon,
  to: row.to,
});

function headOption({ id, icon }: GroupLook, title: string, choice: Choice): PaletteOption {
  return { id: `${id}//head`, look: 'head', row: { title }, icon, ...choice };
}

/** Returns a group of found rows, with «Все 14» if there are more. */
export function foundGroup(look: GroupLook, { rows, total }: FoundRows, all: Choice): PaletteGroup {
  const isMore = total === undefined || total > rows.length;
  return {
    ...look,
    total: total ?? rows.length,
    options: [
      ...rows.map((row) => rowOption(look, row)),
      ...(isMore && rows.length > 0
        ? [headOption(look, total === undefined ? 'Все' : `Все ${total}`, all)]
        : []),
    ],
  };
}

/** Returns the group of a finder; null if there is nothing to show. */
export function finderGroup(
  finder: Finder,
  answer: Answer | undefined,
  { retry, openAll }: { retry: () => void; openAll: () => void },
): PaletteGroup | null {
  if (answer === undefined || answer.kind === 'absent') return null;
  const { place } = answer;
  if (answer.kind === 'found') return { ...foundGroup(finder, answer, { run: openAll }), place };
  const { id, title, icon, sort } = finder;
  const note: PaletteOption = {
    id: `${id}//failed`,
    look: 'note',
    row: { title: `${title}: не удалось найти`, value: 'Повторить' },
    icon,
    run: retry,
  };
  return { id, title, sort, place, total: 0, options: [note] };
}

/** Returns the group of a local finder; only its first rows, unless the group is expanded. */
export function localGroup(
  look: GroupLook,
  rows: readonly FoundRow[],
  text: string,
  { isOpen, open }: { isOpen: boolean; open: () => void },
): PaletteGroup {
  const fitting = text.trim() === '' ? rows : matching(rows, text);
  const shown = isOpen ? fitting : fitting.slice(0, SHOWN_ROWS);
  return foundGroup(look, { rows: shown, total: fitting.length }, { run: open });
}

/** Returns the group of recent sections, with the action that clears them. */
export function recentGroup(
  look: GroupLook,
  rows: readonly FoundRow[],
  forget: () => void,
): PaletteGroup {
  const group = foundGroup(look, { rows, total: rows.length }, { run: forget });
  return { ...group, options: [...group.options, headOption(look, 'Очистить', { run: forget })] };
}
