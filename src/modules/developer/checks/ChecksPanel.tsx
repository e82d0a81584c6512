import { useState } from 'react';
import { REFETCH } from '../../../api/cache/freshness';
import { toApiError } from '../../../api/errors';
import { organizationApi } from '../../../api/endpoints/organization';
import { useAppDispatch } from '../../../session/appStore';
import { useCaptcha } from '../../../blocks/captcha/useCaptcha';
import { useToast } from '../../../shell/toast/toasts';
import { Button } from '../../../ui/button/Button';
import { Card, CardGrid } from '../../../ui/card/Card';
import type { Tone } from '../../../domain/statuses/status';
import { Note } from '../../../ui/state/Note';

/** Id of an organization that exists on no server. */
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

/** Buttons that break something on purpose, to see how the cabinet reacts. */
export default function ChecksPanel() {
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error('Проверка: страница сломана нарочно');
  return (
    <CardGrid>
      <Card
        title="Ошибка на странице"
        headingLevel={2}
        footer={
          <Button variant="outlined" onClick={() => setBroken(true)}>
            Сломать страницу
          </Button>
        }
      >
        <p>Бросает ошибку при рисовании: вместо страницы встаёт сообщение, меню работает.</p>
      </Card>
      <Card
        title="Необработанный отказ"
        headingLevel={2}
        footer={
          <Button
            variant="outlined"
            onClick={() => void Promise.reject(new Error('Проверка: отказ нарочно'))}
          >
            Отклонить обещание
          </Button>
        }
      >
        <p>Обещание, которого никто не ждёт: попадает в отчёты об ошибках, страница остаётся.</p>
      </Card>
      <FailingCall />
      <CaptchaCheck />
      <Toasts />
    </CardGrid>
  );
}

interface Outcome {
  tone: Tone;
  text: string;
}

function OutcomeNote({ outcome }: { outcome: Outcome | undefined }) {
  return (
    outcome && (
      <Note live tone={outcome.tone}>
        {outcome.text}
      </Note>
    )
  );
}

function FailingCall() {
  const dispatch = useAppDispatch();
  const [outcome, setOutcome] = useState<Outcome>();
  const [busy, setBusy] = useState(false);
  const call = async () => {
    setBusy(true);
    const { error } = await dispatch(
      organizationApi.endpoints.getOrganization.initiate({ id: UNKNOWN_ID }, REFETCH),
    );
    setBusy(false);
    if (!error) {
      setOutcome({ tone: 'warning', text: 'Сервер ответил без ошибки' });
      return;
    }
    const { status, message } = toApiError(error);
    setOutcome({ tone: 'danger', text: `${status}: ${message}` });
  };
  return (
    <Card
      title="Неудачный вызов"
      headingLevel={2}
      note={<OutcomeNote outcome={outcome} />}
      footer={
        <Button variant="outlined" busy={busy} onClick={() => void call()}>
          Запросить несуществующее
        </Button>
      }
    >
      <p>Организация, которой нет: показывает ошибку в том виде, в каком её видят страницы.</p>
    </Card>
  );
}

function CaptchaCheck() {
  const captcha = useCaptcha();
  const [outcome, setOutcome] = useState<Outcome>();
  const [busy, setBusy] = useState(false);
  const check = async () => {
    setBusy(true);
    try {
      const token = await captcha.token();
      setOutcome(
        token === undefined
          ? { tone: 'warning', text: 'Ключ капчи не задан: вызовы идут без токена' }
          : { tone: 'success', text: `Токен получен, знаков: ${token.length}` },
      );
    } catch (error) {
      setOutcome({ tone: 'danger', text: toApiError(error).message });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card
      title="Капча"
      headingLevel={2}
      note={<OutcomeNote outcome={outcome} />}
      footer={
        <Button variant="outlined" busy={busy} onClick={() => void check()}>
          Проверить капчу
        </Button>
      }
    >
      <p>Запрашивает токен так же, как страницы входа и регистрации.</p>
      {captcha.element}
    </Card>
  );
}

function Toasts() {
  const toast = useToast();
  return (
    <Card
      title="Сообщения"
      headingLevel={2}
      footer={
        <>
          <Button variant="outlined" onClick={() => toast.success('Изменения сохранены')}>
            Показать успех
          </Button>
          <Button variant="outlined" onClick={() => toast.info('Документ готовится')}>
            Показать сведения
          </Button>
          <Button variant="outlined" onClick={() => toast.error('Не удалось скачать файл')}>
            Показать ошибку
          </Button>
        </>
      }
    >
      <p>Успех исчезает через 3 секунды, ошибка остаётся, пока её не закроют.</p>
    </Card>
  );
}
