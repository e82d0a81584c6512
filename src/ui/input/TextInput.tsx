import './TextInput.css';
import type { ComponentProps } from 'react';
import { classNames } from '../classNames';

export interface TextInputProps extends ComponentProps<'input'> {
  invalid?: boolean | undefined;
}

/** A native text field with the theme's classes. The caller renders label, hint and error. */
export function TextInput({ invalid = false, className, type = 'text', ...rest }: TextInputProps) {
  return (
    <input
      {...(invalid && { 'aria-invalid': true })}
      {...rest}
      type={type}
      className={classNames(
        'p-inputtext p-component text-input',
        invalid && 'p-invalid',
        className,
      )}
    />
  );
}
