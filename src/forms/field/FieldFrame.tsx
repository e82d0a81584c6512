import './FieldFrame.css';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/classNames';
import type { FieldWords } from '../description/fieldKind';

interface FieldFrameProps extends Omit<FieldWords, 'validate'> {
  /** Id of the input; the ids of hint and error derive from it, see `describedBy`. */
  id: string;
  error: string | undefined;
  /** `alert` if the focus is already in the field, for example after Enter in the only field. */
  messageRole?: 'alert' | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Returns the value of `aria-describedby` for the input inside a `FieldFrame`. */
export function describedBy(
  id: string,
  hint: ReactNode,
  error: string | undefined,
): string | undefined {
  const ids = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`];
  return ids.filter(Boolean).join(' ') || undefined;
}

/** Asterisk of a required field, hidden from screen readers: they read `aria-required`. */
export function Asterisk() {
  return (
    <span className="field__asterisk" aria-hidden="true">
      *
    </span>
  );
}

interface FieldMessageProps {
  id: string;
  error: string | undefined;
  role?: 'alert' | undefined;
}

/**
 * The message under a field. Reserves one line, because a message that appears on blur must not move the link or button
 * that is being clicked.
 */
export function FieldMessage({ id, error, role }: FieldMessageProps) {
  return (
    <div className="field__message text-danger text-xs leading-16px wrap-anywhere">
      {error !== undefined && (
        <span id={`${id}-error`} role={role}>
          {error}
        </span>
      )}
    </div>
  );
}

/** The label of a group of controls: the `legend` of their `fieldset`. */
export function GroupLabel({ children }: { children: ReactNode }) {
  return <legend className="field__label text-13 text-muted">{children}</legend>;
}

/** The frame of a field: label above, then the hint, the input and its message. */
export function FieldFrame({
  id,
  label,
  required,
  hint,
  error,
  messageRole,
  className,
  children,
}: FieldFrameProps) {
  return (
    <div className={classNames('field flex flex-col min-w-0', className)}>
      <div className="field__caption mb-6px">
        <label className="field__label text-13 text-muted" htmlFor={id}>
          {label}
        </label>
        {required && <Asterisk />}
      </div>
      {hint !== undefined && (
        <div className="field__hint text-muted text-xs" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {children}
      <FieldMessage id={id} error={error} role={messageRole} />
    </div>
  );
}
