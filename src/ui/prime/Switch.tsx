import './Switch.css';
import { InputSwitch } from 'primereact/inputswitch';
import { useId } from 'react';
import './forgetDrawn';
import { Spinner } from '../state/Spinner';
import type { AnalyticsProps } from '../../observability/analytics/analyticsProps';
import { classNames } from '../classNames';
import { PrimeProvider } from './PrimeProvider';

export interface SwitchProps extends AnalyticsProps {
  checked: boolean;
  label: string;
  /** True while a change is being saved: new changes are ignored, and the switch keeps the focus. */
  busy?: boolean | undefined;
  /** Reason why it cannot be changed: the switch stays focusable, announces the reason, and ignores clicks. */
  disabledReason?: string | undefined;
  onChange: (checked: boolean) => void;
}

/** A switch that applies at once: a role, a setting. */
export function Switch({
  checked,
  label,
  busy = false,
  disabledReason,
  onChange,
  ...mark
}: SwitchProps) {
  const reasonId = useId();
  const hasReason = disabledReason !== undefined;
  const blocked = busy || hasReason;
  return (
    <div>
      <label
        className={classNames(
          'switch flex items-center wrap-anywhere cursor-pointer gap-10px min-h-touch-28 w-fit',
          blocked && 'switch--blocked',
        )}
      >
        <PrimeProvider>
          <InputSwitch
            checked={checked}
            onChange={({ value }) => {
              if (!blocked) onChange(value);
            }}
            pt={{
              // The input inside has the role of the switch.
              root: { role: undefined, 'aria-checked': undefined },
              input: {
                ...mark,
                'aria-disabled': blocked || undefined,
                'aria-busy': busy || undefined,
                'aria-describedby': hasReason ? reasonId : undefined,
              },
            }}
          />
        </PrimeProvider>
        {label}
        {busy && <Spinner size="sm" label={null} />}
      </label>
      {hasReason && (
        <div className="switch__reason text-muted text-xs" id={reasonId}>
          {disabledReason}
        </div>
      )}
    </div>
  );
}
