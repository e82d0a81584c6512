import type { ReactNode } from 'react';
import type { Service } from '../../domain/services';
import type { CardProps } from '../../ui/card/Card';
import { timesIcon } from '../../ui/icon/frameIcons';
import { ErrorState } from '../../ui/state/ErrorState';
import { SkeletonText } from '../../ui/state/Skeletons';
import { MoreMenu } from '../../blocks/action/MoreMenu';
import { AccountBadge, LoadingStopped } from './accountParts';
import { useDisconnect } from './useDisconnect';
import { useServiceAccount, type ConnectedAccount } from './useServiceAccount';

/** Props of the card that the state of the account decides. */
export type AccountCardParts = Pick<CardProps, 'badge' | 'menu' | 'note' | 'children'>;

export interface AccountStatesProps {
  service: Service;
  /** Renders the card; `account` is given while an account is connected. */
  renderCard: (parts: AccountCardParts, account?: ConnectedAccount) => ReactNode;
  /** Shown if there is no account: how to connect one. */
  absent: ReactNode;
  /** Shown if orders are no longer loaded: a link to the settings. */
  settings: ReactNode;
  renderAccount: (account: ConnectedAccount) => ReactNode;
}

/** The account of a service in all its states, with the menu that disconnects it. */
export function AccountStates({
  service,
  renderCard,
  absent,
  settings,
  renderAccount,
}: AccountStatesProps) {
  const { view, fetching, refetch } = useServiceAccount(service);
  // The hook is called here, because the menu disappears with its state.
  const disconnecting = useDisconnect(service);
  switch (view.state) {
    case 'loading':
      return renderCard({ children: <SkeletonText lines={3} label="Проверяем подключение" /> });
    case 'failed':
      return renderCard({
        children: (
          <ErrorState
            framed={false}
            title="Не удалось узнать, подключён ли аккаунт"
            message={view.message}
            retrying={fetching}
            onRetry={() => void refetch()}
          />
        ),
      });
    case 'absent':
      return renderCard({
        badge: <AccountBadge badge={{ state: 'off' }} />,
        children: absent,
      });
    case 'connected': {
      const { account, badge } = view;
      const parts = {
        badge: <AccountBadge badge={badge} />,
        note: badge.state === 'error' && (
          <LoadingStopped service={service} text={badge.text} action={settings} />
        ),
        menu: (
          <MoreMenu
            label="Действия с аккаунтом"
            actions={[
              {
                id: 'disconnect',
                label: 'Отключить аккаунт',
                icon: timesIcon,
                danger: true,
                disabled: disconnecting.busy,
                onSelect: () => disconnecting.run(account),
              },
            ]}
          />
        ),
        children: renderAccount(account),
      };
      return renderCard(parts, account);
    }
  }
}
