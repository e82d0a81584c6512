import './OfflineBanner.css';
import { ToneMark } from '../../ui/state/Note';
import { useOnline } from './onlineStatus';

/** Shows a banner while offline: there is no network, and the input is kept. Empty while online. */
export function OfflineBanner() {
  const online = useOnline();
  return (
    <output className="block">
      {!online && (
        <span className="offline-banner__text flex items-center gap-2 text-warning font-medium justify-center">
          <ToneMark tone="warning" />
          Нет подключения к интернету. Введённые данные останутся на странице, отправить их можно
          будет, когда связь появится.
        </span>
      )}
    </output>
  );
}
