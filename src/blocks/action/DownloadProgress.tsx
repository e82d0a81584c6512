import './DownloadProgress.css';
import type { DownloadProgress as Arrived } from '../../api/files/download';
import { formatBytes } from '../../lib/bytes';
import { Button, type ButtonProps } from '../../ui/button/Button';
import { ProgressBar } from '../../ui/prime/ProgressBar';

export interface DownloadProgressProps {
  /** Name of the download, for example «Скачиваем договор». */
  label: string;
  /** Undefined before the first bytes. */
  arrived: Arrived | undefined;
  size?: ButtonProps['size'];
  onStop: () => void;
}

/** Returns «12,5 из 40 КБ», or only the received part when the total is unknown. */
function bytesText({ received, total }: Arrived): string {
  return total === null
    ? formatBytes(received)
    : `${formatBytes(received)} из ${formatBytes(total)}`;
}

export default function DownloadProgress({ label, arrived, size, onStop }: DownloadProgressProps) {
  const total = arrived?.total ?? null;
  return (
    <div className="download flex flex-auto gap-3 items-center">
      <div className="flex-auto min-w-0">
        <ProgressBar
          label={label}
          value={arrived === undefined || total === null ? null : arrived.received / total}
          detail={arrived && bytesText(arrived)}
        />
      </div>
      <Button variant="text" size={size} onClick={onStop}>
        Отменить
      </Button>
    </div>
  );
}
