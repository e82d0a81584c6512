import { useAppDispatch } from '../../../session/appStore';
import { consentedSignOut } from '../../../shell/leave/consentedSignOut';
import { Button } from '../../../ui/button/Button';
import { Card } from '../../../ui/card/Card';
import { PasswordCard } from './PasswordCard';
import { signOutIcon } from '../../../ui/icon/frameIcons';

/** «Безопасность»: the password and the session. */
export default function SecurityTab() {
  const dispatch = useAppDispatch();
  return (
    <div className="profile__stack grid grid-cols-1 gap-4">
      <PasswordCard />
      <Card
        title="Сессия"
        headingLevel={2}
        footer={
          <Button
            variant="outlined"
            icon={signOutIcon}
            data-analytics="button:sign-out"
            onClick={() => void dispatch(consentedSignOut())}
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
