import { useEffect } from 'react';
import { useForm } from 'react-final-form';
import { FRESH } from '../../../../api/cache/freshness';
import { paymentDetailsApi, type PaymentDetails } from '../../../../api/endpoints/paymentDetails';
import { toApiError } from '../../../../api/errors';
import { StepTitle } from '../../../../blocks/steps/StepTitle';
import { paths } from '../../../../domain/paths';
import { ChoiceField } from '../../../../forms/field/ChoiceField';
import { eachOnce } from '../../../../lib/eachOnce';
import { useCurrentUser } from '../../../../session/currentUser';
import { LinkButton } from '../../../../ui/button/LinkButton';
import { ErrorState } from '../../../../ui/state/ErrorState';
import { Note } from '../../../../ui/state/Note';
import { SkeletonText } from '../../../../ui/state/Skeletons';
import { optionalAccountsQuery } from '../../../../products/accounts/accounts';
import { claimTable } from '../form/claimTable';

export function PayoutStep() {
  return (
    <>
      <StepTitle />
      <div className="grid gap-4 min-w-0">
        <AccountChoice />
      </div>
    </>
  );
}

/** Returns an account in one line: the bank, the last four digits, and «основной». */
export function accountName({ bankName, settlementAccount, main }: PaymentDetails): string {
  const parts = [
    bankName || 'Банк не указан',
    settlementAccount && `счёт •••• ${settlementAccount.slice(-4)}`,
    main && 'основной',
  ];
  return parts.filter(Boolean).join(', ');
}

/** Loads the accounts of the user's organization. */
export function useAccounts() {
  const organizationId = useCurrentUser()?.organization?.id ?? '';
  return paymentDetailsApi.useFindPaymentDetailsQuery(optionalAccountsQuery(organizationId), {
    ...FRESH,
    skip: organizationId === '',
  });
}

/** Returns why no account can be chosen, so that the claim cannot be sent; undefined if one can be chosen. */
export function useMissingAccount(): string | undefined {
  const { data, error } = useAccounts();
  if (data !== undefined) return data.content.length === 0 ? NO_ACCOUNTS : undefined;
  return error === undefined ? 'Счета ещё загружаются' : NOT_LOADED;
}

const NO_ACCOUNTS = 'У организации нет банковских счетов';
const NOT_LOADED = 'Не удалось загрузить счета';

/** Lets the user choose the account for the payout; links to the profile if there are no accounts. */
export function AccountChoice() {
  const { data, error, isFetching, refetch, isUninitialized } = useAccounts();
  if (data === undefined && error !== undefined) {
    return (
      <ErrorState
        framed={false}
        title={NOT_LOADED}
        message={toApiError(error).message}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data === undefined && !isUninitialized) {
    return <SkeletonText lines={3} label="Загружаем счета" />;
  }
  const accounts = eachOnce(data?.content ?? []);
  const options = accounts.map((account) => ({ value: account.id, label: accountName(account) }));
  if (options.length === 0) {
    return (
      <Note
        tone="warning"
        title={NO_ACCOUNTS}
        action={
          <LinkButton to={`${paths.profile}?tab=accounts`} variant="outlined" size="sm">
            Добавить счёт в профиле
          </LinkButton>
        }
      >
        Добавьте счёт и вернитесь: черновик заявления сохранится.
      </Note>
    );
  }
  return (
    <>
      {options.length === 1 && options[0] && <OnlyAccount id={options[0].value} />}
      <ChoiceField
        name="paymentDetailsId"
        label={claimTable.paymentDetailsId.label}
        options={options}
        required
      />
    </>
  );
}

/** Preselects the organization's only account. */
function OnlyAccount({ id }: { id: string }) {
  const form = useForm<{ paymentDetailsId: string }>('OnlyAccount');
  useEffect(() => form.change('paymentDetailsId', id), [form, id]);
  return null;
}
