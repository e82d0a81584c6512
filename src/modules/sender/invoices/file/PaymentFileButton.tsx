import { isPayable } from './clientBankFile';
import { useAppDispatch } from '../../../../session/appStore';
import { Button } from '../../../../ui/button/Button';
import { downloadIcon } from '../../../../ui/icon/frameIcons';
import type { ShownInvoice } from '../shownInvoice';
import { paymentFileDialog } from './paymentFileDialog';

/** Opens the dialog that makes a file for 1С of bills; nothing where none of them can be paid. */
export function PaymentFileButton({ invoices }: { invoices: readonly ShownInvoice[] }) {
  const dispatch = useAppDispatch();
  const payable = invoices.filter(({ isClosed, payment }) => !isClosed && isPayable(payment));
  if (payable.length === 0) return null;
  const bills = payable.map(({ number, payment }) => ({ number, payment }));
  return (
    <Button
      data-analytics="button:payment-file"
      variant="outlined"
      icon={downloadIcon}
      onClick={() => void dispatch(paymentFileDialog.open({ bills }))}
    >
      Файл для 1С
    </Button>
  );
}
