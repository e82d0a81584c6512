import { downloadPaths } from '../../../../api/files/download';
import { formatDate } from '../../../../lib/dates';
import { useSessionDispatch } from '../../../../session/apiRoot';
import { DownloadButton } from '../../../../shell/action/DownloadButton';
import { Button } from '../../../../ui/button/Button';
import { DataList, DataRow } from '../../../../ui/value/DataList';
import { DateText } from '../../../../ui/value/DateText';
import { Money } from '../../../../ui/value/Money';
import { qrcodeIcon } from '../../../../ui/icon/drawings/qrcodeIcon';
import { RowActions, RowDetails, RowSection } from '../panel/RowDetails';
import { Requisites } from '../requisites/Requisites';
import { paymentRequisites } from './invoiceRequisites';
import { paymentDialog } from './paymentDialog';
import type { ShownInvoice } from './shownInvoice';

/** What is known about a bill, and the ways to pay it, beside the registry. */
export function InvoicePanel({ invoice }: { invoice: ShownInvoice }) {
  const dispatch = useSessionDispatch();
  const { number, payment, isPartlyPaid, fileId } = invoice;
  return (
    <RowDetails sum={invoice.amount} status={invoice.status}>
      {(fileId !== '' || !invoice.isClosed) && (
        <RowActions>
          {!invoice.isClosed && (
            <Button
              icon={qrcodeIcon}
              onClick={() =>
                void dispatch(paymentDialog.open({ invoiceNumber: number, payment, isPartlyPaid }))
              }
            >
              Оплатить по QR-коду
            </Button>
          )}
          {fileId !== '' && (
            <DownloadButton
              path={downloadPaths.downloadFile({ id: fileId })}
              progress="Скачиваем счёт"
            >
              Скачать счёт
            </DownloadButton>
          )}
        </RowActions>
      )}
      {fileId === '' && !invoice.isClosed && <p>Файла счёта пока нет: банк ещё готовит его.</p>}
      <RowSection title="Счёт">
        <DataList>
          <DataRow label="Дата">
            <DateText value={invoice.date} />
          </DataRow>
          <DataRow label="Оплатить до">
            <DateText value={invoice.dueDate} />
          </DataRow>
          {formatDate(invoice.paidDate) !== '-' && (
            <DataRow label="Оплачен">
              <DateText value={invoice.paidDate} />
            </DataRow>
          )}
          {invoice.period !== '' && <DataRow label="Период">{invoice.period}</DataRow>}
          {invoice.agreement !== '' && <DataRow label="Договор">{invoice.agreement}</DataRow>}
          <DataRow label="В том числе НДС">
            <Money kopeks={invoice.vatAmount} />
          </DataRow>
        </DataList>
      </RowSection>
      <RowSection title="Реквизиты для оплаты">
        <Requisites lines={paymentRequisites(payment)} />
      </RowSection>
    </RowDetails>
  );
}
