import './RegistryList.css';
import { useRef } from 'react';
import { IconButton } from '../button/IconButton';
import { Checkbox } from '../input/Checkbox';
import { classNames } from '../classNames';
import { chevronRightIcon } from '../icon/pageIcons';
import { VisuallyHidden } from '../VisuallyHidden';
import { cellText } from './cellValue';
import { isColumnShown } from './columnMoves';
import { cellOf } from './columns';
import { NewMark } from './NewMark';
import type { RegistryColumn } from './registryColumn';
import { isControl } from './useRowFocus';
import type { RegistryRowsProps } from './RegistryTable';
import { useLongPress } from './useLongPress';
import { usePrinting } from './usePrinting';
import { useWindowRows } from './useVirtualRows';

interface RegistryListProps<Row extends object> extends RegistryRowsProps<Row> {
  /** Rows have ticks, and a press on one ticks it instead of opening it. */
  isChoosing: boolean;
  /** A finger was held on a row, which is about to be chosen. */
  onStartChoosing: (() => void) | undefined;
  /** The button that opens a row; without one a click on the row, or a link in it, does. */
  openLabel: string | undefined;
}

/** Pixels that a row takes before it is measured; the stylesheet gives rows at least these. */
const ROW_HEIGHT = 84;

/** Pixels that stick to the top of the window: its bar and the toolbar. */
const COVERED = 112;

/** Texts of this length and longer are cut to one line. */
const LONG = 22;

/** The order in which a row is read; the order of the columns does not matter. */
const PLACES = ['title', 'amount', 'party', 'status', 'date'] as const;

/** The columns that have a place in the row of a phone, in the order of reading. */
function placedColumns<Row>(
  columns: readonly RegistryColumn<Row>[],
  layout: Parameters<typeof isColumnShown>[1],
): readonly RegistryColumn<Row>[] {
  return PLACES.flatMap((place) =>
    columns.filter((column) => column.phoneSlot === place && isColumnShown(column, layout)),
  );
}

/** Rows below 576 px: what matters most of each in three lines; only those in sight are in the page. */
export function RegistryList<Row extends object>({
  label,
  columns,
  layout,
  rows,
  keys,
  choice,
  isChoosing,
  onStartChoosing,
  openKey,
  onOpen,
  newKeys,
  openLabel,
  'data-analytics': mark,
}: RegistryListProps<Row>) {
  const list = useRef<HTMLUListElement>(null);
  const whole = usePrinting();
  const seen = useWindowRows(
    { keys, active: -1, estimate: ROW_HEIGHT, whole, covered: COVERED },
    list,
  );
  const facts = placedColumns(columns, layout);
  const choose = (index: number) => {
    const row = rows[index];
    const isFree = row !== undefined && choice?.isSelectable(row);
    if (isFree || choice?.isChosen(keys[index] ?? '')) choice?.toggle(index);
  };
  const hold = useLongPress(
    onStartChoosing &&
      ((target) => {
        const item = target.closest<HTMLElement>('[data-index]');
        if (item === null) return;
        onStartChoosing();
        choose(Number(item.dataset['index']));
      }),
  );
  return (
    <ul
      ref={list}
      {...hold}
      data-analytics={mark}
      className={classNames('registry__list', onStartChoosing && 'registry__list--held')}
      aria-label={label}
    >
      {seen.rows.flatMap(({ index, before }) => {
        const row = rows[index];
        const key = keys[index];
        if (row === undefined || key === undefined) return [];
        const reason = choice?.reasonOf(row);
        const isChosen = choice?.isChosen(key) ?? false;
        return [
          before >= 1 && <li key={`before ${key}`} aria-hidden="true" style={{ height: before }} />,
          // The keyboard has the button or the link in it.
          <li
            key={key}
            ref={seen.measure}
            data-index={index}
            className={classNames(
              'registry__item',
              isChosen && 'registry__row--chosen',
              key === openKey && 'registry__row--open',
            )}
            onClick={(event) => {
              if (isControl(event)) return;
              if (choice && isChoosing) choose(index);
              else onOpen?.(row);
            }}
          >
            {newKeys.has(key) && <NewMark />}
            {choice && isChoosing && (
              <span className="registry__item-choice">
                <Checkbox
                  aria-label={`Выбрать ${choice.nameOf(row)}`}
                  checked={isChosen}
                  disabled={!choice.isSelectable(row) && !isChosen}
                  onChange={() => choice.toggle(index)}
                />
              </span>
            )}
            <div className="registry__item-body">
              <dl className="registry__facts">
                {facts.map((column) => (
                  <div
                    key={column.id}
                    className={classNames('registry__fact', `registry__fact--${column.phoneSlot}`)}
                    data-long={cellText(column.value(row)).length >= LONG}
                  >
                    <dt>
                      <VisuallyHidden>{column.header}</VisuallyHidden>
                    </dt>
                    <dd
                      className="registry__value"
                      title={cellText(column.value(row))}
                      data-endless={cellText(column.value(row)).length > 1000}
                    >
                      {cellOf(column, row)}
                    </dd>
                  </div>
                ))}
              </dl>
              {reason !== undefined && <p className="registry__reason">{reason}</p>}
            </div>
            {openLabel !== undefined && onOpen && !isChoosing && (
              <IconButton
                icon={chevronRightIcon}
                size="sm"
                label={`${openLabel}: ${cellText(columns[0]?.value(row))}`}
                className="registry__item-open"
                onClick={() => onOpen(row)}
              />
            )}
          </li>,
        ];
      })}
      {seen.after >= 1 && <li aria-hidden="true" style={{ height: seen.after }} />}
    </ul>
  );
}
