import type { ReactNode } from 'react';
import type { Service } from '../../domain/services';
import { Button } from '../../ui/button/Button';
import type { CardProps } from '../../ui/card/Card';
import type { IconDrawing } from '../../ui/icon/iconDrawing';
import { ErrorState } from '../../ui/state/ErrorState';
import { SkeletonText } from '../../ui/state/Skeletons';
import { AccountBadge } from './AccountBadge';
import type { ConnectedAccount } from './accountView';
import { LoadingStopped } from './LoadingStopped';
import { useDisconnect } from './useDisconnect';
import { useServiceAccount } from './useServiceAccount';

/** What a state of the account puts into its card. */
export type AccountCardParts = Pick<CardProps, 'badge' | 'note' | 'footer' | 'children'>;

export interface AccountStatesProps {
  service: Service;
  /** Puts the card around; `account` is there while one is connected. */
  renderCard: (parts: AccountCardParts, account?: ConnectedAccount) => ReactNode;
  /** Without an account: how one is connected. */
  absent: ReactNode;
  /** Where the loading has stopped: the way to the settings. */
  settings: ReactNode;
  renderAccount: (account: ConnectedAccount) => ReactNode;
  /** Of «Отключить аккаунт». */
  icon?: IconDrawing | undefined;
}

/** The account of a service in all its states, with the way to part with it. */
export function AccountStates({
  service,
  renderCard,
  absent,
  settings,
  renderAccount,
  icon,
}: AccountStatesProps) {
  const { view, fetching, refetch } = useServiceAccount(service);
  // Here and not where the button is: the card stays while its state changes.
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
            onRetry={refetch}
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
            variant="outlined"
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
