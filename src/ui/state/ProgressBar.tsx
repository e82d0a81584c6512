import './ProgressBar.css';
import { useId } from 'react';

export interface ProgressBarProps {
  label: string;
  /** Share done, 0 to 1; `null` while the size of the work is unknown. */
  value: number | null;
  /** What is done so far in words: «1,2 из 3,4 МБ». */
  detail?: string | undefined;
}

/** Progress that moves: downloads, uploads, imports. */
export function ProgressBar({ label, value, detail }: ProgressBarProps) {
  const labelId = useId();
  const share = value === null ? null : Math.min(1, Math.max(0, value));
  return (
    <div className="progress">
      <div className="progress__line">
        <span id={labelId}>{label}</span>
        <span className="progress__detail">
          {detail ?? (share === null ? null : `${Math.round(share * 100)}\u00A0%`)}
        </span>
      </div>
      <progress
        className="progress__bar"
        aria-labelledby={labelId}
        max={1}
        {...(share !== null && { value: share })}
      />
    </div>
  );
}
