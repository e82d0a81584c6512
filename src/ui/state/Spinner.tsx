import './Spinner.css';
import { VisuallyHidden } from '../VisuallyHidden';
import { classNames } from '../classNames';

export interface SpinnerProps {
  /** Announced once when the spinner appears. `null` if a parent element already announces the loading. */
  label?: string | null;
  size?: 'sm' | 'md' | 'lg';
}

/** A spinning ring; a dashed ring if the user prefers reduced motion. */
export function Spinner({ label = 'Загрузка…', size = 'md' }: SpinnerProps) {
  const ring = (
    <svg
      className={classNames('spinner flex-none', `spinner--${size}`)}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <circle className="spinner__track" cx="12" cy="12" r="9" />
      <circle className="spinner__arc" cx="12" cy="12" r="9" />
    </svg>
  );
  if (label === null) return ring;
  return (
    <output className="inline-flex">
      {ring}
      <VisuallyHidden>{label}</VisuallyHidden>
    </output>
  );
}
