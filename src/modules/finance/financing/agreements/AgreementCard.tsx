import { downloadPaths } from '../../../../api/endpoints/file';
import type { FinanceAgreement } from '../../../../api/endpoints/financeAgreement';
import { financeAgreementStatuses } from '../../../../domain/statuses/financeStatuses';
import { bankOf, formatPercent } from '../../shownValues';
import { DownloadButton } from '../../../../blocks/action/DownloadButton';
import { OfferCard, StoredLogo } from '../../../../products/offers/OfferCard';
import { Card } from '../../../../ui/card/Card';
import { ProgressBar } from '../../../../ui/prime/ProgressBar';
import { MoneyRow } from '../../../../blocks/dataRows/DataRows';
import { TermRow } from '../../../../blocks/term/TermLine';
import { DataList, DataRow } from '../../../../ui/value/DataList';
import { Money } from '../../../../ui/value/Money';
import { StatusBadge } from '../../../../ui/value/StatusBadge';
import { limitView } from './limitView';

/** An agreement that is no longer in force is a quiet row across the page. */
export function AgreementCard({ agreement }: { agreement: FinanceAgreement }) {
  const { id, number, interestRate, finishedDate, valid } = agreement;
  const bank = bankOf(agreement);
  const { limit, used, available, share } = limitView(agreement);
  const status = financeAgreementStatuses[valid ? 'VALID' : 'INVALID'];
  const badge = <StatusBadge tone={status.tone} label={status.label} />;
  const shared = {
    logo: <StoredLogo name={bank.name} fileId={bank.logoId} />,
    title: `Договор № ${number || '—'}`,
    subtitle: bank.name,
    footer: (
      <DownloadButton
        variant={valid ? 'outlined' : 'text'}
        size={valid ? 'md' : 'sm'}
        path={downloadPaths.downloadFinanceAgreement({ agreementId: id })}
        progress="Скачиваем договор"
      >
        Скачать договор
      </DownloadButton>
    ),
  };
  const sum = { label: 'Доступно', value: <Money kopeks={available} /> };
  const rows = (
    <>
      <MoneyRow label="Лимит" kopeks={limit} />
      <MoneyRow label="Использовано" kopeks={used} />
      <DataRow label="Ставка">{formatPercent(interestRate)}</DataRow>
    </>
  );
  const term = (
    <TermRow
      label="Действителен до"
      start={agreement.createdDateTime}
      due={finishedDate}
      isDone={valid !== true}
    />
  );
  if (valid !== true) {
    const percent = share === null ? undefined : Math.round(100 * share);
    const usedLimit = <DataRow label="Использование лимита">{formatPercent(percent)}</DataRow>;
    return (
      <OfferCard
        rank="history"
        {...shared}
        {...{ badge, sum, term }}
        rows={
          <>
            {usedLimit}
            {rows}
          </>
        }
      />
    );
  }
  return (
    <Card {...shared} sum={{ ...sum, badge }}>
      {share === null ? (
        <p className="text-muted">Использование лимита не известно</p>
      ) : (
        <ProgressBar label="Использование лимита" value={share} />
      )}
      <DataList>
        {rows}
        {term}
      </DataList>
    </Card>
  );
}
