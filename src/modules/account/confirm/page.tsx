import '../register/registration.css';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import './confirm.css';
import { forgetPrivateQuery, privateQuery } from '../../../shell/navigation/privateQuery';
import { CodeForm } from './CodeForm';
import { ConfirmedView } from './ConfirmedView';
import { firstStage, type Stage, type StaleReason } from './confirmStage';
import { LinkCheck } from './LinkCheck';
import { confirmation, forgetConfirmation } from './pendingConfirmation';
import { paths } from '../../../domain/paths';
import { MessagePage } from '../../../shell/pages/MessagePage';
import { LinkButton } from '../../../ui/button/LinkButton';
import { exclamationTriangleIcon } from '../../../ui/icon/frameIcons';

const TEXTS: Record<StaleReason, { title: string; text: string }> = {
  noContext: {
    title: 'Начните заново',
    text: 'Подтверждать нечего: заявка отправлена давно, в другом окне или ещё не заполнена.',
  },
  expired: {
    title: 'Ссылка устарела',
    text: 'Срок её действия истёк, или регистрация по ней уже подтверждена.',
  },
  wrong: {
    title: 'Ссылка не подошла',
    text: 'Проверьте, что адрес скопирован из письма целиком, или зарегистрируйтесь ещё раз.',
  },
};

/** Explains why nothing can be confirmed, and offers the next step. */
function StaleView({ reason }: { reason: StaleReason }) {
  const { title, text } = TEXTS[reason];
  return (
    <MessagePage
      picture={exclamationTriangleIcon}
      title={title}
      live
      actions={<LinkButton to={paths.register}>Начать заново</LinkButton>}
    >
      <p>{text}</p>
      <p>
        Уже подтвердили регистрацию? <Link to={paths.login}>Войдите</Link> или{' '}
        <Link to={paths.recovery}>восстановите пароль</Link>.
      </p>
    </MessagePage>
  );
}

/** /confirm: confirms a registration with a code, or with the link of an e-mail. */
export default function ConfirmPage() {
  const [stage, setStage] = useState<Stage>(() =>
    firstStage(privateQuery('token'), confirmation()),
  );

  const goStale = (reason: StaleReason) => {
    forgetPrivateQuery();
    setStage({ name: 'stale', reason });
  };

  switch (stage.name) {
    case 'link':
      return (
        <LinkCheck
          token={stage.token}
          onConfirmed={(confirmed) => {
            setStage({ name: 'confirmed', confirmed });
          }}
          onStale={goStale}
        />
      );
    case 'code':
      return (
        <CodeForm
          pending={stage.pending}
          onResent={(pending) => {
            setStage({ name: 'code', pending });
          }}
          onConfirmed={(confirmed) => {
            setStage({ name: 'confirmed', confirmed });
          }}
          onUnknown={() => {
            forgetConfirmation();
            goStale('noContext');
          }}
        />
      );
    case 'confirmed':
      return <ConfirmedView confirmed={stage.confirmed} />;
    case 'stale':
      return <StaleView reason={stage.reason} />;
  }
}
