import './RegistryCards.css';
import { useRef, type MouseEvent } from 'react';
import { Button } from '../button/Button';
import { Checkbox } from '../input/Checkbox';
import { classNames } from '../classNames';
import { isControl } from './rowClick';
import type { RegistryRowsProps } from './RegistryTable';
import { usePrinting } from './usePrinting';
import { useWindowRows } from './useVirtualRows';

interface RegistryCardsProps<Row extends object> extends RegistryRowsProps<Row> {
  /** The button that opens a row; without one a click on the card, or a link in it, does. */
  openLabel: string | undefined;
}

/** Rows as cards below 768 px; only those that are seen are in the page. */
export function RegistryCards<Row extends object>({
  label,
  columns,
  rows,
  keys,
  density,
  choice,
  openKey,
  onOpen,
  openLabel,
  'data-analytics': mark,
}: RegistryCardsProps<Row>) {
  const list = useRef<HTMLUListElement>(null);
  const printing = usePrinting();
  const seen = useWindowRows(
    {
      keys,
      active: -1,
      estimate: 60 + columns.length * 26,
      whole: printing,
    },
    list,
  );
  return (
    <ul
      ref={list}
      data-analytics={mark}
      className={classNames('registry__cards', `registry__cards--${density}`)}
      aria-label={label}
    >
      {seen.rows.flatMap(({ index, before }) => {
        const row = rows[index];
        const key = keys[index];
        if (row === undefined || key === undefined) return [];
        const reason = choice?.reasonOf(row);
        const isChosen = choice?.isChosen(key) ?? false;
        const openByClick = (event: MouseEvent) => {
          if (!isControl(event)) onOpen?.(row);
        };
        return [
          before >= 1 && <li key={`before ${key}`} aria-hidden="true" style={{ height: before }} />,
          // The keyboard has the button or the link in it.
          <li
            key={key}
            ref={seen.measure}
            data-index={index}
            className={classNames(
              'registry__card',
              isChosen && 'registry__row--chosen',
              key === openKey && 'registry__row--open',
            )}
            onClick={openByClick}
          >
            {choice && (
              <span className="registry__card-choice">
                <Checkbox
                  aria-label={`Выбрать ${choice.nameOf(row)}`}
                  checked={isChosen}
                  disabled={!choice.isSelectable(row) && !isChosen}
                  onChange={() => choice.toggle(index)}
                />
              </span>
            )}
            <dl className="registry__facts">
              {columns.map(({ column }) => (
                <div key={column.id} className="registry__fact">
                  <dt className="registry__label">{column.header}</dt>
                  <dd className="registry__value">{column.cell(row)}</dd>
                </div>
              ))}
            </dl>
            {reason !== undefined && <p className="registry__reason">{reason}</p>}
            {openLabel !== undefined && onOpen && (
              <Button size="sm" variant="outlined" wide onClick={() => onOpen(row)}>
                {openLabel}
              </Button>
            )}
          </li>,
        ];
      })}
      {seen.after >= 1 && <li aria-hidden="true" style={{ height: seen.after }} />}
    </ul>
  );
}
