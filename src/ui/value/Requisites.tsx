import './Requisites.css';
import { CopyButton } from '../button/CopyButton';
import { DataList, DataRow } from './DataList';
import { filledIn, requisitesText, type Requisite } from './requisite';

/** Requisites under their labels, to copy one by one or all together. */
export function Requisites({ lines }: { lines: readonly Requisite[] }) {
  return (
    <div className="requisites">
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
