import { createContext, use, useMemo, type ReactNode } from 'react';
import { downloadPaths } from '../../../api/endpoints/file';
import { downloadFile, type DownloadedFile } from '../../../api/files/download';
import { useAppDispatch } from '../../../session/appStore';
import { useAction } from '../../../blocks/action/useAction';
import { IconButton } from '../../../ui/button/IconButton';
import { downloadIcon } from '../../../ui/icon/frameIcons';
import type { ShownDocument } from './shownDocument';

/** The download state that all rows share. */
interface RowDownload {
  run: (document: ShownDocument) => void;
  /** The document that is being downloaded. */
  subject: ShownDocument | undefined;
}

const RowDownloadContext = createContext<RowDownload>({ run: () => {}, subject: undefined });

/**
 * Downloads the files of rows one at a time, and reports the file name or the error. Wraps the rows, so that a download
 * continues when its row is scrolled out of view.
 */
export function DocumentDownload({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
  const { run, subject } = useAction<DownloadedFile, ShownDocument>({
    call: async ({ fileId }, signal) => {
      const path = downloadPaths.downloadFile({ id: fileId });
      const result = await dispatch(downloadFile({ path, signal }));
      return result.ok ? { data: result.file } : { error: result.error };
    },
    success: (_document, file) => `Файл «${file?.name}» скачан`,
    failure: ({ name }, { message }) => `Не удалось скачать «${name}»: ${message}`,
  });
  const download = useMemo(() => ({ run, subject }), [run, subject]);
  return <RowDownloadContext value={download}>{children}</RowDownloadContext>;
}

/** The download button of a row; a text instead if there is no file yet. */
export function DownloadCell({ document }: { document: ShownDocument }) {
  const { run, subject } = use(RowDownloadContext);
  if (document.fileId === '') return 'Готовится';
  return (
    <IconButton
      icon={downloadIcon}
      size="sm"
      label={`Скачать: ${document.name}`}
      busy={subject?.fileId === document.fileId}
      onClick={() => run(document)}
    />
  );
}
