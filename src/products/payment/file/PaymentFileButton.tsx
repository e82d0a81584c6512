import { use } from 'react';
import { useAppDispatch } from '../../../session/appStore';
import { Button } from '../../../ui/button/Button';
import { downloadIcon } from '../../../ui/icon/frameIcons';
import { ExportedBillsContext } from '../exportedBills';
import type { ShownBill } from '../shownBill';
import { modalKind } from '../../../shell/modal/modalKind';
import { payableBills } from './clientBankFile';
import type { PaymentFileProps } from './PaymentFileDialog';

/** The dialog that creates a file of payment orders for 1С; resolves with true if one was saved. */
const paymentFileDialog = modalKind<PaymentFileProps, boolean>({
  id: 'payment/file',
  lazy: () => import('./PaymentFileDialog'),
});

interface PaymentFileButtonProps extends Pick<PaymentFileProps, 'payee'> {
  bills: readonly ShownBill[];
}

/** Opens the dialog that creates a file of bills for 1С; renders nothing if none of the bills can be paid. */
export function PaymentFileButton({ bills: chosen, payee }: PaymentFileButtonProps) {
  const dispatch = useAppDispatch();
  const { mark } = use(ExportedBillsContext);
  const payable = chosen.filter(payableBills.isSelectable);
  if (payable.length === 0) return null;
  const bills = payable.map(({ number, payment }) => ({ number, payment }));
  const makeFile = async () => {
    const isSaved = await dispatch(paymentFileDialog.open({ bills, payee }));
    if (isSaved) mark(payable.map(({ id }) => id));
  };
  return (
    <Button
      data-analytics="button:payment-file"
      variant="outlined"
      icon={downloadIcon}
      onClick={() => void makeFile()}
    >
      Файл для 1С
    </Button>
  );
}
