import { downloadPaths } from '../../../../api/endpoints/file';
import type { FinanceAgreement } from '../../../../api/endpoints/financeAgreement';
import { financeAgreementStatuses } from '../../../../domain/statuses/financeStatuses';
import { bankOf, formatPercent } from '../../shownValues';
import { DownloadButton } from '../../../../blocks/action/DownloadButton';
import { StoredLogo } from '../../../../products/offers/OfferCard';
import { Card } from '../../../../ui/card/Card';
import { ProgressBar } from '../../../../ui/prime/ProgressBar';
import { MoneyRow } from '../../../../blocks/dataRows/DataRows';
import { TermRow } from '../../../../blocks/term/TermLine';
import { DataList, DataRow } from '../../../../ui/value/DataList';
import { Money } from '../../../../ui/value/Money';
import { StatusBadge } from '../../../../ui/value/StatusBadge';
import { limitView } from './limitView';

export function AgreementCard({ agreement }: { agreement: FinanceAgreement }) {
  const { id, number, interestRate, finishedDate, valid } = agreement;
  const bank = bankOf(agreement);
  const { limit, used, available, share } = limitView(agreement);
  const status = financeAgreementStatuses[valid ? 'VALID' : 'INVALID'];
  return (
    <Card
      logo={<StoredLogo name={bank.name} fileId={bank.logoId} />}
      title={`Договор № ${number || '—'}`}
      subtitle={bank.name}
      sum={{
        label: 'Доступно',
        value: <Money kopeks={available} />,
        badge: <StatusBadge tone={status.tone} label={status.label} />,
      }}
      footer={
        <DownloadButton
          path={downloadPaths.downloadFinanceAgreement({ agreementId: id })}
          progress="Скачиваем договор"
        >
          Скачать договор
        </DownloadButton>
      }
    >
      {share === null ? (
        <p className="text-muted">Использование лимита не известно</p>
      ) : (
        <ProgressBar label="Использование лимита" value={share} />
      )}
      <DataList>
        <MoneyRow label="Лимит" kopeks={limit} />
        <MoneyRow label="Использовано" kopeks={used} />
        <DataRow label="Ставка">{formatPercent(interestRate)}</DataRow>
        <TermRow
          label="Действителен до"
          start={agreement.createdDateTime}
          due={finishedDate}
          isDone={valid !== true}
        />
      </DataList>
    </Card>
  );
}
