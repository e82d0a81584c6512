import { useSessionDispatch } from '../../../session/apiRoot';
import { signOut } from '../../../session/lifecycle';
import { Button } from '../../../ui/button/Button';
import { Card } from '../../../ui/card/Card';
import { PasswordCard } from './PasswordCard';
import { signOutIcon } from '../../../ui/icon/drawings/signOutIcon';

/** «Безопасность»: the password and the session. */
export default function SecurityTab() {
  const dispatch = useSessionDispatch();
  return (
    <div className="profile__stack">
      <PasswordCard />
      <Card
        title="Сеанс"
        headingLevel={2}
        footer={
          <Button variant="outlined" icon={signOutIcon} onClick={() => void dispatch(signOut())}>
            Выйти из кабинета
          </Button>
        }
      >
        <p>
          Кабинет не хранит ваш пароль, а вход действует до выхода или до закрытия браузера. Выход
          завершает сеанс сразу во всех вкладках этого браузера.
        </p>
      </Card>
    </div>
  );
}
