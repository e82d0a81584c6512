import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { formatMoney } from '../../lib/money';
import { Button } from '../../ui/button/Button';
import { isFocusLost } from '../../ui/focus/focusTarget';
import type { RowChoice } from '../../ui/registry/registryColumn';
import type { SelectionWork } from './selection/createSelection';
import { MOST_CHOSEN } from '../../shell/preferences/keptSelections';
import { figureOf } from './selection/selectionTexts';

/** The chosen rows of all pages (`useSelection`), and what can be done with them. */
export interface RegistrySelection<Row> extends RowChoice<Row> {
  /** Kopeks of a row; the bar says the sum of all chosen ones. */
  sumOf?(row: Row): number;
  /** Buttons of the bar. */
  readonly actions?: ReactNode;
  /** Ids that are chosen, whose rows are not known yet. */
  readonly unread?: readonly string[];
  readonly work?: SelectionWork | null;
  /** Chooses everything that is found. */
  readonly onChooseAll?: (() => void) | undefined;
  /** Ends the reading of `work`. */
  readonly onCancel?: () => void;
  /** In place of `onChange` with nothing. */
  readonly onClear?: () => void;
}

interface SelectionBarProps<Row> {
  selection: RegistrySelection<Row>;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Found on all pages. */
  total: number;
  /** The menu of files, for the chosen rows. */
  exports: ReactNode;
}

/** How many rows are chosen, with those that are not known yet. */
const chosenCount = <Row,>({ chosen, unread }: RegistrySelection<Row>): number =>
  chosen.size + (unread?.length ?? 0);

/** True while the bar takes the place of the toolbar. */
export const isChoosing = <Row,>(selection: RegistrySelection<Row>): boolean =>
  chosenCount(selection) > 0 || Boolean(selection.work);

/** What is chosen on all pages together, and what can be done with it. */
export function SelectionBar<Row>({
  selection,
  rows,
  keyOf,
  total,
  exports,
}: SelectionBarProps<Row>) {
  const { chosen, onChange, actions, work, onChooseAll, onCancel, onClear } = selection;
  const isAll =
    chosen.size >= Math.min(total, MOST_CHOSEN) &&
    rows.every((row) => chosen.has(keyOf(row)) || selection.isSelectable?.(row) === false);
  const bar = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const isWorking = Boolean(work);
  const wasWorking = useRef(isWorking);
  // The button that was pressed is gone with what stood here before.
  useLayoutEffect(() => {
    if (wasWorking.current === isWorking) return;
    wasWorking.current = isWorking;
    if (isPressed.current && isFocusLost()) {
      bar.current?.querySelector('button')?.focus({ preventScroll: true });
    }
  }, [isWorking]);
  const frame = {
    ref: bar,
    role: 'presentation',
    className: 'registry-screen__chosen',
    onClickCapture: () => {
      isPressed.current = true;
    },
  };
  if (work) {
    return (
      <div {...frame}>
        <Work work={work} onCancel={onCancel} />
      </div>
    );
  }
  return (
    <div {...frame}>
      <output className="registry-screen__count">{countText(selection, total)}</output>
      {onChooseAll && !isAll && total > 0 && (
        <Button size="sm" variant="text" data-analytics="button:choose-all" onClick={onChooseAll}>
          {total > MOST_CHOSEN
            ? `Выбрать первые ${figureOf(MOST_CHOSEN)}`
            : `Выбрать все ${figureOf(total)}`}
        </Button>
      )}
      <span className="registry-screen__chosen-actions">
        {actions}
        {exports}
        <Button
          size="sm"
          variant="text"
          className="registry-screen__clear"
          aria-label="Снять выбор"
          onClick={onClear ?? (() => onChange(new Map()))}
        >
          Снять
        </Button>
      </span>
    </div>
  );
}

/** «Выбрано 120 на 96 485 300,00 ₽»: the sum only where all of the rows are known. */
function countText<Row>(selection: RegistrySelection<Row>, total: number): string {
  const { chosen, unread, sumOf } = selection;
  const count = chosenCount(selection);
  if (sumOf === undefined || (unread?.length ?? 0) > 0) {
    return count <= total
      ? `Выбрано ${figureOf(count)} из ${figureOf(total)}`
      : `Выбрано ${figureOf(count)}`;
  }
  const sum = [...chosen.values()].reduce((all, row) => all + sumOf(row), 0);
  return `Выбрано ${figureOf(count)} на ${formatMoney(sum)}`;
}

function Work({ work, onCancel }: { work: SelectionWork; onCancel: (() => void) | undefined }) {
  const kind = work.kind === 'failed' ? work.work : work.kind;
  return (
    <>
      <output className="registry-screen__count">{workText(work)}</output>
      <span className="registry-screen__chosen-actions">
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
