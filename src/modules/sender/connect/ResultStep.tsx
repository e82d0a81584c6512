import type { AccountBadgeView } from '../../../products/serviceAccount/readAccountBadge';
import { Note } from '../../../ui/state/Note';
import { connectOutcome } from './outcome';
import { StepHead } from './StepHead';

export interface ResultStepProps {
  takesFocus: boolean;
  isConnected: boolean;
  badge: AccountBadgeView;
}

/** Step 2: whether the account is connected, and what comes next. */
export function ResultStep({ takesFocus, isConnected, badge }: ResultStepProps) {
  const outcome = connectOutcome(isConnected, badge);
  if (outcome.connected) {
    return (
      <>
        <StepHead takesFocus={takesFocus}>Аккаунт подключен</StepHead>
        <Note tone="success">
          Заказы загружаются. Осталось прочитать условия и оформить страхование.
        </Note>
      </>
    );
  }
  return (
    <>
      <StepHead takesFocus={takesFocus}>Аккаунт не подключен</StepHead>
      <Note tone="danger" title="Загрузка заказов не началась">
        {outcome.text || 'Вернитесь назад и проверьте данные ключа.'}
      </Note>
    </>
  );
}
