import './RadioGroup.css';
import type { ReactNode } from 'react';
import { classNames } from './classNames';

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  disabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string> {
  /** One for each group on the page. */
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

/** One of a few, all of them in sight. The arrow keys move between native radio buttons. */
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
}: RadioGroupProps<Value>) {
  return (
    <fieldset
      className="radio-group"
      role="radiogroup"
      aria-required={required === true || undefined}
      aria-invalid={invalid === true || undefined}
      aria-describedby={describedBy}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
      }}
      onFocus={onFocus}
    >
      <legend className="radio-group__legend">{legend}</legend>
      {options.map((option, index) => (
        <label
          key={option.value}
          className={classNames(
            'radio-group__option',
            option.disabled === true && 'radio-group__option--disabled',
          )}
        >
          <input
            type="radio"
            // The summary of a form leads to the group by the id of its first button.
            id={index === 0 ? id : undefined}
            name={name}
            className="radio-group__input"
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
