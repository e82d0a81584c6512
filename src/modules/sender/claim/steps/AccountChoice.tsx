import { useEffect } from 'react';
import { useForm } from 'react-final-form';
import { paymentDetailsApi } from '../../../../api/endpoints/paymentDetails';
import { toApiError } from '../../../../api/errors';
import { paths } from '../../../../domain/paths';
import { ChoiceField } from '../../../../forms/field/ChoiceField';
import { eachOnce } from '../../../../lib/eachOnce';
import { fieldsOf } from '../../../../lib/fieldsOf';
import { shownText } from '../../../../lib/shownText';
import { useApiSelector } from '../../../../session/apiRoot';
import { selectCurrentUser } from '../../../../session/currentUser';
import { LinkButton } from '../../../../ui/button/LinkButton';
import { ErrorState } from '../../../../ui/state/ErrorState';
import { Note } from '../../../../ui/state/Note';
import { SkeletonText } from '../../../../ui/state/Skeletons';
import { accountsOf } from '../claimQueries';
import { FRESH_SECONDS } from '../../../../api/cache/freshAnswers';
import { claimTable } from '../form/claimTable';

/** An account in one line: the bank and the end of the number. */
export function accountName(account: unknown): string {
  const { bankName, settlementAccount, main } = fieldsOf(account);
  const tail = shownText(settlementAccount).slice(-4);
  const parts = [
    shownText(bankName) || 'Банк не указан',
    tail && `счёт •••• ${tail}`,
    main === true && 'основной',
  ];
  return parts.filter(Boolean).join(', ');
}

/** The accounts of the own organization. */
export function useAccounts() {
  const organizationId = useApiSelector(selectCurrentUser)?.organization?.id ?? '';
  return paymentDetailsApi.useFindPaymentDetailsQuery(accountsOf(organizationId), {
    skip: organizationId === '',
    refetchOnMountOrArgChange: FRESH_SECONDS,
  });
}

/** The accounts that can be chosen, each once. */
function accountOptions(content: readonly unknown[]) {
  const accounts = content.flatMap((account) => {
    const id = shownText(fieldsOf(account)['id']);
    return id === '' ? [] : [{ id, name: accountName(account) }];
  });
  return eachOnce(accounts).map(({ id, name }) => ({ value: id, label: name }));
}

/** Why nothing can be sent yet: there is no account to choose; undefined where there is one. */
export function useMissingAccount(): string | undefined {
  const { data, error } = useAccounts();
  if (data !== undefined) {
    return accountOptions(data.content).length === 0 ? NO_ACCOUNTS : undefined;
  }
  return error === undefined ? 'Счета ещё загружаются' : NOT_LOADED;
}

const NO_ACCOUNTS = 'У организации нет банковских счетов';
const NOT_LOADED = 'Не удалось загрузить счета';

/** Which account of the organization the money goes to. Without one, the way to the profile. */
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
  const options = accountOptions(data?.content ?? []);
  return options.length === 0 ? (
    <NoAccounts />
  ) : (
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

/** Where there is one account, nothing is to be chosen: it is, as soon as it is known. */
function OnlyAccount({ id }: { id: string }) {
  const form = useForm<{ paymentDetailsId: string }>('OnlyAccount');
  useEffect(() => form.change('paymentDetailsId', id), [form, id]);
  return null;
}

function NoAccounts() {
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
