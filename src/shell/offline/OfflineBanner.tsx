import './OfflineBanner.css';
import { Icon } from '../../ui/icon/Icon';
import { useOnline } from './onlineStatus';
import { exclamationTriangleIcon } from '../../ui/icon/drawings/exclamationTriangleIcon';

/** Says that there is no network and that nothing typed is lost; silent while there is one. */
export function OfflineBanner() {
  const online = useOnline();
  return (
    <output className="offline-banner">
      {!online && (
        <span className="offline-banner__text">
          <Icon drawing={exclamationTriangleIcon} />
          Нет подключения к интернету. Введённые данные останутся на странице, отправить их можно
          будет, когда связь появится.
        </span>
      )}
    </output>
  );
}
