import { useMemo, type ReactNode } from 'react';
import { useCreateOrganizationPaymentDetailsMutation } from '../../../api/endpoints/organization';
import { useFindPaymentDetailsQuery } from '../../../api/endpoints/paymentDetails';
import { CheckboxField } from '../../../forms/field/CheckboxField';
import { FormModal } from '../../../forms/form/FormModal';
import { FormShell } from '../../../forms/form/FormShell';
import { RequisiteField } from '../../../forms/requisite/RequisiteField';
import { TextField } from '../../../forms/field/TextField';
import { maxLength } from '../../../forms/validators/text';
import { useCurrentUser } from '../../../session/currentUser';
import { isIndividual } from '../../../session/permissions';
import { LeaveGuard } from '../../../shell/leave/LeaveGuard';
import type { ModalContentProps } from '../../../shell/modal/modalContent';
import { toast } from '../../../shell/toast/toasts';
import { Button } from '../../../ui/button/Button';
import { Modal } from '../../../ui/overlay/Modal';
import { Note } from '../../../ui/state/Note';
import { useDiscardInput } from '../useDiscardInput';
import type { AccountDialogProps } from './accountDialog';
import { accountFields, accountValues, newAccountOf, type AccountValues } from './accountForm';
import { accountsRequest } from './accountsRequest';
import { useSaveAccount } from './useSaveAccount';

const WIDTHS = { sm: '10/12', md: '8/12', lg: 623 } as const;
// The length that the contract allows.
const bankNameLength = maxLength(300);

/** Adds a bank account, or changes the one whose id it was opened with. */
export default function AccountDialog({
  props: { organizationId, accountId },
  close,
}: ModalContentProps<AccountDialogProps>) {
  const user = useCurrentUser();
  const { account, count } = useFindPaymentDetailsQuery(accountsRequest(organizationId), {
    selectFromResult: ({ data }) => ({
      account: data?.content.find(({ id }) => id === accountId),
      count: data?.content.length ?? 0,
    }),
  });
  const [create] = useCreateOrganizationPaymentDetailsMutation();
  const saveChanges = useSaveAccount();
  const initialValues = useMemo(() => accountValues(account), [account]);
  const dismiss = () => close();
  const title = accountId === undefined ? 'Новый счёт' : 'Изменение счёта';
  if (accountId !== undefined && !account) return <GoneAccount title={title} dismiss={dismiss} />;

  const save = async (values: AccountValues) => {
    if (account) {
      await saveChanges(account, values);
      toast.success('Банковские реквизиты сохранены');
    } else {
      await create({ newPaymentDetails: newAccountOf(values, organizationId) }).unwrap();
      toast.success('Счёт добавлен');
    }
    dismiss();
  };

  return (
    <FormShell<AccountValues>
      name={`account-${accountId ?? 'new'}`}
      initialValues={initialValues}
      keep={accountFields}
      onSubmit={save}
      renderFrame={(form) => (
        <AccountFrame title={title} isNew={!account} dismiss={dismiss}>
          {form}
        </AccountFrame>
      )}
    >
      <LeaveGuard />
      <RequisiteField kind="bik" name="bik" hint="9 цифр" />
      <TextField
        name="bankName"
        label="Банк"
        required
        trim
        validate={bankNameLength}
        autoComplete="off"
      />
      <RequisiteField kind="correspondentAccount" name="correspondentAccount" hint="20 цифр" />
      <RequisiteField
        kind="settlementAccount"
        name="settlementAccount"
        hint="20 цифр"
        soleProprietor={isIndividual(user?.organization)}
      />
      <MainChoice isMain={account?.main === true} isFirst={!account && count === 0} />
    </FormShell>
  );
}

/** Another account takes the place of the main one; it cannot be given up. */
function MainChoice({ isMain, isFirst }: { isMain: boolean; isFirst: boolean }) {
  if (isMain) return <Note tone="neutral">Это основной счёт: он подставляется в документы.</Note>;
  if (isFirst) return <Note tone="neutral">Первый счёт станет основным.</Note>;
  return <CheckboxField name="main" label="Сделать основным" />;
}

interface FrameProps {
  title: string;
  isNew: boolean;
  dismiss: () => void;
  children: ReactNode;
}

/** What was typed is lost on purpose only. */
function AccountFrame({ title, isNew, dismiss, children }: FrameProps) {
  const discard = useDiscardInput(dismiss);
  return (
    <FormModal
      title={title}
      widths={WIDTHS}
      submitLabel={isNew ? 'Добавить счёт' : 'Сохранить'}
      onDismiss={() => void discard()}
    >
      {children}
    </FormModal>
  );
}

/** The account left the list while the dialog was opening: a colleague or another tab was quicker. */
function GoneAccount({ title, dismiss }: { title: string; dismiss: () => void }) {
  return (
    <Modal
      title={title}
      widths={WIDTHS}
      onClose={dismiss}
      footer={<Button onClick={dismiss}>Закрыть</Button>}
    >
      <p>Этого счёта больше нет. Обновите список.</p>
    </Modal>
  );
}
