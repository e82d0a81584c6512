import { courierService } from '../../../domain/services';
import { Button } from '../../../ui/button/Button';
import { linkIcon } from '../../../ui/icon/drawings/linkIcon';
import { useConnect } from '../connect/useConnect';

/** The way to an account where there is none. */
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
