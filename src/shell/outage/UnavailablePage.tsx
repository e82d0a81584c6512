import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../domain/paths';
import { type AppThunk, useAppDispatch } from '../../session/appStore';
import { redirectOf } from '../navigation/addresses';
import { wayBack } from '../modules/wayBack';
import { REFETCH } from '../../api/cache/freshness';
import { timeLimits } from '../../api/timeLimits';
import { serviceApi } from '../../api/endpoints/service';
import { Button } from '../../ui/button/Button';
import { watchHealth, type HealthState, type HealthWatch } from './healthRetry';
import { MessagePage, RequestCode } from '../pages/MessagePage';
import { refreshIcon } from '../../ui/icon/frameIcons';

/** Calls GET /service/build/health; resolves with true if the service is healthy. Never rejects. */
function isServiceHealthy(): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    const call = dispatch(serviceApi.endpoints.getHealth.initiate(undefined, REFETCH));
    const limit = setTimeout(() => call.abort(), timeLimits.healthCheck);
    const { isSuccess, data } = await call;
    clearTimeout(limit);
    return isSuccess && data?.status !== 'DOWN';
  };
}

const progress: Record<Exclude<HealthState, 'stuck'>, string> = {
  checking: 'Проверяем, работает ли сервис…',
  failed: 'Пока не отвечает. Скоро проверим ещё раз и сами вернём вас обратно.',
  healthy: 'Сервис снова отвечает, возвращаем вас обратно…',
};

const StuckSection = lazy(() => import('./StuckSection'));

/**
 * /unavailable: checks the health of the service. Once it is healthy, returns to the page in `redirect`, or to /offer.
 * If the page has failed after two automatic returns, waits for the user's click.
 */
export function UnavailablePage() {
  // A page that fails at once leads back here without a render in between, so the key forces a new mount.
  return <Visit key={useLocation().key} />;
}

function Visit() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { search } = useLocation();
  const page = redirectOf(search) ?? paths.offers;
  const [state, setState] = useState<HealthState>('checking');
  const watch = useRef<HealthWatch>(null);

  useEffect(() => {
    const leave = () => {
      const wanted = redirectOf(search);
      // If the sign-in page has failed, the `redirect` inside its address is the second choice.
      const beyondLogin = wanted === null ? null : redirectOf(wanted.replace(/^[^?]*/, ''));
      const back = async () =>
        (await dispatch(wayBack(wanted, { afterOutage: true }))) ??
        (await dispatch(wayBack(beyondLogin, { afterOutage: true }))) ??
        paths.offers;
      void back().then((target) => navigate(target, { replace: true }));
    };
    const check = () => dispatch(isServiceHealthy());
    const started = watchHealth({ check, leave, page, onState: setState });
    watch.current = started;
    return () => started.stop();
  }, [dispatch, navigate, search, page]);

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
