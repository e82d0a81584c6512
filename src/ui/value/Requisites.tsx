import './Requisites.css';
import { CopyButton } from '../button/CopyButton';
import { DataList, DataRow } from './DataList';
import { filledIn, requisitesText, type Requisite } from './requisite';
import type { AnalyticsProps } from '../../observability/analytics/analyticsProps';

interface RequisitesProps extends AnalyticsProps {
  lines: readonly Requisite[];
}

/** Requisites under their labels, to copy one by one or all together. */
export function Requisites({ lines, ...mark }: RequisitesProps) {
  return (
    <div {...mark} className="requisites">
      <DataList layout="stacked">
        {filledIn(lines).map(({ label, value, copied = value, what }) => (
          <DataRow key={label} label={label}>
            <span className="requisites__value">
              {value}
              {what !== undefined && <CopyButton text={copied} label={`Скопировать ${what}`} />}
            </span>
          </DataRow>
        ))}
      </DataList>
      <div>
        <CopyButton variant="text" text={requisitesText(lines)} label="Скопировать реквизиты" />
      </div>
    </div>
  );
}
