import './OfflineBanner.css';
import { Icon } from '../../ui/Icon';
import { useOnline } from './onlineStatus';

/** Says that there is no network and that nothing typed is lost; silent while there is one. */
export function OfflineBanner() {
  const online = useOnline();
  return (
    <output className="offline-banner">
      {!online && (
        <span className="offline-banner__text">
          <Icon name="exclamation-triangle" />
          Нет подключения к интернету. Введённые данные останутся на странице, отправить их можно
          будет, когда связь появится.
        </span>
      )}
    </output>
  );
}
