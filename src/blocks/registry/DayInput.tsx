import { useId, useState } from 'react';
import { FieldMessage } from '../../forms/field/FieldFrame';
import { day as dayRule, dayWithin } from '../../forms/validators/day';
import { firstFailing } from '../../forms/validators/validator';
import { finishedDay, typedDay } from '../../lib/calendar/typedDate';
import { formatDate } from '../../lib/dates';
import type { IsoDay } from '../../lib/isoDay';
import { TextInput } from '../../ui/input/TextInput';

interface DayInputProps {
  label: string;
  day: IsoDay | undefined;
  /** Earliest and latest allowed day, included; one of them is the other end of the period. */
  min?: IsoDay | undefined;
  max?: IsoDay | undefined;
  /** Called with undefined for an empty field; not called for an invalid day. */
  onChange: (day: IsoDay | undefined) => void;
}

/**
 * A field for one end of a period. Calls `onChange` at the last digit of the year, on Enter, on blur, and when the
 * field is emptied.
 */
export function DayInput({ label, day, min, max, onChange }: DayInputProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  const [known, setKnown] = useState(day);
  // A day chosen in the calendar or by a preset replaces the typed day.
  if (known !== day) {
    setKnown(day);
    if (typed !== undefined && typedDay(typed) !== day) setTyped(undefined);
  }
  const problemOf = (text: string) =>
    firstFailing<string>(dayRule, dayWithin(min, max))(typedDay(text) ?? text, {});
  const apply = (wanted: IsoDay | undefined) => {
    if (wanted !== day) onChange(wanted);
  };
  const change = (text: string) => {
    setTyped(text);
    const wanted = finishedDay(text);
    if (text.trim() === '' || (wanted !== undefined && problemOf(text) === undefined)) {
      apply(wanted);
    }
  };
  const leave = () => {
    setLeft(true);
    if (typed === undefined || problemOf(typed.trim()) !== undefined) return;
    setTyped(undefined);
    apply(typedDay(typed));
  };
  const error = isLeft && typed !== undefined ? problemOf(typed.trim()) : undefined;
  return (
    <div className="flex-1 min-w-0">
      <TextInput
        aria-label={label}
        inputMode="numeric"
        placeholder="ДД.ММ.ГГГГ"
        maxLength={30}
        autoComplete="off"
        value={typed ?? (day === undefined ? '' : formatDate(day))}
        invalid={error !== undefined}
        {...(error !== undefined && { 'aria-describedby': `${id}-error` })}
        onChange={({ target }) => change(target.value)}
        onFocus={() => setLeft(typed !== undefined)}
        onBlur={leave}
        onKeyDown={({ key }) => {
          if (key === 'Enter') leave();
        }}
      />
      <FieldMessage id={id} error={error} />
    </div>
  );
}
