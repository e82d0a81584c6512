import { courierService } from '../../../domain/services';
import { Button } from '../../../ui/button/Button';
import { linkIcon } from '../../../ui/icon/frameIcons';
import { useConnect } from '../connect/useConnect';

/** Shows a user without an account how to connect one. */
export function ConnectAccount() {
  const connect = useConnect();
  return (
    <>
      <p>
        Аккаунт {courierService.genitive} не подключён. Подключите его: заказы загрузятся сами, и их
        можно будет застраховать.
      </p>
      <div>
        <Button
          icon={linkIcon}
          data-analytics="button:connect-account"
          onClick={() => connect.start(false)}
        >
          Подключить аккаунт
        </Button>
      </div>
    </>
  );
}
