import './PeriodDialog.css';
import { useCallback, useState, type RefObject } from 'react';
import { countOf } from '../../lib/countOf';
import { periodTitle } from '../../lib/calendar/dayNames';
import { daysBetween, moscowDay } from '../../lib/isoDay';
import { useWideScreen } from '../../shell/screen/breakpoints';
import { Button } from '../../ui/button/Button';
import { PeriodCalendar } from '../../ui/input/date/PeriodCalendar';
import { Layer } from '../../ui/overlay/Layer';
import { isPeriodPreset, periodChoices, presetDays } from './periods';
import type { PeriodValue } from './registryFilters';

export interface PeriodDialogProps {
  /** Name of the filter. */
  label: string;
  isPast: boolean;
  /** For a preset, with its days. */
  value: PeriodValue;
  /** The button under which the dialog opens. */
  anchor: RefObject<HTMLElement | null>;
  /** Gets null for any time. */
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

/** Empty for a period from the fields that lacks a beginning or an end. */
function daysText({ from, to }: PeriodValue, isChosen: boolean): string {
  if (from === undefined) return to === undefined ? 'Любое время' : '';
  if (to === undefined && !isChosen) return '';
  const last = to ?? from;
  return `${countOf(daysBetween(from, last) + 1, 'день', 'дня', 'дней')}: ${periodTitle(from, last)}`;
}

/** Presets on the left, months on the right. The period applies only with «Показать». */
export default function PeriodDialog({
  label,
  isPast,
  value,
  anchor,
  onApply,
  onClose,
}: PeriodDialogProps) {
  const [chosen, setChosen] = useState<PeriodValue>();
  const period = chosen ?? value;
  // A preset shows its months: the new key remounts the calendar.
  const [start, setStart] = useState(0);
  const isWide = useWideScreen();
  const placed = useCallback(
    (panel: HTMLElement | null) => {
      const place = () => {
        const dialog = panel?.closest<HTMLElement>('.period-dialog');
        if (dialog && anchor.current) placeUnder(dialog, anchor.current);
      };
      place();
      window.addEventListener('resize', place);
      return () => window.removeEventListener('resize', place);
    },
    [anchor],
  );
  const { preset, from, to } = period;
  const take = (id: string) => {
    setChosen(isPeriodPreset(id) ? { preset: id, ...presetDays(id) } : {});
    setStart(start + 1);
  };
  const apply = () => {
    onClose();
    if (preset !== undefined) onApply({ preset });
    else if (from === undefined && to === undefined) onApply(null);
    // A period from the fields may have no end; a day chosen alone is its own end.
    else onApply({ from, to: chosen ? (to ?? from) : to });
  };
  const choices = [...periodChoices({ isPast }), ['', 'Любое время'] as const];
  const current = preset ?? (from === undefined && to === undefined ? '' : undefined);
  return (
    <Layer
      side="top"
      label={`Период: ${label}`}
      className="period-dialog"
      isClear
      onClose={onClose}
    >
      <div ref={placed} className="period-dialog__panel">
        <fieldset aria-label="Готовые периоды" className="period-dialog__presets">
          {choices.map(([id, name]) => (
            <button
              key={id}
              type="button"
              className="period-dialog__preset"
              aria-pressed={id === current}
              onClick={() => take(id)}
            >
              {name}
            </button>
          ))}
        </fieldset>
        <div className="period-dialog__days">
          <PeriodCalendar
            key={start}
            from={from}
            to={to}
            today={moscowDay()}
            months={isWide ? 2 : 1}
            // After a preset is pressed, the focus stays on it.
            takesFocus={start === 0}
            onChoose={(first, last) => setChosen({ from: first, to: last })}
          />
          <div className="period-dialog__foot">
            <output className="period-dialog__text">
              {daysText(period, chosen !== undefined)}
            </output>
            <Button size="sm" variant="text" onClick={onClose}>
              Отменить
            </Button>
            <Button size="sm" onClick={apply}>
              Показать
            </Button>
          </div>
        </div>
      </div>
    </Layer>
  );
}
