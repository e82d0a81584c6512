import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../domain/paths';
import { isAborted, toApiError, type ApiError } from '../../../api/errors';
import { useAppDispatch } from '../../../session/appStore';
import { Note } from '../../../ui/state/Note';
import { ResendTimer } from '../../../ui/countdown/ResendTimer';
import { AlreadyRegistered } from '../register/AlreadyRegistered';
import { useApplication } from '../register/useApplication';
import { reportUnsentCode } from '../oneTimeCode';
import {
  confirmation,
  sentApplication,
  type Application,
  type PendingCode,
} from './pendingConfirmation';

const FORM_PATHS: Record<Application['kind'], string> = {
  organization: paths.register,
  seller: paths.sellerRegister,
};

interface ResendProps {
  pending: PendingCode;
  onResent: (pending: PendingCode) => void;
}

type Sending =
  | { state: 'idle' }
  | { state: 'busy' }
  | { state: 'sent' }
  | { state: 'failed'; error: ApiError };

/**
 * Button for another code: sends the application again, from memory. After a reload there is no application, because
 * personal data are not stored; then a link opens the form.
 */
export function Resend({ pending, onResent }: ResendProps) {
  const { send, captcha } = useApplication();
  const dispatch = useAppDispatch();
  const [sending, setSending] = useState<Sending>({ state: 'idle' });
  const application = sentApplication();
  const formPath = FORM_PATHS[pending.kind];

  if (application === null) {
    return (
      <p className="text-muted">
        Код не пришёл или устарел? <Link to={formPath}>Заполните заявку ещё раз</Link>.
      </p>
    );
  }

  const resend = async () => {
    setSending({ state: 'busy' });
    try {
      await send(application);
    } catch (thrown) {
      reportUnsentCode(thrown, dispatch);
      setSending({ state: 'failed', error: toApiError(thrown) });
      return;
    }
    const next = confirmation();
    if (next?.stage === 'code') {
      setSending({ state: 'sent' });
      onResent(next);
    }
  };

  return (
    <div className="grid gap-3">
      {/* Rendered even while it is empty, because screen readers announce only changes of an existing live region. */}
      <output className="confirm__sent">
        {sending.state === 'sent' && (
          <Note tone="success">Новый код отправлен. Прежний больше не действует.</Note>
        )}
      </output>
      {sending.state === 'failed' && !isAborted(sending.error) && (
        <Note tone="danger" live>
          {sending.error.message}
        </Note>
      )}
      {sending.state === 'failed' && sending.error.status === 409 && <AlreadyRegistered />}
      {captcha}
      <ResendTimer
        untilMs={pending.resendAt}
        busy={sending.state === 'busy'}
        onResend={() => void resend()}
      />
      <p className="text-muted">
        Ошиблись в номере? <Link to={formPath}>Изменить данные</Link>
      </p>
    </div>
  );
}
