import { formatBytes } from '../../lib/bytes';
import { Button } from '../../ui/button/Button';
import { IconButton } from '../../ui/button/IconButton';
import { classNames } from '../../ui/classNames';
import { Icon } from '../../ui/icon/Icon';
import { fileIcon, refreshIcon, timesIcon } from '../../ui/icon/frameIcons';
import { ProgressBar } from '../../ui/prime/ProgressBar';
import type { Upload } from './useUploads';

interface UploadRowProps {
  upload: Upload;
  /** Cancels the upload, or removes its row. */
  onDrop: () => void;
  onRetry: () => void;
}

/** A file that is waiting, being sent, or failed to upload. */
export function UploadRow({ upload, onDrop, onRetry }: UploadRowProps) {
  const { name, size, state, share, message } = upload;
  const isOver = state === 'failed' || state === 'refused';
  return (
    <li className={classNames('upload-row grid items-center gap-3', isOver && 'upload-row--wrong')}>
      <span className="upload-row__picture grid overflow-hidden">
        <Icon drawing={fileIcon} size="lg" />
      </span>
      <div className="grid gap-2px min-w-0">
        <bdi className="upload-row__name wrap-anywhere">{name}</bdi>
        {isOver ? (
          <span className="upload-row__message text-danger text-sm wrap-anywhere">{message}</span>
        ) : (
          <ProgressBar
            label={state === 'waiting' ? 'Ждёт очереди' : `Загружаем, ${formatBytes(size)}`}
            value={share}
          />
        )}
      </div>
      <div className="upload-row__actions flex flex-wrap justify-end gap-1 print-hidden">
        {state === 'failed' && (
          <Button variant="text" size="sm" icon={refreshIcon} onClick={onRetry}>
            Повторить
          </Button>
        )}
        <IconButton
          icon={timesIcon}
          size="sm"
          label={`${isOver ? 'Убрать' : 'Отменить загрузку'}: ${name}`}
          onClick={onDrop}
        />
      </div>
    </li>
  );
}
