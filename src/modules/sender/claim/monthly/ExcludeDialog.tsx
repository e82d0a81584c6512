import { defineForm } from '../../../../forms/description/defineForm';
import { textArea } from '../../../../forms/longText/TextAreaField';
import { useAppDispatch } from '../../../../session/appStore';
import { FormDialog } from '../../../../shell/modal/FormDialog';
import type { ModalContentProps } from '../../../../shell/modal/modalContent';
import { useToast } from '../../../../shell/toast/toasts';
import { excludeOrder } from './exclusions';

export interface ExcludeDialogProps {
  claimId: string;
  orderId: string;
  orderNumber: string;
}

interface ExcludeValues {
  reason: string;
}

/** Maximum length of a reason in the contract. */
const LONGEST_REASON = 500;

const excludeForm = defineForm<ExcludeValues>()({
  name: 'exclude-order',
  unsent: 'Заказ не исключён',
  fields: {
    reason: textArea({
      label: 'Почему не включать',
      required: true,
      maxLength: LONGEST_REASON,
      rows: 3,
    }),
  },
});
const { fields } = excludeForm;

const WIDTHS = { sm: '10/12', md: 560 } as const;

/** «Не включать заказ»: the user enters a reason. The order can be included again until the claim is sent. */
export default function ExcludeDialog({
  props: { claimId, orderId, orderNumber },
  close,
}: ModalContentProps<ExcludeDialogProps>) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  return (
    <FormDialog
      form={excludeForm}
      instance={orderId}
      title={`Не включать заказ ${orderNumber}?`}
      widths={WIDTHS}
      submitLabel="Не включать"
      onSubmit={({ reason }) => dispatch(excludeOrder(claimId, orderId, reason))}
      onSent={() => {
        toast.success(`Заказ ${orderNumber} не включён в заявление`);
        close();
      }}
      onDismiss={() => close()}
    >
      <p>Расходы по заказу не войдут в сумму заявления. Вернуть его можно до отправки.</p>
      <fields.reason hint={`До ${LONGEST_REASON} символов`} />
    </FormDialog>
  );
}
