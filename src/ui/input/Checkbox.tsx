import './Checkbox.css';
import { useEffect, useImperativeHandle, useRef, type ComponentProps } from 'react';
import { Icon } from '../icon/Icon';
import { classNames } from '../classNames';
import { checkIcon } from '../icon/signInIcons';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  invalid?: boolean | undefined;
  /** Some, but not all, of what it stands for is chosen. */
  indeterminate?: boolean | undefined;
}

/**
 * A native checkbox under a drawn box: the input itself stays on top, so clicks, keys, forms and
 * screen readers meet the real thing. Put it inside a `<label>` or give it an `aria-label`.
 */
export function Checkbox({
  invalid = false,
  indeterminate = false,
  className,
  ref,
  ...rest
}: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  useEffect(() => {
    // HTML has no attribute for this state, and every click clears it: set after each render.
    if (input.current) input.current.indeterminate = indeterminate;
  });
  return (
    <span className={classNames('p-checkbox p-component checkbox', className)}>
      <input
        {...(invalid && { 'aria-invalid': true })}
        {...rest}
        ref={input}
        type="checkbox"
        className="p-checkbox-input checkbox__input"
      />
      <span className="p-checkbox-box checkbox__box" aria-hidden="true">
        <Icon drawing={checkIcon} size="sm" className="p-checkbox-icon checkbox__tick" />
      </span>
    </span>
  );
}
