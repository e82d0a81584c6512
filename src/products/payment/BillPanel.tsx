import type { ReactNode } from 'react';
import { downloadPaths } from '../../api/files/download';
import { dateText } from '../../lib/dates';
import { useSessionDispatch } from '../../session/apiRoot';
import { Button } from '../../ui/button/Button';
import { qrcodeIcon } from '../../ui/icon/drawings/qrcodeIcon';
import { DataList, DataRow } from '../../ui/value/DataList';
import { DateText } from '../../ui/value/DateText';
import { Money } from '../../ui/value/Money';
import { Requisites } from '../../ui/value/Requisites';
import { DownloadButton } from '../../blocks/action/DownloadButton';
import { RowActions, RowDetails, RowSection } from '../../blocks/registry/RowDetails';
import { paymentDialog } from './paymentDialog';
import { paymentRequisites } from './paymentRequisites';
import type { ShownBill } from './shownBill';

interface BillPanelProps {
  bill: ShownBill;
  /** Ways to pay of the screen's own; a bill that is closed has none. */
  actions?: ReactNode;
  /** `DataRow`s of the screen's own. */
  children?: ReactNode;
}

/** What is known about a bill, and the ways to pay it, beside the registry. */
export function BillPanel({ bill, actions, children }: BillPanelProps) {
  const dispatch = useSessionDispatch();
  const { number, payment, isClosed, paidPart, isRestUnknown, fileId } = bill;
  return (
    <RowDetails sum={bill.amount} status={bill.status}>
      {(fileId !== '' || !isClosed) && (
        <RowActions>
          {!isClosed && (
            <Button
              icon={qrcodeIcon}
              onClick={() =>
                void dispatch(
                  paymentDialog.open({ invoiceNumber: number, payment, paidPart, isRestUnknown }),
                )
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
          {!isClosed && actions}
        </RowActions>
      )}
      {fileId === '' && !isClosed && <p>Файла счёта пока нет: его ещё готовят.</p>}
      <RowSection title="Счёт">
        <DataList>
          <DataRow label="Дата">
            <DateText value={bill.date} />
          </DataRow>
          <DataRow label={isClosed ? 'Срок оплаты' : 'Оплатите до'}>
            <DateText value={bill.dueDate} />
          </DataRow>
          {dateText(bill.paidDate) !== '' && (
            <DataRow label="Оплачен">
              <DateText value={bill.paidDate} />
            </DataRow>
          )}
          {paidPart > 0 && (
            <>
              <DataRow label="Оплачено">
                <Money kopeks={paidPart} />
              </DataRow>
              <DataRow label="Осталось оплатить">
                <Money kopeks={payment.kopeks} />
              </DataRow>
            </>
          )}
          {bill.period !== '' && <DataRow label="Период">{bill.period}</DataRow>}
          {children}
          <DataRow label="В том числе НДС">
            <Money kopeks={bill.vatAmount} />
          </DataRow>
        </DataList>
      </RowSection>
      <RowSection title="Реквизиты для оплаты">
        <Requisites lines={paymentRequisites(payment)} />
      </RowSection>
    </RowDetails>
  );
}
