import { use, type ReactNode } from 'react';
import { downloadPaths } from '../../api/endpoints/file';
import { useAppDispatch } from '../../session/appStore';
import { modalKind } from '../../shell/modal/modalKind';
import { Button } from '../../ui/button/Button';
import { KnownDateRow, KnownRow, MoneyRow } from '../../blocks/dataRows/DataRows';
import { DataList } from '../../ui/value/DataList';
import { Requisites } from '../../ui/value/Requisites';
import { DownloadButton } from '../../blocks/action/DownloadButton';
import { RowActions, RowDetails, RowSection } from '../../blocks/registry/RowDetails';
import { ExportedBillsContext } from './exportedBills';
import type { PaymentDialogProps } from './PaymentDialog';
import { paymentRequisites } from './paymentRequisites';
import type { ShownBill } from './shownBill';
import { qrcodeIcon } from '../../ui/icon/pageIcons';

/** The dialog with the QR code of a bill; resolves with true if it showed a code. */
const paymentDialog = modalKind<PaymentDialogProps, boolean>({
  id: 'products/payment',
  lazy: () => import('./PaymentDialog'),
});

interface BillPanelProps {
  bill: ShownBill;
  /** More buttons to pay an open bill. */
  actions?: ReactNode;
  /** More `DataRow`s. */
  children?: ReactNode;
}

/** Side panel of the registry: the data of a bill, and the buttons to pay it. */
export function BillPanel({ bill, actions, children }: BillPanelProps) {
  const dispatch = useAppDispatch();
  const { id, number, payment, isClosed, paidPart, isRestUnknown, fileId } = bill;
  const exported = use(ExportedBillsContext);
  const showCode = async () => {
    const props = { invoiceNumber: number, payment, paidPart, isRestUnknown };
    if (await dispatch(paymentDialog.open(props))) exported.mark([id]);
  };
  return (
    <RowDetails
      sum={bill.amount}
      status={bill.status}
      action={
        !isClosed && (
          <Button icon={qrcodeIcon} onClick={() => void showCode()}>
            Оплатить по QR-коду
          </Button>
        )
      }
    >
      {(fileId !== '' || !isClosed) && (
        <RowActions>
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
          <KnownDateRow label="Дата" value={bill.date} />
          <KnownDateRow label={isClosed ? 'Срок оплаты' : 'Оплатите до'} value={bill.dueDate} />
          {!isClosed && <KnownRow label="На этом устройстве" value={exported.wordsOf(id)} />}
          <KnownDateRow label="Оплачен" value={bill.paidDate} />
          {paidPart > 0 && (
            <>
              <MoneyRow label="Оплачено" kopeks={paidPart} />
              <MoneyRow label="Осталось оплатить" kopeks={payment.kopeks} />
            </>
          )}
          <KnownRow label="Период" value={bill.period} />
          {children}
          <MoneyRow label="В том числе НДС" kopeks={bill.vatAmount} />
        </DataList>
      </RowSection>
      <RowSection title="Реквизиты для оплаты">
        <Requisites lines={paymentRequisites(payment)} />
      </RowSection>
    </RowDetails>
  );
}
