import './RegistryList.css';
import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';
import { IconButton } from '../button/IconButton';
import { Checkbox } from '../input/Checkbox';
import { classNames } from '../classNames';
import { chevronRightIcon } from '../icon/pageIcons';
import { VisuallyHidden } from '../VisuallyHidden';
import { cellText } from './cellValue';
import { isColumnShown } from './columnMoves';
import { cellOf } from './columns';
import { NewMark } from './NewMark';
import { useShownRows } from './shownRows';
import { isControl } from './useRowFocus';
import { usePrinting } from './usePrinting';
import { useWindowRows } from './useVirtualRows';

/** Default height of a row in pixels, used before it is measured; the stylesheet sets it as the minimum. */
const ROW_HEIGHT = 88;

/** Height of the sticky parts in pixels: the top bar and the toolbar. */
const COVERED = 112;

/** Minimum length of texts that are cut to one line. */
const LONG = 22;

/** The slots of a phone's row, in reading order. */
const PLACES = ['title', 'amount', 'party', 'status', 'date'] as const;

/** Rows below 576 px: the most important values in three lines. Of many rows, only the visible ones are rendered. */
export function RegistryList() {
  const {
    label,
    columns,
    layout,
    rows,
    keys,
    mark,
    choice,
    choosing,
    openKey,
    onOpen,
    newKeys,
    openLabel,
  } = useShownRows();
  const isChoosing = choice !== undefined && choosing?.isOn !== false;
  const list = useRef<HTMLUListElement>(null);
  const whole = usePrinting();
  const seen = useWindowRows(
    { keys, active: -1, estimate: ROW_HEIGHT, whole, covered: COVERED },
    list,
  );
  // The facts follow the order of the slots, not of the columns.
  const facts = PLACES.flatMap((place) =>
    columns.filter((column) => column.phoneSlot === place && isColumnShown(column, layout)),
  );
  const choose = (index: number) => choice?.toggle(index);
  const begin = choosing?.isOn === false ? choosing.begin : undefined;
  const hold = useLongPress(
    begin &&
      ((target) => {
        const item = target.closest<HTMLElement>('[data-index]');
        if (item === null) return;
        begin();
        choose(Number(item.dataset['index']));
      }),
  );
  return (
    <ul
      {...mark}
      ref={list}
      {...hold}
      className={classNames('registry__list', begin && 'registry__list--held')}
      aria-label={label}
    >
      {seen.rows.flatMap(({ index, before }) => {
        const row = rows[index];
        if (row === undefined) return [];
        const { key } = row;
        const reason = choice?.reasonOf(row);
        const isChosen = choice?.isChosen(key) ?? false;
        return [
          before >= 1 && <li key={`before ${key}`} aria-hidden="true" style={{ height: before }} />,
          // No key handler: keyboard users have the button or the link in the row.
          <li
            key={key}
            ref={seen.measure}
            data-index={index}
            className={classNames(
              'registry__item flex items-center border-b',
              isChosen && 'registry__row--chosen',
              key === openKey && 'registry__row--open',
            )}
            onClick={(event) => {
              if (isControl(event)) return;
              if (isChoosing) choose(index);
              else onOpen?.(row);
            }}
          >
            {newKeys.has(key) && <NewMark />}
            {isChoosing && (
              <span className="registry__item-choice flex-none print-hidden">
                <Checkbox
                  aria-label={`Выбрать ${choice.nameOf(row)}`}
                  checked={isChosen}
                  disabled={!choice.isSelectable(row) && !isChosen}
                  onChange={() => choice.toggle(index)}
                />
              </span>
            )}
            <div className="flex-1 min-w-0">
              <dl className="registry__facts flex flex-wrap items-center min-w-0 leading-snug">
                {facts.map((column) => {
                  const text = cellText(column.value(row));
                  return (
                    <div
                      key={column.id}
                      className={`registry__fact registry__fact--${column.phoneSlot}`}
                      data-long={text.length >= LONG}
                    >
                      <dt>
                        <VisuallyHidden>{column.header}</VisuallyHidden>
                      </dt>
                      <dd
                        className="registry__value wrap-anywhere"
                        title={text}
                        data-endless={text.length > 1000}
                      >
                        {cellOf(column, row)}
                      </dd>
                    </div>
                  );
                })}
              </dl>
              {reason !== undefined && <p className="text-danger">{reason}</p>}
            </div>
            {openLabel !== undefined && onOpen && !isChoosing && (
              <IconButton
                icon={chevronRightIcon}
                size="sm"
                label={`${openLabel}: ${cellText(columns[0]?.value(row))}`}
                className="registry__item-open print-hidden"
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

/** Duration of a long press, milliseconds. */
const LONG_MS = 400;

/** Movement of a finger in pixels that counts as scrolling. */
const MOVE = 10;

/** Returns the handlers of an element for a long press by finger or pen; `onHold` gets the pressed target. */
function useLongPress(onHold: ((target: Element) => void) | undefined) {
  const start = useRef<{ x: number; y: number; timer: ReturnType<typeof setTimeout> }>(undefined);
  // True after a long press: the click and the context menu of the same press are cancelled.
  const isHeld = useRef(false);
  const stop = () => {
    clearTimeout(start.current?.timer);
    start.current = undefined;
  };
  useEffect(() => () => clearTimeout(start.current?.timer), []);
  const refuse = (event: MouseEvent) => {
    if (!isHeld.current) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    onPointerDown: ({ target, pointerType, clientX: x, clientY: y }: PointerEvent) => {
      stop();
      isHeld.current = false;
      if (!onHold || pointerType === 'mouse' || !(target instanceof Element)) return;
      const timer = setTimeout(() => {
        isHeld.current = true;
        onHold(target);
      }, LONG_MS);
      start.current = { x, y, timer };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = start.current ?? { x: clientX, y: clientY };
      if (Math.hypot(clientX - x, clientY - y) > MOVE) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu: refuse,
    onClickCapture: refuse,
  };
}
