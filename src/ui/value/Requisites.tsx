import './Requisites.css';
import { CopyButton } from '../button/CopyButton';
import { filledIn, requisitesText, type Requisite } from './requisite';
import type { AnalyticsProps } from '../../observability/analytics/analyticsProps';

interface RequisitesProps extends AnalyticsProps {
  lines: readonly Requisite[];
  /** Text that «Скопировать все» copies; the lines by default. */
  copiedAll?: string;
}

/** Requisites in rows: label, value, and a copy button at the right edge. The button below them copies all. */
export function Requisites({ lines, copiedAll = requisitesText(lines), ...mark }: RequisitesProps) {
  return (
    <div {...mark} className="requisites grid grid-cols-1 gap-2 container-inline">
      <dl className="requisites__rows grid">
        {filledIn(lines).map(({ label, value, shown = value, copied = value, what }) => (
          <div key={label} className="requisites__row grid col-full">
            <dt className="requisites__label text-13 text-muted leading-20px">{label}</dt>
            <dd className="relative flex gap-2 items-start min-w-0">
              <span className="requisites__text flex-1 min-w-0 font-medium tabular-nums leading-20px">
                {shown}
              </span>
              {what !== undefined && (
                <CopyButton edge text={copied} label={`Скопировать ${what}`} />
              )}
            </dd>
          </div>
        ))}
      </dl>
      <div className="requisites__all">
        <CopyButton variant="text" text={copiedAll} label="Скопировать все" />
      </div>
    </div>
  );
}
