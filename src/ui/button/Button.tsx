import './Button.css';
import { useId, type ComponentProps, type MouseEvent } from 'react';
import { Icon, type IconDrawing } from '../icon/Icon';
import { Spinner } from '../state/Spinner';
import { classNames } from '../classNames';

/** Delete buttons are outlined; `danger` (filled) is only for the confirming button. */
export type ButtonVariant = 'primary' | 'outlined' | 'text' | 'danger' | 'danger-outlined';

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  /** `md` (default) is 40 px high, `sm` 34 px for bars and tables, `lg` 48 px for sign-in pages and sheets. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Takes the full width of its container. */
  wide?: boolean | undefined;
}

/** Returns the class names for an element that looks like a button: `<button>`, `<a>`, `<label>`. */
export function buttonClass({ variant = 'primary', size = 'md', wide }: ButtonLook): string {
  const isOutlined = variant === 'outlined' || variant === 'danger-outlined';
  return classNames(
    'p-button p-component button',
    isOutlined && 'button--outlined p-button-outlined',
    variant !== 'outlined' && `button--${variant}`,
    variant === 'text' && 'p-button-text',
    size !== 'md' && `button--${size}`,
    wide && 'w-full',
  );
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  icon?: IconDrawing | undefined;
  /** True during an action: a spinner replaces the icon, clicks are ignored, the button keeps the focus. */
  busy?: boolean | undefined;
  /** Reason why the action is unavailable: the button stays focusable, announces the reason, and ignores clicks. */
  disabledReason?: string | undefined;
}

// This also stops implicit submission: Enter in a field clicks the form's submit button.
function swallow(event: MouseEvent<HTMLButtonElement>) {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * A native button in the theme's classes. `type` defaults to "button", so a button in a form never
 * submits it by accident. Labels are infinitives: «Подать заявку».
 */
export function Button({
  variant,
  size,
  wide,
  icon,
  busy = false,
  disabledReason,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const blocked = busy || disabledReason !== undefined;
  return (
    <button
      {...rest}
      type={type}
      className={classNames(buttonClass({ variant, size, wide }), className)}
      onClick={blocked ? swallow : onClick}
      {...(blocked && { 'aria-disabled': true })}
      {...(busy && { 'aria-busy': true })}
      {...(disabledReason !== undefined && { 'aria-describedby': reasonId, title: disabledReason })}
    >
      {busy ? (
        <Spinner size="sm" label={null} />
      ) : (
        icon && <Icon drawing={icon} className="button__icon" />
      )}
      {children}
      {disabledReason !== undefined && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
    </button>
  );
}
