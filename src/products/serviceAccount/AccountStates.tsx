import type { ReactNode } from 'react';
import type { Service } from '../../domain/services';
import { Button } from '../../ui/button/Button';
import type { CardProps } from '../../ui/card/Card';
import type { IconDrawing } from '../../ui/icon/Icon';
import { ErrorState } from '../../ui/state/ErrorState';
import { SkeletonText } from '../../ui/state/Skeletons';
import { AccountBadge, LoadingStopped } from './accountParts';
import { useDisconnect } from './useDisconnect';
import { useServiceAccount, type ConnectedAccount } from './useServiceAccount';

/** The parts of the card that depend on the state of the account. */
export type AccountCardParts = Pick<CardProps, 'badge' | 'note' | 'footer' | 'children'>;

export interface AccountStatesProps {
  service: Service;
  /** Draws the card; `account` is given while one is connected. */
  renderCard: (parts: AccountCardParts, account?: ConnectedAccount) => ReactNode;
  /** Shown without an account: how to connect one. */
  absent: ReactNode;
  /** Shown where the loading has stopped: a link to the settings. */
  settings: ReactNode;
  renderAccount: (account: ConnectedAccount) => ReactNode;
  /** Of «Отключить аккаунт». */
  icon?: IconDrawing | undefined;
}

/** The account of a service in all its states, with the button that disconnects it. */
export function AccountStates({
  service,
  renderCard,
  absent,
  settings,
  renderAccount,
  icon,
}: AccountStatesProps) {
  const { view, fetching, refetch } = useServiceAccount(service);
  // Here and not beside the button, which goes away with its state.
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
        footer: (
          <Button
            variant="danger-outlined"
            icon={icon}
            busy={disconnecting.busy}
            onClick={() => disconnecting.run(account)}
          >
            Отключить аккаунт
          </Button>
        ),
        children: renderAccount(account),
      };
      return renderCard(parts, account);
    }
  }
}
