import './AccountsTab.css';
import { useRef, useState } from 'react';
import { useFindPaymentDetailsQuery } from '../../../api/endpoints/paymentDetails';
import { toApiError } from '../../../api/errors';
import { useCurrentUser } from '../../../session/currentUser';
import { Button } from '../../../ui/button/Button';
import { CardGrid } from '../../../ui/card/Card';
import { EmptyState } from '../../../ui/state/EmptyState';
import { ErrorState } from '../../../ui/state/ErrorState';
import { Note } from '../../../ui/state/Note';
import { SkeletonCards } from '../../../ui/state/Skeletons';
import { FRESH_SECONDS } from '../freshAnswers';
import { canChangeOrganization, READ_ONLY_REASON } from '../organizationAccess';
import { AccountCard } from './AccountCard';
import { accountOrder } from './accountOrder';
import { accountsRequest } from './accountsRequest';
import { useAccountActions } from './useAccountActions';
import { plusIcon } from '../../../ui/icon/drawings/plusIcon';
import { walletIcon } from '../../../ui/icon/drawings/walletIcon';

/** Cards drawn at once; a longer list is opened on demand, so that the page stays quick. */
const CARDS_AT_ONCE = 60;

/** «Банковские реквизиты»: the bank accounts of the organization. */
export default function AccountsTab() {
  const user = useCurrentUser();
  const canChange = canChangeOrganization(user);
  const organizationId = user?.organization?.id ?? '';
  const { data, error, isFetching, refetch } = useFindPaymentDetailsQuery(
    accountsRequest(organizationId),
    { skip: organizationId === '', refetchOnMountOrArgChange: FRESH_SECONDS },
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const actions = useAccountActions({
    organizationId,
    // The card that had the focus is about to go.
    focusAfterRemoval: () => heading.current,
    onRefused: () => void refetch(),
  });
  const [most, setMost] = useState(CARDS_AT_ONCE);
  const retry = () => void refetch();
  const accounts = accountOrder(data?.content ?? []);
  const hidden = accounts.length - most;
  const adding = canChange && (
    <Button icon={plusIcon} onClick={actions.add}>
      Добавить счёт
    </Button>
  );

  return (
    <section className="accounts" aria-labelledby="accounts-title">
      <header className="accounts__header">
        <h2 ref={heading} id="accounts-title" tabIndex={-1} className="accounts__title">
          Банковские реквизиты
        </h2>
        {accounts.length > 0 && adding}
      </header>
      {!canChange && data && <Note tone="neutral">{READ_ONLY_REASON}</Note>}
      {!data && !error && <SkeletonCards count={2} label="Загружаем банковские реквизиты" />}
      {error && !data && (
        <ErrorState message={toApiError(error).message} retrying={isFetching} onRetry={retry} />
      )}
      {error && data && !isFetching && <Outdated onRetry={retry} />}
      {data && accounts.length === 0 && (
        <EmptyState
          icon={walletIcon}
          title="Здесь появятся банковские счета организации"
          action={adding}
        >
          Основной счёт подставляется в документы.
        </EmptyState>
      )}
      {accounts.length > 0 && (
        <CardGrid>
          {accounts.slice(0, most).map((account) => (
            <AccountCard key={account.id} account={account} {...(canChange && { actions })} />
          ))}
        </CardGrid>
      )}
      {hidden > 0 && (
        <Button variant="outlined" onClick={() => setMost(most + CARDS_AT_ONCE)}>
          Показать ещё {Math.min(hidden, CARDS_AT_ONCE)} из {hidden}
        </Button>
      )}
    </section>
  );
}

/** The list is there from before, and could not be read again. */
function Outdated({ onRetry }: { onRetry: () => void }) {
  return (
    <Note
      tone="warning"
      live
      action={
        <Button variant="text" size="sm" onClick={onRetry}>
          Повторить
        </Button>
      }
    >
      Не удалось обновить список счетов. Он мог измениться.
    </Note>
  );
}
