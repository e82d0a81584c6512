import './AccountsTab.css';
import { useRef } from 'react';
import { paymentDetailsApi, type PaymentDetails } from '../../../api/endpoints/paymentDetails';
import { useCurrentUser } from '../../../session/currentUser';
import { CardList } from '../../../blocks/cardList/CardList';
import { Button } from '../../../ui/button/Button';
import { Note } from '../../../ui/state/Note';
import { FRESH } from '../../../api/cache/freshness';
import { canChangeOrganization, READ_ONLY_REASON } from '../organizationAccess';
import { AccountCard } from './AccountCard';
import { accountsRequest } from '../../../products/accounts/accounts';
import { ACCOUNT, useAccountActions } from './useAccountActions';
import { usePendingRemoval } from '../../../shell/undo/undo';
import { withoutTakenAway } from '../../../shell/undo/withoutTakenAway';
import { plusIcon } from '../../../ui/icon/pageIcons';
import { sorted } from '../../../lib/copies';

const byName = new Intl.Collator('ru');

/** Returns the accounts sorted: the main account first, then by bank name. */
export function accountOrder(accounts: readonly PaymentDetails[]): PaymentDetails[] {
  return sorted(
    accounts,
    (a, b) =>
      Number(b.main === true) - Number(a.main === true) ||
      byName.compare(a.bankName ?? '', b.bankName ?? ''),
  );
}

/** «Банковские реквизиты»: lists the bank accounts of the organization; only an administrator can change them. */
export default function AccountsTab() {
  const user = useCurrentUser();
  const canChange = canChangeOrganization(user);
  const organizationId = user?.organization?.id ?? '';
  const answer = paymentDetailsApi.useFindPaymentDetailsQuery(accountsRequest(organizationId), {
    skip: organizationId === '',
    ...FRESH,
  });
  const isTakenAway = usePendingRemoval(ACCOUNT);
  const data = answer.data && withoutTakenAway(answer.data, ({ id }) => isTakenAway(id));
  const heading = useRef<HTMLHeadingElement>(null);
  const actions = useAccountActions({
    organizationId,
    // The focused card is removed, so the focus moves to the heading.
    focusAfterRemoval: () => heading.current,
  });

  return (
    <div className="accounts">
      <CardList
        title="Банковские реквизиты"
        headingRef={heading}
        answer={{ ...answer, data: data && { ...data, content: accountOrder(data.content) } }}
        words={{
          loading: 'Загружаем банковские реквизиты',
          outdated: 'Не удалось обновить список счетов. Он мог измениться.',
          empty: 'Здесь появятся банковские счета организации',
          emptyHint: 'Основной счёт подставляется в документы.',
        }}
        remark={!canChange && <Note tone="neutral">{READ_ONLY_REASON}</Note>}
        adding={
          canChange && (
            <Button icon={plusIcon} data-analytics="button:add-account" onClick={actions.add}>
              Добавить счёт
            </Button>
          )
        }
      >
        {(account) => <AccountCard account={account} {...(canChange && { actions })} />}
      </CardList>
    </div>
  );
}
