import { useLayoutEffect, useRef } from 'react';
import { figureOf } from '../../lib/countOf';
import { formatMoney } from '../../lib/money';
import { Button } from '../../ui/button/Button';
import { isFocusLost } from '../../ui/focus/focusTarget';
import { IconButton } from '../../ui/button/IconButton';
import type { SelectionWork } from './selection/createSelection';
import { MOST_CHOSEN } from '../../shell/preferences/keptSelections';
import { useBreakpoint } from '../../shell/screen/breakpoints';
import { ExportMenu } from './export/ExportMenu';
import { useOpenRegistry, type OpenRegistry, type RegistrySelection } from './openRegistry';

/** Returns the number of chosen rows, including rows that are not loaded yet. */
export const chosenCount = <Row,>({ chosen, unread }: RegistrySelection<Row>): number =>
  chosen.size + (unread?.length ?? 0);

/** Returns true while rows are chosen or being loaded. */
export const isChoosing = <Row,>(selection: RegistrySelection<Row>): boolean =>
  chosenCount(selection) > 0 || Boolean(selection.work);

/** The number and the sum of the chosen rows of all pages, and their actions. */
export function SelectionBar() {
  const open = useOpenRegistry();
  const { largeDesktop } = useBreakpoint();
  const bar = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const isWorking = Boolean(open.selection?.work);
  const wasWorking = useRef(isWorking);
  // A press can replace the content of the bar, including the pressed button. The first button then gets the focus.
  useLayoutEffect(() => {
    if (wasWorking.current === isWorking) return;
    wasWorking.current = isWorking;
    if (isPressed.current && isFocusLost()) {
      bar.current?.querySelector('button')?.focus({ preventScroll: true });
    }
  }, [isWorking]);
  const { selection } = open;
  if (!selection) return null;
  const sum = sumText(selection);
  return (
    <div
      ref={bar}
      role="presentation"
      className="registry-screen__chosen flex flex-none flex-wrap items-center text-accent font-semibold print-hidden gap-0-4"
      onClickCapture={() => {
        isPressed.current = true;
      }}
    >
      {selection.work ? (
        <Work />
      ) : (
        <>
          <output className="registry-screen__count tabular-nums">
            {sum === undefined
              ? countText(open)
              : `Выбрано ${figureOf(chosenCount(selection))} на ${sum}`}
          </output>
          <ChooseAll />
          <span className="registry-screen__chosen-actions flex items-center gap-2">
            {selection.actions}
            {selection.moreActions?.map(({ id, onSelect, ...action }) => (
              <IconButton
                {...action}
                key={id}
                data-analytics={`button:${id}`}
                size="sm"
                variant="outlined"
                onClick={onSelect}
              />
            ))}
            {largeDesktop && <ExportMenu isNamed />}
            <Button
              size="sm"
              variant="text"
              aria-label="Снять выбор"
              onClick={() => clearSelection(selection)}
            >
              Снять
            </Button>
          </span>
        </>
      )}
    </div>
  );
}

export function clearSelection<Row>({ onClear, onChange }: RegistrySelection<Row>): void {
  if (onClear) onClear();
  else onChange(new Map());
}

/** Returns the number of rows found by the current search; 0 until its result has loaded. */
const knownTotal = ({ isStale, total }: OpenRegistry) => (isStale ? 0 : total);

/**
 * The button «Выбрать все 1 240», or «Выбрать первые 10 000» if more rows are found than can be chosen. Hidden once
 * these rows are chosen.
 */
export function ChooseAll({ isShort = false }: { isShort?: boolean }) {
  const open = useOpenRegistry();
  const { selection, rows } = open;
  const total = knownTotal(open);
  if (!selection?.onChooseAll || total === 0) return null;
  const { chosen, onChooseAll } = selection;
  const isAll =
    chosen.size >= Math.min(total, MOST_CHOSEN) &&
    rows.every((row) => chosen.has(row.key) || selection.isSelectable?.(row) === false);
  if (isAll) return null;
  const [text, short] =
    total > MOST_CHOSEN
      ? [`Выбрать первые ${figureOf(MOST_CHOSEN)}`, `Первые ${figureOf(MOST_CHOSEN)}`]
      : [`Выбрать все ${figureOf(total)}`, 'Выбрать все'];
  return (
    <Button
      size="sm"
      variant="text"
      data-analytics="button:choose-all"
      aria-label={text}
      onClick={onChooseAll}
    >
      {isShort ? short : text}
    </Button>
  );
}

/** Returns «96 485 300,00 ₽»; undefined without `sumOf`, or until all chosen rows are loaded. */
export function sumText<Row>({ chosen, unread, sumOf }: RegistrySelection<Row>) {
  if (sumOf === undefined || (unread?.length ?? 0) > 0) return undefined;
  return formatMoney([...chosen.values()].reduce((all, row) => all + sumOf(row), 0));
}

/**
 * Returns «Выбрано 3 из 12», or «Выбрано 15» if more rows are chosen than found, because rows of other searches stay
 * chosen.
 */
export function countText(open: OpenRegistry): string {
  const count = open.selection ? chosenCount(open.selection) : 0;
  const total = knownTotal(open);
  const chosen = `Выбрано ${figureOf(count)}`;
  return count <= total ? `${chosen} из ${figureOf(total)}` : chosen;
}

/** The progress or the failure of loading the selection, with the buttons to continue and to cancel. */
export function Work() {
  const { work, onCancel } = useOpenRegistry().selection ?? {};
  if (!work) return null;
  const kind = work.kind === 'failed' ? work.work : work.kind;
  return (
    <>
      <output className="registry-screen__count tabular-nums">{workText(work)}</output>
      <span className="registry-screen__chosen-actions flex items-center gap-2">
        {work.kind === 'failed' && (
          <Button size="sm" variant="outlined" onClick={work.onRetry}>
            Продолжить
          </Button>
        )}
        <Button size="sm" variant="text" onClick={onCancel}>
          {kind === 'choosing' ? 'Отменить' : 'Снять выбор'}
        </Button>
      </span>
    </>
  );
}

function workText(work: SelectionWork): string {
  if (work.kind === 'failed') {
    const what = work.work === 'choosing' ? 'выбрать все' : 'проверить выбранное';
    return `Не удалось ${what}: ${work.message}`;
  }
  const { kind, done, total, isWaiting } = work;
  const what = kind === 'choosing' ? 'Выбираем' : 'Проверяем выбранное';
  const count = `${what}: ${figureOf(done)} из ${figureOf(total)}`;
  if (!isWaiting) return count;
  return `${count}. ${navigator.onLine ? 'Сервер не отвечает' : 'Нет связи'}, скоро продолжим`;
}
