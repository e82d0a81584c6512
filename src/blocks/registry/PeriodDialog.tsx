import './PeriodDialog.css';
import { useCallback, useId, useState, type RefObject, type SyntheticEvent } from 'react';
import type { SearchRequest } from '../../api/endpoints/user';
import { focusFirstWrong } from '../../forms/form/formContext';
import { countOf, figureOf } from '../../lib/countOf';
import { daysBetween, moscowDay } from '../../lib/isoDay';
import { useBreakpoint } from '../../shell/screen/breakpoints';
import { Button } from '../../ui/button/Button';
import { PeriodCalendar } from '../../ui/input/date/PeriodCalendar';
import { Layer } from '../../ui/overlay/Layer';
import Sheet from '../../ui/overlay/Sheet';
import { DayInput } from './DayInput';
import { FoundCount } from './FoundCount';
import { isPeriodPreset, periodChoices, presetDays } from './periods';
import type { PeriodValue } from './registryFilters';

export interface PeriodDialogProps {
  label: string;
  isPast: boolean;
  /** The chosen period. A preset also contains its first and last date. */
  value: PeriodValue;
  /** Returns the request that counts the rows of a period; undefined to show no count. */
  requestOf?: ((period: PeriodValue | null) => SearchRequest) | undefined;
  /** The button under which the dialog opens. */
  anchor: RefObject<HTMLElement | null>;
  /** Called with null for «Любое время». */
  onApply: (period: PeriodValue | null) => void;
  onClose: () => void;
}

/** Distance to the button and to the edge of the window, px. */
const GAP = 4;
const EDGE = 16;

/** Puts the dialog under the button, or higher if the window is too low. */
function placeUnder(dialog: HTMLElement, anchor: HTMLElement): void {
  const around = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = dialog;
  const { clientWidth, clientHeight } = document.documentElement;
  const top = Math.max(EDGE, Math.min(around.bottom + GAP, clientHeight - height - EDGE));
  const left = Math.max(EDGE, Math.min(around.left, clientWidth - width - EDGE));
  dialog.style.top = `${top}px`;
  dialog.style.left = `${left}px`;
}

/** Returns «31 день»; empty while an end of the period is missing. */
function lengthText({ from, to }: PeriodValue): string {
  if (from === undefined || to === undefined) return '';
  return countOf(daysBetween(from, to) + 1, 'день', 'дня', 'дней');
}

/** Returns the value for the filter: a preset without its dates; null for any time. */
function keptPeriod({ preset, from, to }: PeriodValue): PeriodValue | null {
  if (preset !== undefined) return { preset };
  return from === undefined && to === undefined ? null : { from, to };
}

/** Returns «Показать 9», or the text without a number while it is unknown. */
function showText(count: number | undefined, isCounting: boolean): string {
  if (isCounting) return 'Считаем…';
  return count === undefined ? 'Показать' : `Показать ${figureOf(count)}`;
}

/**
 * Presets, months and two fields to choose one period; the button applies it. On a phone it is a sheet without presets,
 * because they are next to the button.
 */
export default function PeriodDialog({
  label,
  isPast,
  value,
  requestOf,
  anchor,
  onApply,
  onClose,
}: PeriodDialogProps) {
  const [period, setPeriod] = useState(value);
  /** True after only the first day was chosen in the calendar; the period is then this single day. */
  const [isHalf, setHalf] = useState(false);
  const [request, setRequest] = useState<SearchRequest>();
  // Part of the calendar's React key: a new number remounts the calendar, which then shows the months of the preset or
  // of the typed day.
  const [start, setStart] = useState(0);
  const { mobile, desktop, largeDesktop } = useBreakpoint();
  const formId = useId();
  const placed = useCallback(
    (form: HTMLElement | null) => {
      const place = () => {
        const dialog = form?.closest<HTMLElement>('.period-dialog');
        if (dialog && anchor.current) placeUnder(dialog, anchor.current);
      };
      place();
      window.addEventListener('resize', place);
      return () => window.removeEventListener('resize', place);
    },
    [anchor],
  );
  const { preset, from, to } = period;
  const whole = isHalf ? { from, to: from } : period;
  const choose = (next: PeriodValue, isFirst: boolean) => {
    setPeriod(next);
    setHalf(isFirst);
    setRequest(requestOf?.(keptPeriod(isFirst ? { from: next.from, to: next.from } : next)));
  };
  const show = (next: PeriodValue) => {
    choose(next, false);
    setStart(start + 1);
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Through the portal, the submit event would also reach the form of the phone's filters.
    event.stopPropagation();
    if (focusFirstWrong(event.currentTarget)) return;
    onClose();
    onApply(keptPeriod(whole));
  };
  const choices = [...periodChoices({ isPast }), ['', 'Любое время'] as const];
  const current = preset ?? (from === undefined && to === undefined ? '' : undefined);
  const form = (
    <form ref={placed} id={formId} className="flex" noValidate onSubmit={submit}>
      {!mobile && (
        <fieldset
          aria-label="Готовые периоды"
          className="period-dialog__presets flex flex-none flex-col gap-2px"
        >
          {choices.map(([id, name]) => (
            <button
              key={id}
              type="button"
              className="period-dialog__preset text-default text-sm hover-bg focus-inside min-h-touch-36"
              aria-pressed={id === current}
              onClick={() => show(isPeriodPreset(id) ? { preset: id, ...presetDays(id) } : {})}
            >
              {name}
            </button>
          ))}
        </fieldset>
      )}
      <div className="flex-1 min-w-0">
        <PeriodCalendar
          key={start}
          from={from}
          to={to}
          today={moscowDay()}
          months={desktop || largeDesktop ? 2 : 1}
          // After a remount the focus stays on the pressed preset or on the typed day's field.
          takesFocus={start === 0}
          onChoose={(first, last) => choose({ from: first, to: last }, last === undefined)}
        />
        <div className="period-dialog__foot flex flex-wrap items-center gap-2 border-t pad-2-3">
          <div className="registry-screen__range flex gap-6px period-dialog__ends">
            <DayInput
              label={`${label}: с`}
              day={from}
              max={to}
              onChange={(day) => show({ from: day, to })}
            />
            <DayInput
              label={`${label}: по`}
              day={to}
              min={from}
              onChange={(day) => show({ from, to: day })}
            />
          </div>
          <output className="flex-1 text-muted text-sm">{lengthText(whole)}</output>
          {!mobile && (
            <>
              <Button size="sm" variant="text" onClick={onClose}>
                Отменить
              </Button>
              <FoundCount request={request}>
                {(count, isCounting) => (
                  <Button size="sm" type="submit">
                    {showText(count, isCounting)}
                  </Button>
                )}
              </FoundCount>
            </>
          )}
        </div>
      </div>
    </form>
  );
  return mobile ? (
    <Sheet
      title={label}
      footer={
        <Button type="submit" form={formId} size="lg" wide>
          Выбрать
        </Button>
      }
      onClose={onClose}
    >
      {form}
    </Sheet>
  ) : (
    <Layer
      side="top"
      label={`Период: ${label}`}
      className="period-dialog"
      isClear
      onClose={onClose}
    >
      {form}
    </Layer>
  );
}
