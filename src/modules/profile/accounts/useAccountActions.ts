import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useDeleteOrganizationPaymentDetailsMutation } from '../../../api/endpoints/organization';
import type { PaymentDetails } from '../../../api/endpoints/paymentDetails';
import { isAborted, toApiError } from '../../../api/errors';
import { confirm } from '../../../shell/modal/confirm';
import { toast } from '../../../shell/toast/toasts';
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
  onRemoved: () => void;
  /** The server refused: what is shown may be out of date. */
  onRefused: () => void;
}

/** Dialogs and calls of the tab; one call at a time. */
export function useAccountActions({
  organizationId,
  onRemoved,
  onRefused,
}: AccountActionsOptions): AccountActions {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const save = useSaveAccount();
  const [deleteAccount] = useDeleteOrganizationPaymentDetailsMutation();
  const [busy, setBusy] = useState<AccountActions['busy']>();

  const run = async (
    now: NonNullable<AccountActions['busy']>,
    call: () => Promise<unknown>,
    done: string,
  ): Promise<boolean> => {
    setBusy(now);
    const error: unknown = await call().then(
      () => undefined,
      (failure: unknown) => failure,
    );
    setBusy(undefined);
    if (error === undefined) {
      toast.success(done);
      return true;
    }
    const failure = toApiError(error);
    if (!isAborted(failure)) toast.error(failure.message);
    onRefused();
    return false;
  };

  const makeMain = async (account: PaymentDetails) => {
    const { id } = account;
    await run(
      { id, call: 'makeMain' },
      () => save(account, { ...accountValues(account), main: true }),
      `Основной счёт: ${accountName(account)}`,
    );
  };

  const remove = async (account: PaymentDetails) => {
    const { id, main } = account;
    const consents = await dispatch(
      confirm({
        title: 'Удалить банковские реквизиты?',
        message: `${accountName(account)}.${main ? ' Это основной счёт: в документах его заменит другой.' : ''}`,
        confirmLabel: 'Удалить',
        danger: true,
      }),
    );
    if (!consents) return;
    const call = () => deleteAccount({ id }).unwrap();
    if (await run({ id, call: 'remove' }, call, `Удалено: ${accountName(account)}`)) onRemoved();
  };

  return {
    add: () => void dispatch(accountDialog.open({ organizationId })),
    edit: ({ id }) => void dispatch(accountDialog.open({ organizationId, accountId: id })),
    makeMain: (account) => void makeMain(account),
    remove: (account) => void remove(account),
    busy,
  };
}
