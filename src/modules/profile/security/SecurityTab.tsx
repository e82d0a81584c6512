import { useSessionDispatch } from '../../../session/apiRoot';
import { signOut } from '../../../session/signOut';
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
        title="Сессия"
        headingLevel={2}
        footer={
          <Button
            variant="outlined"
            icon={signOutIcon}
            data-analytics="button:sign-out"
            onClick={() => void dispatch(signOut())}
          >
            Выйти из кабинета
          </Button>
        }
      >
        <p>
          Пароль не хранится в открытом виде, а в браузере кабинет его не сохраняет. Сессия
          действует, пока вы не выйдете или не закроете браузер. Выход завершает её сразу во всех
          вкладках этого браузера.
        </p>
      </Card>
    </div>
  );
}
