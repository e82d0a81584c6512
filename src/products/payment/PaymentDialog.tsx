import './PaymentDialog.css';
import { cutTexts, paymentCode, type Payment } from '../../lib/paymentCode';
import type { ModalContentProps } from '../../shell/modal/modalContent';
import { Button } from '../../ui/button/Button';
import { Modal } from '../../ui/overlay/Modal';
import { Note } from '../../ui/state/Note';
import { Money } from '../../ui/value/Money';
import { QrCode } from '../../ui/qr/QrCode';
import { printIcon } from '../../ui/icon/pageIcons';
import { Requisites } from '../../ui/value/Requisites';
import { paymentRequisites } from './paymentRequisites';

export interface PaymentDialogProps {
  invoiceNumber: string;
  payment: Payment;
  /** Kopeks already paid; `payment` contains the unpaid sum. */
  paidPart: number;
  /** True if the bill is partially paid but the server does not say how much; `payment` then contains the whole sum. */
  isRestUnknown: boolean;
}

const WIDTHS = { sm: '10/12', md: '10/12', lg: '8/12', xl: '6/12' } as const;

/** «Оплата счёта»: the QR code for a bank's application, and the data of the payment. */
export default function PaymentDialog({
  props,
  close,
}: ModalContentProps<PaymentDialogProps, boolean>) {
  const { invoiceNumber, payment, paidPart, isRestUnknown } = props;
  const code = paymentCode(payment);
  const dismiss = () => close(code !== null);
  const cut = code === null ? [] : cutTexts([payment]);
  return (
    <Modal
      title={`Оплата счёта №\u00A0${invoiceNumber}`}
      onClose={dismiss}
      widths={WIDTHS}
      printed
      footer={
        <>
          {code !== null && (
            <Button variant="outlined" icon={printIcon} onClick={() => window.print()}>
              Распечатать
            </Button>
          )}
          <Button variant="text" onClick={dismiss}>
            Закрыть
          </Button>
        </>
      }
    >
      <div className="payment grid gap-5 items-start">
        {code === null ? (
          <Note tone="warning">
            В реквизитах счёта не всё есть для QR-кода. Оплатите счёт по реквизитам.
          </Note>
        ) : (
          <QrCode text={code} label={`QR-код для оплаты счёта № ${invoiceNumber}`} />
        )}
        <div className="payment__terms grid grid-cols-1 gap-3">
          <Money
            kopeks={payment.kopeks}
            className="font-semibold wrap-anywhere leading-tight text-sum"
          />
          <p className="wrap-anywhere">{payment.recipient}</p>
          {paidPart > 0 && (
            <p className="text-sm text-muted">
              Остаток по счёту: <Money kopeks={paidPart} /> уже оплачено.
            </p>
          )}
          {isRestUnknown && (
            <Note tone="warning">
              Часть счёта уже оплачена. В коде полная сумма: исправьте её в приложении банка.
            </Note>
          )}
          {cut.length > 0 && (
            <Note tone="warning">
              Код сокращает: {cut.join(', ')}. Проверьте платёж перед отправкой.
            </Note>
          )}
          {code !== null && (
            <p className="text-sm text-muted">
              Наведите камеру в приложении банка: поля платёжки заполнятся сами. Проверьте сумму и
              получателя перед оплатой. Осталось оплатить: подтвердите платёж в приложении. Код
              остаётся прежним, пока деньги не поступят: не платите по нему дважды.
            </p>
          )}
          <Requisites lines={paymentRequisites(payment)} />
        </div>
      </div>
    </Modal>
  );
}
