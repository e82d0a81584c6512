import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button/Button';
import { watchHealth, type HealthState, type HealthWatch } from './healthRetry';
import { MessagePage, RequestCode } from '../pages/MessagePage';
import { refreshIcon } from '../../ui/icon/frameIcons';

export interface UnavailableViewProps {
  /** Resolves with true if the service is healthy; never rejects. Must be stable. */
  check: () => Promise<boolean>;
  /** Leads back to the page that failed. Must be stable. */
  leave: () => void;
  /** Address of the page that failed. */
  page: string;
}

const progress: Record<Exclude<HealthState, 'stuck'>, string> = {
  checking: 'Проверяем, работает ли сервис…',
  failed: 'Пока не отвечает. Скоро проверим ещё раз и сами вернём вас обратно.',
  healthy: 'Сервис снова отвечает, возвращаем вас обратно…',
};

const StuckSection = lazy(() => import('./StuckSection'));

/** Screen during an outage. */
export function UnavailableView({ check, leave, page }: UnavailableViewProps) {
  const [state, setState] = useState<HealthState>('checking');
  const watch = useRef<HealthWatch>(null);

  useEffect(() => {
    const started = watchHealth({ check, leave, page, onState: setState });
    watch.current = started;
    return () => started.stop();
  }, [check, leave, page]);

  const leaveNow = () => watch.current?.leaveNow();
  if (state === 'stuck') {
    return (
      <Suspense>
        <StuckSection page={page} leave={leaveNow} />
      </Suspense>
    );
  }
  return (
    <MessagePage
      picture="link"
      title="Сервис временно недоступен"
      actions={
        state === 'healthy' ? (
          <Button onClick={leaveNow}>Вернуться сейчас</Button>
        ) : (
          <Button
            icon={refreshIcon}
            busy={state === 'checking'}
            onClick={() => watch.current?.checkNow()}
          >
            Повторить
          </Button>
        )
      }
    >
      <p>Сервер не смог ответить на запрос. Обычно это ненадолго.</p>
      <output>{progress[state]}</output>
      <RequestCode />
    </MessagePage>
  );
}
