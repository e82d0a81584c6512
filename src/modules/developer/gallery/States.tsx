import { Button } from '../../../ui/button/Button';
import { EmptyState } from '../../../ui/state/EmptyState';
import { ErrorState } from '../../../ui/state/ErrorState';
import { SkeletonCards, SkeletonTable, SkeletonText } from '../../../ui/state/Skeletons';
import { WaitingCard } from '../../../ui/card/WaitingCard';
import { inboxIcon, searchIcon } from '../../../ui/icon/pageIcons';

/** The states of a screen without data: waiting, empty, failed. */
export function States() {
  return (
    <>
      <WaitingCard>
        Все возможности кабинета станут вам доступны, когда владелец кабинета подтвердит вашу
        учётную запись.
      </WaitingCard>
      <div className="gallery__columns">
        <EmptyState
          icon={inboxIcon}
          title="Здесь появятся поставки вашей организации"
          action={<Button variant="outlined">Обновить</Button>}
        />
        <EmptyState icon={searchIcon} title="Ничего не найдено">
          Измените условия или сбросьте фильтры.
        </EmptyState>
        <ErrorState
          message="Произошла неизвестная ошибка. Пожалуйста, попробуйте еще раз или обратитесь в службу поддержки"
          onRetry={() => undefined}
        />
        <ErrorState title="Нет связи с сервером" onRetry={() => undefined} retrying />
      </div>
    </>
  );
}

/** Skeletons have the shape of what comes. */
export function SkeletonShapes() {
  return (
    <>
      <SkeletonCards count={2} />
      <SkeletonTable rows={3} />
      <SkeletonText />
    </>
  );
}
