import { useMemo } from 'react';
import { organizationApi } from '../../../api/endpoints/organization';
import { paymentDetailsApi } from '../../../api/endpoints/paymentDetails';
import { useCurrentUser } from '../../../session/currentUser';
import { isIndividual } from '../../../session/permissions';
import { FormDialog } from '../../../shell/modal/FormDialog';
import { GoneEntry } from '../../../shell/modal/GoneEntry';
import type { ModalContentProps } from '../../../shell/modal/modalContent';
import { useToast } from '../../../shell/toast/toasts';
import { Note } from '../../../ui/state/Note';
import { accountForm, newAccountOf, type AccountValues } from './accountForm';
import { accountsRequest } from '../../../products/accounts/accounts';
import { BankLookup } from '../../../products/directories/lookups';
import { useSaveAccount } from './useSaveAccount';

const WIDTHS = { sm: '10/12', md: '8/12', lg: 623 } as const;
const { fields } = accountForm;

export interface AccountDialogProps {
  organizationId: string;
  /** Id of the account to change; undefined to add a new one. */
  accountId?: string;
}

export default function AccountDialog({
  props: { organizationId, accountId },
  close,
  reopen,
}: ModalContentProps<AccountDialogProps>) {
  const user = useCurrentUser();
  const { account, count } = paymentDetailsApi.useFindPaymentDetailsQuery(
    accountsRequest(organizationId),
    {
      selectFromResult: ({ data }) => ({
        account: data?.content.find(({ id }) => id === accountId),
        count: data?.content.length ?? 0,
      }),
    },
  );
  const [create] = organizationApi.useCreateOrganizationPaymentDetailsMutation();
  const saveChanges = useSaveAccount();
  const toast = useToast();
  const initialValues = useMemo(() => accountForm.read(account), [account]);
  const dismiss = () => close();
  const title = accountId === undefined ? 'Добавить счёт' : 'Изменение счёта';
  if (accountId !== undefined && !account) {
    return (
      <GoneEntry title={title} widths={WIDTHS} onClose={dismiss}>
        Этого счёта больше нет. Обновите список.
      </GoneEntry>
    );
  }

  const save = async (values: AccountValues) => {
    if (account) {
      await saveChanges(account, values);
      toast.success('Банковские реквизиты сохранены');
    } else {
      await create({ newPaymentDetails: newAccountOf(values, organizationId) }).unwrap();
      toast.success('Счёт добавлен');
    }
  };

  return (
    <FormDialog
      form={accountForm}
      instance={accountId ?? 'new'}
      initialValues={initialValues}
      title={title}
      widths={WIDTHS}
      submitLabel={account ? 'Сохранить' : 'Добавить счёт'}
      onSubmit={save}
      onSent={dismiss}
      onDismiss={dismiss}
      reopen={reopen}
    >
      <fields.bik below={<BankLookup />} />
      <fields.bankName />
      <fields.correspondentAccount />
      <fields.settlementAccount soleProprietor={isIndividual(user?.organization)} />
      <MainChoice isMain={account?.main === true} isFirst={!account && count === 0} />
    </FormDialog>
  );
}

/**
 * Lets the user choose the main account. The current main account, and the first account, have a note instead of
 * the checkbox.
 */
function MainChoice({ isMain, isFirst }: { isMain: boolean; isFirst: boolean }) {
  if (isMain) return <Note tone="neutral">Это основной счёт: он подставляется в документы.</Note>;
  if (isFirst) return <Note tone="neutral">Первый счёт станет основным.</Note>;
  return <fields.main />;
}
