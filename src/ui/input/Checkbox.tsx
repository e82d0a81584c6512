import './Checkbox.css';
import { useEffect, useRef, type ComponentProps } from 'react';
import { Icon } from '../icon/Icon';
import { checkIcon } from '../icon/signInIcons';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'ref'> {
  invalid?: boolean | undefined;
  /** True if some, but not all, items of its group are checked. */
  indeterminate?: boolean | undefined;
}

/**
 * A native checkbox under a visible box. The input itself is on top, so that clicks, keys, forms and screen readers use
 * the native element. Put it inside a `<label>` or give it an `aria-label`.
 */
export function Checkbox({ invalid = false, indeterminate = false, ...rest }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // HTML has no attribute for this state, and every click clears it, so it is set after each render.
    if (input.current) input.current.indeterminate = indeterminate;
  });
  return (
    <span className="p-checkbox p-component checkbox relative inline-flex flex-none">
      <input
        {...(invalid && { 'aria-invalid': true })}
        {...rest}
        ref={input}
        type="checkbox"
        className="p-checkbox-input checkbox__input absolute z-1 cursor-pointer"
      />
      <span
        className="p-checkbox-box checkbox__box grid border-strong bg-surface place-center"
        aria-hidden="true"
      >
        <Icon drawing={checkIcon} size="sm" className="p-checkbox-icon checkbox__tick" />
      </span>
    </span>
  );
}
