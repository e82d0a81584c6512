import './MaskedAccount.css';
import { useState } from 'react';
import { CopyButton } from '../button/CopyButton';
import { IconButton } from '../button/IconButton';
import { VisuallyHidden } from '../VisuallyHidden';
import { eyeIcon, eyeSlashIcon } from '../icon/signInIcons';
import type { AnalyticsProps } from '../../observability/analytics/analyticsProps';

export interface MaskedAccountProps extends AnalyticsProps {
  value: string;
}

/** Number of visible digits until the account is revealed. */
const SHOWN_DIGITS = 4;

/** An account with only four visible digits; the whole number can be revealed and copied. */
export function MaskedAccount({ value, ...mark }: MaskedAccountProps) {
  return (
    <span {...mark} className="inline-flex flex-wrap items-center gap-2px">
      <MaskedText value={value} />
      <CopyButton text={value} label="Скопировать расчётный счёт" />
    </span>
  );
}

/** Like `MaskedAccount`, but without a copy button. */
export function MaskedText({ value }: { value: string }) {
  const [revealed, setRevealed] = useState(false);
  const tail = value.slice(-SHOWN_DIGITS);
  return (
    <span className="masked-account__text inline-flex flex-wrap items-center gap-2px">
      <span className="masked-account__value tabular-nums wrap-anywhere">
        {revealed ? (
          value
        ) : (
          <>
            <span aria-hidden="true">•••• {tail}</span>
            <VisuallyHidden>скрыт, последние цифры {tail}</VisuallyHidden>
          </>
        )}
      </span>
      <IconButton
        icon={revealed ? eyeSlashIcon : eyeIcon}
        size="sm"
        label={`${revealed ? 'Скрыть' : 'Показать'} расчётный счёт`}
        onClick={() => setRevealed(!revealed)}
      />
    </span>
  );
}
