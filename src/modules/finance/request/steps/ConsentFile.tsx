import { downloadFile, downloadPaths, type DownloadedFile } from '../../../../api/files/download';
import { useSessionDispatch } from '../../../../session/apiRoot';
import { useAction } from '../../../../blocks/action/useAction';
import { Button } from '../../../../ui/button/Button';
import { downloadIcon } from '../../../../ui/icon/drawings/downloadIcon';

/** Downloads the document that a consent is about. */
export function ConsentFile({ fileId, name }: { fileId: string; name: string }) {
  const dispatch = useSessionDispatch();
  const { run, busy } = useAction<DownloadedFile>({
    call: async (_nothing, signal) => {
      const path = downloadPaths.downloadFile({ id: fileId });
      const result = await dispatch(downloadFile({ path, signal }));
      return result.ok ? { data: result.file } : { error: result.error };
    },
    success: (_nothing, file) => `Файл «${file?.name}» скачан`,
  });
  return (
    <Button
      variant="text"
      size="sm"
      icon={downloadIcon}
      busy={busy}
      aria-label={`Скачать документ: ${name}`}
      onClick={() => run()}
    >
      Скачать документ
    </Button>
  );
}
