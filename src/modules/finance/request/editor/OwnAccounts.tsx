import './OwnAccounts.css';
import { paymentDetailsApi, type PaymentDetails } from '../../../../api/endpoints/paymentDetails';
import { toApiError } from '../../../../api/errors';
import { useFilledFields } from '../../../../blocks/lookup/useFilledFields';
import { accountName, optionalAccountsQuery } from '../../../../products/accounts/accounts';
import { useCurrentUser } from '../../../../session/currentUser';
import { Button } from '../../../../ui/button/Button';
import { Note } from '../../../../ui/state/Note';

/** «Взять из профиля»: fills in a bank account of the profile. If there are several, the user chooses one. */
export function OwnAccounts() {
  const organizationId = useCurrentUser()?.organization?.id;
  const { fill, note } = useFilledFields('paymentDetails.', 'из\u00A0профиля');
  const [find, { data, error, isFetching }] = paymentDetailsApi.useLazyFindPaymentDetailsQuery();
  if (organizationId === undefined) return null;

  const take = ({ bik, bankName, correspondentAccount, settlementAccount }: PaymentDetails) =>
    fill({ bik, bankName, correspondentAccount, settlementAccount });
  const ask = async () => {
    const answer = await find(optionalAccountsQuery(organizationId));
    const [first, second] = answer.data?.content ?? [];
    if (first !== undefined && second === undefined) take(first);
  };
  const accounts = data?.content ?? [];

  return (
    <div className="own-accounts grid justify-items-start gap-2">
      <Button variant="outlined" size="sm" busy={isFetching} onClick={() => void ask()}>
        Взять из профиля
      </Button>
      {accounts.length > 1 && (
        <fieldset aria-label="Счета из профиля" className="flex flex-wrap gap-1-2">
          {accounts.map((account) => (
            <Button key={account.id} variant="text" size="sm" onClick={() => take(account)}>
              {accountName(account)}
            </Button>
          ))}
        </fieldset>
      )}
      {note}
      <output>
        {error !== undefined && <Note tone="warning">{toApiError(error).message}</Note>}
        {data !== undefined && accounts.length === 0 && (
          <Note tone="info">В профиле нет банковских счетов. Заполните реквизиты вручную.</Note>
        )}
      </output>
    </div>
  );
}
