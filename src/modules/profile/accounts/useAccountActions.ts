import { useDeleteOrganizationPaymentDetailsMutation } from '../../../api/endpoints/organization';
import type { PaymentDetails } from '../../../api/endpoints/paymentDetails';
import { useSessionDispatch } from '../../../session/apiRoot';
import { useAction } from '../../../blocks/action/useAction';
import { accountDialog } from './accountDialog';
import { accountValues } from './accountForm';
import { accountName } from './accountName';
import { useSaveAccount } from './useSaveAccount';

/** What can be done with the accounts of an organization. */
export interface AccountActions {
  add: () => void;
  edit: (account: PaymentDetails) => void;
  makeMain: (account: PaymentDetails) => void;
  remove: (account: PaymentDetails) => void;
  /** The call that is under way, of which account. */
  busy: { id: string; call: 'makeMain' | 'remove' } | undefined;
}

interface AccountActionsOptions {
  organizationId: string;
  /** What gets the focus when a card goes. */
  focusAfterRemoval: () => HTMLElement | null;
  /** The server refused: what is shown may be out of date. */
  onRefused: () => void;
}

/** Dialogs and calls of the tab; one call at a time. */
export function useAccountActions({
  organizationId,
  focusAfterRemoval,
  onRefused,
}: AccountActionsOptions): AccountActions {
  const dispatch = useSessionDispatch();
  const save = useSaveAccount();
  const [deleteAccount] = useDeleteOrganizationPaymentDetailsMutation();

  const making = useAction<unknown, PaymentDetails>({
    call: (account) => save(account, { ...accountValues(account), main: true }),
    success: (account) => `Основной счёт: ${accountName(account)}`,
    onFailed: onRefused,
  });
  const removing = useAction<unknown, PaymentDetails>({
    ask: (account) => ({
      title: 'Удалить банковские реквизиты?',
      message: `${accountName(account)}.${account.main ? ' Это основной счёт: в документах его заменит другой.' : ''}`,
      confirmLabel: 'Удалить',
      danger: true,
    }),
    call: ({ id }) => deleteAccount({ id }),
    success: (account) => `Удалено: ${accountName(account)}`,
    focusAfter: focusAfterRemoval,
    onFailed: onRefused,
  });
  const busy = (): AccountActions['busy'] => {
    if (making.subject) return { id: making.subject.id, call: 'makeMain' };
    return removing.subject && { id: removing.subject.id, call: 'remove' };
  };

  return {
    add: () => void dispatch(accountDialog.open({ organizationId })),
    edit: ({ id }) => void dispatch(accountDialog.open({ organizationId, accountId: id })),
    makeMain: making.run,
    remove: removing.run,
    busy: busy(),
  };
}
