import { useState } from 'react';
import { downloadPaths, usePicture } from '../../api/endpoints/file';
import { formatBytes } from '../../lib/bytes';
import { IconButton } from '../../ui/button/IconButton';
import { Icon } from '../../ui/icon/Icon';
import { fileIcon } from '../../ui/icon/frameIcons';
import { trashIcon } from '../../ui/icon/pageIcons';
import { ImagePreview } from '../../ui/imagePreview/ImagePreview';
import { DownloadButton } from '../action/DownloadButton';
import { isShownPicture, type NamedFile } from './uploadRules';

export interface StoredFile extends NamedFile {
  id: string;
}

interface StoredFileRowProps {
  file: StoredFile;
  /** Undefined if the file cannot be removed. */
  onRemove?: (() => void) | undefined;
}

/** A file on the server, with a download button. A picture also opens in the preview. */
export function StoredFileRow({ file, onRemove }: StoredFileRowProps) {
  const { id, name, size } = file;
  return (
    <li className="upload-row grid items-center gap-3 rounded border min-h-56px">
      <span className="upload-row__picture grid overflow-hidden place-center">
        {isShownPicture(name) ? <Picture file={file} /> : <Icon drawing={fileIcon} size="lg" />}
      </span>
      <div className="grid gap-2px min-w-0">
        <bdi className="upload-row__name wrap-anywhere">{name}</bdi>
        {size !== undefined && <span className="text-xs text-muted">{formatBytes(size)}</span>}
      </div>
      <div className="upload-row__actions flex flex-wrap justify-end gap-1 print-hidden">
        <DownloadButton
          path={downloadPaths.downloadFile({ id })}
          progress="Скачиваем файл"
          size="sm"
        >
          Скачать
        </DownloadButton>
        {onRemove && (
          <IconButton icon={trashIcon} size="sm" label={`Удалить: ${name}`} onClick={onRemove} />
        )}
      </div>
    </li>
  );
}

/** A thumbnail; a file icon if the picture cannot be displayed. */
function Picture({ file: { id, name } }: { file: StoredFile }) {
  const src = usePicture(id);
  const [isOpen, setOpen] = useState(false);
  if (src === undefined) return <Icon drawing={fileIcon} size="lg" />;
  return (
    <>
      <button
        type="button"
        className="upload-row__look rounded border"
        aria-haspopup="dialog"
        aria-label={`Посмотреть: ${name}`}
        onClick={() => setOpen(true)}
      >
        <img className="upload-row__image block w-full h-full" src={src} alt="" />
      </button>
      {isOpen && (
        <ImagePreview pictures={[{ title: name, src }]} start={0} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
