import './RequestSummary.css';
import type { FinanceRequestForm } from '../../../../api/endpoints/financeRequest';
import { Card } from '../../../../ui/card/Card';
import { DataList, DataRow } from '../../../../ui/value/DataList';
import { DateTimeText } from '../../../../ui/value/DateTimeText';
import { MaskedAccount } from '../../../../ui/value/MaskedAccount';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden';
import type { SummaryRow } from '../../../../blocks/steps/fieldTable';
import { contentOf, requestSummary, type SummaryGroup } from './requestSummary';

/** Of a passport, which the page has no reason to show. */
const SHOWN_DIGITS = 3;

function Value({ row: { value, when = '', hidden } }: { row: SummaryRow }) {
  if (hidden === 'account') return <MaskedAccount value={value} label="расчётный счёт" />;
  if (when !== '') {
    return (
      <>
        {value} <DateTimeText value={when} />
      </>
    );
  }
  if (hidden === undefined) return value;
  const tail = value.slice(-SHOWN_DIGITS);
  return (
    <>
      <span aria-hidden="true">•••• •••{tail}</span>
      <VisuallyHidden>серия и номер скрыты, последние цифры {tail}</VisuallyHidden>
    </>
  );
}

interface SummaryEntriesProps {
  group: Pick<SummaryGroup, 'entries' | 'empty'>;
  /** Level of the headings of entries. */
  headingLevel: 3 | 4;
}

/** What one group of a request says, as labels and values. */
export function SummaryEntries({ group: { entries, empty }, headingLevel }: SummaryEntriesProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <>
      {entries.length === 0 && <p className="request-summary__empty">{empty}</p>}
      <div className="request-summary__entries">
        {entries.map(({ key, title: name, rows }) => (
          <div key={key} className="request-summary__entry">
            {name !== undefined && <Heading className="request-summary__name">{name}</Heading>}
            <DataList layout="stacked">
              {rows.map((row) => (
                <DataRow key={row.key} label={row.label}>
                  <Value row={row} />
                </DataRow>
              ))}
            </DataList>
          </div>
        ))}
      </div>
    </>
  );
}

/** All groups of a request, each a card. */
export function RequestSummary({ form }: { form: FinanceRequestForm }) {
  return (
    <div className="request-summary">
      {requestSummary(contentOf(form)).map((group) => (
        <Card key={group.title} title={group.title} headingLevel={2}>
          <SummaryEntries group={group} headingLevel={3} />
        </Card>
      ))}
    </div>
  );
}
