import { useId, useState } from 'react';
import { FieldMessage } from '../../forms/field/FieldFrame';
import { day as dayRule, dayWithin } from '../../forms/validators/day';
import { firstFailing } from '../../forms/validators/validator';
import { formatDate } from '../../lib/dates';
import { moscowDay, type IsoDay } from '../../lib/isoDay';
import { finishedDay, isoDayOf } from '../../lib/calendar/typedDate';
import { DateInput } from '../../ui/input/date/DateInput';

interface DayInputProps {
  label: string;
  day: IsoDay | undefined;
  /** Other end of the period; both days belong to it. */
  min?: IsoDay | undefined;
  max?: IsoDay | undefined;
  /** Gets undefined for an empty field; not called for a text that is no day. */
  onChange: (day: IsoDay | undefined) => void;
}

/** A day of a filter. Applied with the last digit of its year, or when the field is left. */
export function DayInput({ label, day, min, max, onChange }: DayInputProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  const [known, setKnown] = useState(day);
  // A day set elsewhere (the way back, a preset) replaces the typed one.
  if (known !== day) {
    setKnown(day);
    if (typed !== undefined && isoDayOf(typed) !== day) setTyped(undefined);
  }
  const problemOf = (text: string) =>
    firstFailing<string>(dayRule, dayWithin(min, max))(isoDayOf(text) ?? text, {});
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
    apply(isoDayOf(typed));
  };
  const error = isLeft && typed !== undefined ? problemOf(typed.trim()) : undefined;
  const inForce = day === undefined ? 'Пока не действует' : `Пока действует ${formatDate(day)}`;
  return (
    <div className="registry-screen__end">
      <DateInput
        aria-label={label}
        label={label}
        value={typed ?? (day === undefined ? '' : formatDate(day))}
        day={typed === undefined ? day : isoDayOf(typed)}
        today={moscowDay()}
        min={min}
        max={max}
        invalid={error !== undefined}
        {...(error !== undefined && { 'aria-describedby': `${id}-error` })}
        onChange={({ target }) => change(target.value)}
        onFocus={() => setLeft(typed !== undefined)}
        onLeave={leave}
        onKeyDown={({ key }) => {
          if (key === 'Enter') leave();
        }}
        onChoose={(chosen) => {
          setTyped(undefined);
          apply(chosen);
        }}
      />
      <FieldMessage id={id} error={error === undefined ? undefined : `${error}. ${inForce}`} />
    </div>
  );
}
