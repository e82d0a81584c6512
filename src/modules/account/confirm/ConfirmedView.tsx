import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../domain/paths';
import { LinkButton } from '../../../ui/button/LinkButton';
import { ArrivalHeading } from '../register/ArrivalHeading';
import type { Confirmed } from './confirmRegistration';

function firstStep(confirmed: Confirmed | null): { text: ReactNode; to: string; label: string } {
  if (confirmed === null) {
    return {
      text: (
        <>
          Создайте пароль по коду восстановления. Если пароль уже создан,{' '}
          <Link to={paths.login}>войдите</Link>.
        </>
      ),
      to: paths.recovery,
      label: 'Получить код',
    };
  }
  if (confirmed.choosesPassword) {
    return {
      text: 'Создайте пароль для входа в кабинет.',
      to: paths.createPassword,
      label: 'Создать пароль',
    };
  }
  return {
    text: 'Войдите с временным паролем: он придёт на вашу электронную почту. После входа кабинет предложит сменить его.',
    to: paths.login,
    label: 'Войти',
  };
}

export function ConfirmedView({ confirmed }: { confirmed: Confirmed | null }) {
  const { text, to, label } = firstStep(confirmed);
  return (
    <div className="confirm grid grid-cols-1 gap-4 py-5">
      <ArrivalHeading level={1}>Регистрация подтверждена</ArrivalHeading>
      {confirmed?.username != null && (
        <p>
          Логин для входа: <strong className="wrap-anywhere">{confirmed.username}</strong>
        </p>
      )}
      <section className="grid gap-3">
        <h2>Что дальше</h2>
        <ol className="confirm__steps grid gap-2">
          <li>{text}</li>
          <li>
            Владелец кабинета подтвердит вашу учётную запись. До этого в кабинете видна только
            карточка ожидания.
          </li>
          <li>После подтверждения откроются предложения и заявки.</li>
        </ol>
      </section>
      <LinkButton to={to} size="lg" wide>
        {label}
      </LinkButton>
    </div>
  );
}
