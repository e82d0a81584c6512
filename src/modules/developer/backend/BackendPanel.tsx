import { startTransition, Suspense, use, useState } from 'react';
import { useAppDispatch } from '../../../session/appStore';
import { confirm } from '../../../shell/modal/modalKind';
import { useToast } from '../../../shell/toast/toasts';
import { Button } from '../../../ui/button/Button';
import { Card } from '../../../ui/card/Card';
import { EmptyState } from '../../../ui/state/EmptyState';
import { RadioGroup } from '../../../ui/input/RadioGroup';
import { SkeletonText } from '../../../ui/state/Skeletons';
import { DateTimeText } from '../../../ui/value/DateTimeText';
import {
  askBackend,
  orderBackend,
  untilTenth,
  type BackendState,
  type Order,
} from './backendControl';
import { BuildersCard } from './BuildersCard';
import { FaultsCard } from './FaultsCard';

const HOUR_MS = 3_600_000;

/** Controls of the mock backend; a note if there is none. */
export default function BackendPanel() {
  const [asked, setAsked] = useState(askBackend);
  return (
    <Suspense fallback={<SkeletonText lines={6} />}>
      <Backend asked={asked} onChange={() => startTransition(() => setAsked(askBackend()))} />
    </Suspense>
  );
}

interface BackendProps {
  asked: Promise<BackendState | undefined>;
  /** Called after a control call, because the state must be loaded again. */
  onChange: () => void;
}

function Backend({ asked, onChange }: BackendProps) {
  const state = use(asked);
  const toast = useToast();
  if (!state) {
    return (
      <EmptyState drawing="link" title="Тестовый бэкенд не отвечает">
        Кабинет работает с настоящим сервером: сценарии, сбои и часы здесь недоступны.
      </EmptyState>
    );
  }
  const order = async (...what: Parameters<typeof orderBackend>) => {
    try {
      await orderBackend(...what);
      onChange();
      return true;
    } catch (error) {
      toast.error(error instanceof Error ? error.message : 'Тестовый бэкенд не отвечает');
      return false;
    }
  };
  return (
    <div className="grid grid-cols-1 gap-5">
      <ScenarioCard state={state} order={order} />
      <ClockCard now={state.now} order={order} />
      <FaultsCard state={state} order={order} />
      <BuildersCard builders={state.builders} order={order} />
    </div>
  );
}

function ScenarioCard({ state, order }: { state: BackendState; order: Order }) {
  const dispatch = useAppDispatch();
  const [chosen, setChosen] = useState(state.scenario);
  const apply = async () => {
    const agreed = await dispatch(
      confirm({
        title: 'Сменить сценарий?',
        message: `Все данные тестового бэкенда будут созданы заново по сценарию «${chosen}».`,
        confirmLabel: 'Сменить сценарий',
        danger: true,
      }),
    );
    if (!agreed || !(await order('POST', 'reset', { scenario: chosen, keepSessions: true }))) {
      return;
    }
    // Data that was loaded before does not belong to the new scenario.
    window.location.reload();
  };
  return (
    <Card
      title="Сценарий"
      subtitle={`Сейчас: ${state.scenario}`}
      headingLevel={2}
      footer={<Button onClick={() => void apply()}>Применить сценарий</Button>}
    >
      <RadioGroup
        name="scenario"
        legend="Данные, с которых начинает тестовый бэкенд"
        value={chosen}
        onChange={setChosen}
        options={state.scenarios.map(({ name, description }) => ({
          value: name,
          label: (
            <span>
              <strong>{name}</strong> <span className="text-muted">{description}</span>
            </span>
          ),
        }))}
      />
    </Card>
  );
}

function ClockCard({ now, order }: { now: string; order: Order }) {
  const advance = (advanceMs: number) =>
    void order('POST', 'clock', { advanceMs, keepSessions: true });
  return (
    <Card
      title="Часы"
      subtitle={
        <>
          На сервере <DateTimeText value={now} />
        </>
      }
      headingLevel={2}
    >
      <div className="developer__row flex flex-wrap gap-2-3">
        <Button variant="outlined" onClick={() => advance(HOUR_MS)}>
          Перевести на час вперёд
        </Button>
        <Button variant="outlined" onClick={() => advance(24 * HOUR_MS)}>
          Перевести на сутки вперёд
        </Button>
        <Button variant="outlined" onClick={() => advance(untilTenth(now))}>
          Перевести на 10-е число
        </Button>
      </div>
    </Card>
  );
}
