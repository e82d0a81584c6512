import './RadioGroup.css';
import type { ReactNode } from 'react';
import type { AnalyticsProps } from '../../observability/analytics/analyticsProps';

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
}

export interface RadioGroupProps<Value extends string> extends AnalyticsProps {
  /** Unique on the page. */
  name: string;
  legend: ReactNode;
  options: readonly RadioOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  onBlur?: (() => void) | undefined;
  onFocus?: (() => void) | undefined;
  id?: string | undefined;
  required?: boolean | undefined;
  invalid?: boolean | undefined;
  describedBy?: string | undefined;
}

/** Passes the focus on to the buttons of the group, because a form focuses an invalid group as a whole. */
function focusChoice(group: HTMLElement): void {
  const input =
    group.querySelector<HTMLElement>('input:checked') ?? group.querySelector<HTMLElement>('input');
  input?.focus();
}

/** A group of native radio buttons with arrow keys. */
export function RadioGroup<Value extends string>({
  name,
  legend,
  options,
  value,
  onChange,
  onBlur,
  onFocus,
  id,
  required,
  invalid,
  describedBy,
  ...mark
}: RadioGroupProps<Value>) {
  return (
    <fieldset
      {...mark}
      id={id}
      className="grid gap-1"
      role="radiogroup"
      tabIndex={-1}
      aria-required={required === true || undefined}
      aria-invalid={invalid === true || undefined}
      aria-describedby={describedBy}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
      }}
      onFocus={(event) => {
        if (event.target === event.currentTarget) focusChoice(event.currentTarget);
        else onFocus?.();
      }}
    >
      <legend className="font-medium mb-6px">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="flex items-center cursor-pointer gap-10px min-h-touch-28 w-fit"
        >
          <input
            type="radio"
            name={name}
            className="radio-group__input flex-none size-20px"
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
