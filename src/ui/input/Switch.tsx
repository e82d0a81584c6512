import './Switch.css';
import { useId } from 'react';
import { Spinner } from '../state/Spinner';
import type { AnalyticsProps } from '../../observability/analytics/analyticsProps';
import { classNames } from '../classNames';

export interface SwitchProps extends AnalyticsProps {
  checked: boolean;
  label: string;
  /** The change is being saved: another one is swallowed, the switch keeps the focus. */
  busy?: boolean | undefined;
  /** Why it cannot be changed: stays focusable, says the reason, does nothing. */
  disabledReason?: string | undefined;
  onChange: (checked: boolean) => void;
}

/** On or off at once, without a form to send: a role, a setting. */
export function Switch({
  checked,
  label,
  busy = false,
  disabledReason,
  onChange,
  ...mark
}: SwitchProps) {
  const id = useId();
  const blocked = busy || disabledReason !== undefined;
  return (
    <div>
      <label className={classNames('switch', blocked && 'switch--blocked')}>
        <span className="switch__track">
          <button
            {...mark}
            type="button"
            role="switch"
            className="switch__input"
            aria-checked={checked}
            {...(blocked && { 'aria-disabled': true })}
            {...(busy && { 'aria-busy': true })}
            {...(disabledReason !== undefined && { 'aria-describedby': `${id}-reason` })}
            onClick={() => {
              if (!blocked) onChange(!checked);
            }}
          />
          <span className="switch__slot" aria-hidden="true" />
        </span>
        {label}
        {busy && <Spinner size="sm" label={null} />}
      </label>
      {disabledReason !== undefined && (
        <div className="switch__reason" id={`${id}-reason`}>
          {disabledReason}
        </div>
      )}
    </div>
  );
}
