import { NOT_IMPLEMENTED_TITLE, isNotImplemented } from '../../../api/isNotImplemented';
import { paths } from '../../../domain/paths';
import { LinkButton } from '../../../ui/button/LinkButton';
import { EmptyState } from '../../../ui/state/EmptyState';
import { ErrorState } from '../../../ui/state/ErrorState';
import { SkeletonCards } from '../../../ui/state/Skeletons';
import type { ClaimLoad } from './useClaimPage';

/** Link from a claim back to the orders. */
export function ToOrders() {
  return (
    <LinkButton to={paths.orderRegister} variant="outlined">
      К реестру заказов
    </LinkButton>
  );
}

type NotReadyLoad = Exclude<ClaimLoad, { state: 'order' | 'claim' }>;

/** Shown instead of a claim that is loading, failed to load, or does not exist. */
export function NotReady({ load }: { load: NotReadyLoad }) {
  switch (load.state) {
    case 'loading':
      return <SkeletonCards count={2} label="Загружаем заказ" />;
    case 'waiting':
      return (
        <EmptyState title="Ожидание подтверждения" action={<ToOrders />}>
          Заявления станут доступны после того, как владелец кабинета подтвердит вас.
        </EmptyState>
      );
    case 'absent':
      return (
        <EmptyState drawing="lost" title="Такого заказа нет" action={<ToOrders />}>
          Возможно, ссылка устарела или заказ принадлежит другой организации.
        </EmptyState>
      );
    case 'hidden':
      return (
        <ErrorState
          title={`По заказу уже есть заявление ${load.order.claim?.number ?? ''}`}
          message="Загрузить его не удалось. Второе заявление по этому заказу подать нельзя."
          retrying={load.retrying}
          onRetry={load.retry}
        />
      );
    case 'failed':
      return (
        <ErrorState
          {...(isNotImplemented(load.error) && { title: NOT_IMPLEMENTED_TITLE })}
          message={load.error.message}
          retrying={load.retrying}
          onRetry={load.retry}
        />
      );
  }
}
