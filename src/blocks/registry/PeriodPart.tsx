import { fieldsOf } from '../../lib/fieldsOf';
import { Chip } from '../../ui/button/Chip';
import { PeriodButton } from './PeriodButton';
import { DayInput } from './DayInput';
import { isPeriodPreset, periodChoices, presetDays, readIsoDay } from './periods';
import type { FilterKind, PeriodValue } from './registryFilters';

/** The control of one filter. */
export interface FilterPartProps {
  filter: FilterKind<unknown>;
  value: unknown;
  onChange: (value: unknown) => void;
  /** In the sheet of a phone: what is typed counts at once, for the button there applies all of it. */
  inSheet: boolean;
}

/** Reads a value of the address again: values of one kind are of one type. */
function periodOf(value: unknown): PeriodValue {
  const { preset, from, to } = fieldsOf(value);
  if (isPeriodPreset(preset)) return { preset, ...presetDays(preset) };
  return { from: dayOf(from), to: dayOf(to) };
}

const dayOf = readIsoDay;

/** A period: one that moves with the calendar, or days. */
export function PeriodPart({
  filter: { label = '', isPast = false },
  value,
  onChange,
  inSheet,
}: FilterPartProps) {
  const { preset, from, to } = periodOf(value);
  const choices = periodChoices({ isPast });
  const choose = (range: PeriodValue) =>
    onChange(range.from === undefined && range.to === undefined ? null : range);
  return (
    <fieldset className="registry-screen__filter">
      <legend className="registry-screen__filter-label">{label}</legend>
      {inSheet ? (
        <div className="registry-screen__choices">
          {choices.map(([id, name]) => (
            <Chip
              key={id}
              pressed={id === preset}
              onPress={() => onChange(id === preset || !isPeriodPreset(id) ? null : { preset: id })}
            >
              {name}
            </Chip>
          ))}
        </div>
      ) : (
        <PeriodButton label={label} isPast={isPast} value={periodOf(value)} onChange={onChange} />
      )}
      <div className="registry-screen__range">
        <DayInput
          label={`${label}: с`}
          day={from}
          max={to}
          onChange={(first) => choose({ from: first, to })}
        />
        <DayInput
          label={`${label}: по`}
          day={to}
          min={from}
          onChange={(last) => choose({ from, to: last })}
        />
      </div>
    </fieldset>
  );
}
