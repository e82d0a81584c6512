import './ProgressBar.css';
import { ProgressBar as PrimeProgressBar } from 'primereact/progressbar';
import { useId } from 'react';
import './forgetDrawn';
import { PrimeProvider } from './PrimeProvider';

export interface ProgressBarProps {
  label: string;
  /** Fraction that is done, 0 to 1; `null` while the total is unknown. */
  value: number | null;
  /** Progress as text: «1,2 из 3,4 МБ». */
  detail?: string | undefined;
}

export function ProgressBar({ label, value, detail }: ProgressBarProps) {
  const labelId = useId();
  const percent = value === null ? null : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div className="progress grid gap-6px">
      <div className="flex justify-between gap-3 text-13">
        <span id={labelId} className="text-muted">
          {label}
        </span>
        <span className="font-medium nowrap">
          {detail ?? (percent === null ? null : `${percent}\u00A0%`)}
        </span>
      </div>
      <PrimeProvider>
        <PrimeProgressBar
          aria-labelledby={labelId}
          mode={percent === null ? 'indeterminate' : 'determinate'}
          value={percent}
          showValue={false}
        />
      </PrimeProvider>
    </div>
  );
}
