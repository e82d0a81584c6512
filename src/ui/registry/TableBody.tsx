import { useRef, useState, type ChangeEvent, type MouseEvent } from 'react';
import type { Density } from '../density';
import { NO_SLOTS, slotsAfter } from './rowSlots';
import { useShownRows } from './shownRows';
import { GRID, TableRow } from './TableRow';
import type { PlacedColumn } from './useColumns';
import { isControl, rowOf, useRowFocus } from './useRowFocus';
import { useWindowRows } from './useVirtualRows';

interface TableBodyProps {
  columns: readonly PlacedColumn[];
  printing: boolean;
}

/** Default height of a row in pixels, used before it is measured; the stylesheet sets it as the minimum. */
const ROW_HEIGHT: Record<Density, number> = { comfortable: 56, compact: 40 };

/** Height in pixels of the sticky parts above the rows: the top bar, the toolbar, the head of the table. */
const COVERED = 160;
/** Height in pixels of the foot below the rows, which is sticky in a wide window. */
const FOOT = 44;

/**
 * The visible rows of the table; a separate component, because scrolling must not re-render the table.
 */
export function TableBody({ columns, printing }: TableBodyProps) {
  const { rows, keys, view, density, choice, openKey, onOpen, onExport, newKeys } = useShownRows();
  const body = useRef<HTMLTableSectionElement>(null);
  const names = useElementNames(keys);
  const [activeKey, setActiveKey] = useState<string | null>(null);
  // The only row in the tab order: the one that had the focus last, or the first.
  const active = Math.max(activeKey === null ? -1 : keys.indexOf(activeKey), 0);
  const estimate = ROW_HEIGHT[density];
  const seen = useWindowRows({ keys, active, estimate, whole: printing, covered: COVERED }, body);
  const open = (index: number) => {
    const row = rows[index];
    if (row !== undefined) onOpen?.(row);
  };
  const { onKeyDown, onFocus } = useRowFocus({
    keys,
    body,
    scrollTo: seen.scrollTo,
    step: () => Math.max(1, Math.floor((window.innerHeight - COVERED - FOOT) / estimate) - 1),
    onChoose: (index) => choice?.toggle(index),
    onOpen: open,
    onExport,
    setActiveKey,
  });
  const indexOf = ({ target }: { target: EventTarget }) => rowOf(target)?.index ?? -1;
  // A change event has no modifier keys, so the preceding click stores Shift.
  const isShift = useRef(false);
  const onClick = (event: MouseEvent) => {
    isShift.current = event.shiftKey;
    if (!isControl(event)) open(indexOf(event));
  };
  const onChange = (event: ChangeEvent) => {
    const isChoice = event.target.closest('.registry__cell--choice') !== null;
    if (isChoice) choice?.toggle(indexOf(event), isShift.current);
  };
  return (
    // One listener serves all rows: it reads the index from the row of the event.
    <tbody
      {...GRID.group}
      ref={body}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onClick={onClick}
      onChange={onChange}
    >
      {seen.rows.flatMap(({ index, before }) => {
        const row = rows[index];
        if (row === undefined) return [];
        const { key } = row;
        return [
          before >= 1 && <FillerRow key={`before ${key}`} pixels={before} />,
          <TableRow
            key={names[index]}
            row={row}
            index={index}
            position={view.page * view.size + index + 2}
            columns={columns}
            isActive={index === active}
            isOpen={key === openKey}
            isNew={newKeys.has(key)}
            opens={onOpen !== undefined}
            isChosen={choice?.isChosen(key)}
            isSelectable={choice?.isSelectable(row) ?? false}
            name={choice?.nameOf(row) ?? ''}
            reason={choice?.reasonOf(row)}
            measure={seen.measure}
          />,
        ];
      })}
      {seen.after >= 1 && <FillerRow pixels={seen.after} />}
    </tbody>
  );
}

/** Returns the React keys of the elements that show rows. */
function useElementNames(keys: readonly string[]): readonly string[] {
  const [slots, setSlots] = useState(() => slotsAfter(NO_SLOTS, keys));
  if (slots.keys === keys) return slots.names;
  const next = slotsAfter(slots, keys);
  setSlots(next);
  return next.names;
}

function FillerRow({ pixels }: { pixels: number }) {
  return (
    <tr aria-hidden="true" className="registry__filler">
      <td style={{ height: pixels }} />
    </tr>
  );
}
