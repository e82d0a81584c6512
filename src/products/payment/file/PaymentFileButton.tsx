import { useAppDispatch } from '../../../session/appStore';
import { Button } from '../../../ui/button/Button';
import { downloadIcon } from '../../../ui/icon/frameIcons';
import type { ShownBill } from '../shownBill';
import { modalKind } from '../../../shell/modal/modalKind';
import { payableBills } from './clientBankFile';
import type { PaymentFileProps } from './PaymentFileDialog';

/** Makes a file of payment orders for 1С. */
const paymentFileDialog = modalKind<PaymentFileProps>({
  id: 'payment/file',
  lazy: () => import('./PaymentFileDialog'),
});

interface PaymentFileButtonProps extends Pick<PaymentFileProps, 'payee'> {
  bills: readonly ShownBill[];
}

/** Opens the dialog that makes a file for 1С of bills; nothing where none of them can be paid. */
export function PaymentFileButton({ bills: chosen, payee }: PaymentFileButtonProps) {
  const dispatch = useAppDispatch();
  const payable = chosen.filter(payableBills.isSelectable);
  if (payable.length === 0) return null;
  const bills = payable.map(({ number, payment }) => ({ number, payment }));
  return (
    <Button
      data-analytics="button:payment-file"
      variant="outlined"
      icon={downloadIcon}
      onClick={() => void dispatch(paymentFileDialog.open({ bills, payee }))}
    >
      Файл для 1С
    </Button>
  );
}
