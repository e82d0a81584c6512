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

/** Card props that depend on the state of the account. */
export type AccountCardParts = Pick<CardProps, 'badge' | 'menu' | 'note' | 'children'>;

export interface AccountStatesProps {
  service: Service;
  /** Renders the card; `account` is defined only while an account is connected. */
  renderCard: (parts: AccountCardParts, account?: ConnectedAccount) => ReactNode;
  /** Explains how to connect an account; shown if there is none. */
  absent: ReactNode;
  /** A link to the settings; shown if orders are no longer loaded. */
  settings: ReactNode;
  renderAccount: (account: ConnectedAccount) => ReactNode;
}

/** Renders the account of a service in each state; a connected account has a menu that disconnects it. */
export function AccountStates({
  service,
  renderCard,
  absent,
  settings,
  renderAccount,
}: AccountStatesProps) {
  const { view, fetching, refetch } = useServiceAccount(service);
  // Called here, because the menu unmounts when the account's state changes.
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
