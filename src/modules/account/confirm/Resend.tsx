import { Link } from 'react-router-dom';
import { paths } from '../../../domain/paths';
import { ResendTimer } from '../../../ui/countdown/ResendTimer';
import { AlreadyRegistered } from '../register/AlreadyRegistered';
import { useApplication } from '../register/useApplication';
import { useResend } from '../useResend';
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

/**
 * Button for another code: sends the application again, from memory. After a reload there is no application, because
 * personal data are not stored; then a link opens the form.
 */
export function Resend({ pending, onResent }: ResendProps) {
  const { send: apply, captcha } = useApplication();
  const resend = useResend('Новый код отправлен. Прежний больше не действует.');
  const application = sentApplication();
  const formPath = FORM_PATHS[pending.kind];

  if (application === null) {
    return (
      <p className="text-muted">
        Код не пришёл или устарел? <Link to={formPath}>Заполните заявку ещё раз</Link>.
      </p>
    );
  }

  const send = async () => {
    await apply(application);
    const next = confirmation();
    if (next?.stage === 'code') onResent(next);
  };

  return (
    <div className="grid gap-3">
      {resend.result}
      {resend.failure?.status === 409 && <AlreadyRegistered />}
      {captcha}
      <ResendTimer
        untilMs={pending.resendAt}
        busy={resend.busy}
        onResend={() => void resend.send(send)}
      />
      <p className="text-muted">
        Ошиблись в номере? <Link to={formPath}>Изменить данные</Link>
      </p>
    </div>
  );
}
