import { useRef, useState } from 'react';
import type { SearchRequest } from '../../api/endpoints/user';
import { formatDate } from '../../lib/dates';
import { fieldsOf } from '../../lib/fieldsOf';
import type { IsoDay } from '../../lib/isoDay';
import { Chip } from '../../ui/button/Chip';
import { createPart } from '../../shell/lazy/LazyPart';
import { OpenedPart } from '../../shell/modal/OpenedPart';
import { Button } from '../../ui/button/Button';
import { calendarIcon } from '../../ui/icon/pageIcons';
import { isPeriodPreset, periodChoices, presetDays, readIsoDay, PERIOD_PRESETS } from './periods';
import type { FilterKind, PeriodValue } from './registryFilters';
import type { PeriodDialogProps } from './PeriodDialog';

export interface FilterPartProps {
  filter: FilterKind<unknown>;
  value: unknown;
  onChange: (value: unknown) => void;
  /** True in the sheet of a phone: typing applies at once, because the sheet's button applies all filters. */
  inSheet: boolean;
  /** Returns the request that counts the rows for a value that does not apply yet. */
  requestOf?: ((value: unknown) => SearchRequest) | undefined;
}

/** Returns the period of a filter value; the list of filters types the value as unknown. */
function periodOf(value: unknown): PeriodValue {
  const { preset, from, to } = fieldsOf(value);
  if (isPeriodPreset(preset)) return { preset, ...presetDays(preset) };
  return { from: readIsoDay(from), to: readIsoDay(to) };
}

const periodDialog = createPart<PeriodDialogProps>(() => import('./PeriodDialog'));
const preload = () => void periodDialog.load().catch(() => undefined);

/** Returns «26.11.2026 – 25.12.2026»; one end may be open. */
function daysName(from: IsoDay | undefined, to: IsoDay | undefined): string {
  if (from !== undefined && to !== undefined) return `${formatDate(from)} – ${formatDate(to)}`;
  if (from !== undefined) return `с ${formatDate(from)}`;
  return to === undefined ? 'Любое время' : `по ${formatDate(to)}`;
}

/**
 * A period filter: a preset relative to today, or fixed days. Its button opens the dialog with presets, months
 * and fields.
 */
export function PeriodPart({
  filter: { label = '', isPast = false },
  value,
  onChange,
  inSheet,
  requestOf,
}: FilterPartProps) {
  const period = periodOf(value);
  const { preset, from, to } = period;
  const name = preset === undefined ? daysName(from, to) : PERIOD_PRESETS[preset];
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLSpanElement>(null);
  const close = () => setOpen(false);
  return (
    <fieldset className="grid grid-cols-1 content-start gap-6px">
      <legend className="registry-screen__filter-label text-13 font-normal text-muted">
        {label}
      </legend>
      {inSheet && (
        <div className="registry-screen__choices flex flex-wrap">
          {periodChoices({ isPast }).map(([id, choice]) => (
            <Chip
              key={id}
              pressed={id === preset}
              onPress={() => onChange(id === preset || !isPeriodPreset(id) ? null : { preset: id })}
            >
              {choice}
            </Chip>
          ))}
        </div>
      )}
      <span ref={button}>
        <Button
          variant="outlined"
          icon={calendarIcon}
          wide
          className="registry-screen__period-button"
          aria-label={`${label}: период, ${name}`}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPointerDown={preload}
          onFocus={preload}
          onClick={() => setOpen(true)}
        >
          {name}
        </Button>
        {isOpen && (
          <OpenedPart part={periodDialog} onClose={close}>
            {(PeriodDialog) => (
              <PeriodDialog
                {...{ label, isPast, requestOf }}
                value={period}
                anchor={button}
                onApply={onChange}
                onClose={close}
              />
            )}
          </OpenedPart>
        )}
      </span>
    </fieldset>
  );
}
