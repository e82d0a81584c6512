import { organizationApi } from '../../../api/endpoints/organization';
import { paymentDetailsApi, type PaymentDetails } from '../../../api/endpoints/paymentDetails';
import { useAppDispatch } from '../../../session/appStore';
import { useAction } from '../../../blocks/action/useAction';
import { accountValues } from './accountForm';
import { accountName } from '../../../products/accounts/accounts';
import { useSaveAccount } from './useSaveAccount';
import { modalKind } from '../../../shell/modal/modalKind';
import { beginStep } from '../../../shell/undo/undo';
import type { AccountDialogProps } from './AccountDialog';

const accountDialog = modalKind<AccountDialogProps>({
  id: 'profile/account',
  lazy: () => import('./AccountDialog'),
});

/** Kind under which `usePendingRemoval` finds deleted accounts. */
export const ACCOUNT = 'account';

export interface AccountActions {
  add: () => void;
  edit: (account: PaymentDetails) => void;
  makeMain: (account: PaymentDetails) => void;
  remove: (account: PaymentDetails) => void;
  /** Id of the account that is becoming the main one; undefined while no such call runs. */
  busy: string | undefined;
}

interface AccountActionsOptions {
  organizationId: string;
  /** Returns the element that gets the focus when a card is removed. */
  focusAfterRemoval: () => HTMLElement | null;
}

/** Returns the actions of the tab. A deletion can be undone for ten seconds. */
export function useAccountActions({
  organizationId,
  focusAfterRemoval,
}: AccountActionsOptions): AccountActions {
  const dispatch = useAppDispatch();
  const save = useSaveAccount();
  const [deleteAccount] = organizationApi.useDeleteOrganizationPaymentDetailsMutation();
  // Another window may have changed or deleted the account, or a response was lost.
  const onFailed = () => void dispatch(paymentDetailsApi.util.invalidateTags(['PaymentDetails']));

  const making = useAction<unknown, PaymentDetails>({
    call: (account) => save(account, { ...accountValues(account), main: true }),
    success: (account) => `Основной счёт: ${accountName(account)}`,
    onFailed,
  });
  const remove = (account: PaymentDetails) => {
    const { id, main } = account;
    dispatch(
      beginStep({
        message: `Удалено: ${accountName(account)}.${main ? ' Это был основной счёт: в документах его заменит другой.' : ''}`,
        calls: [{ key: `${ACCOUNT}/${id}`, send: () => deleteAccount({ id }) }],
        onUndone: () => focusAfterRemoval()?.focus(),
        onFailed,
      }),
    );
    focusAfterRemoval()?.focus();
  };

  return {
    add: () => void dispatch(accountDialog.open({ organizationId })),
    edit: ({ id }) => void dispatch(accountDialog.open({ organizationId, accountId: id })),
    makeMain: making.run,
    remove,
    busy: making.subject?.id,
  };
}
