import { classNames } from '../classNames';

export type ButtonVariant = 'primary' | 'outlined' | 'text' | 'danger';

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  /** 40 px high by default, 34 px inside bars and tables, 48 px on sign-in pages. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Takes the whole width of its container. */
  wide?: boolean | undefined;
}

/** Class names of everything that looks like a button: `<button>`, `<a>`, `<label>`. */
export function buttonClass({ variant = 'primary', size = 'md', wide }: ButtonLook): string {
  return classNames(
    'p-button p-component button',
    `button--${variant}`,
    variant === 'outlined' && 'p-button-outlined',
    variant === 'text' && 'p-button-text',
    size !== 'md' && `button--${size}`,
    wide && 'button--wide',
  );
}
