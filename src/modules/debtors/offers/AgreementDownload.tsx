import { useRef, useState } from 'react';
import { downloadFile, downloadPaths } from '../../../api/files/download';
import { isAborted } from '../../../api/errors';
import { useSessionDispatch } from '../../../session/apiRoot';
import { toast } from '../../../shell/toast/toasts';
import { Button } from '../../../ui/button/Button';
import { ProgressBar } from '../../../ui/state/ProgressBar';
import { downloadIcon } from '../../../ui/icon/drawings/downloadIcon';

type Progress = { share: number | null };

/** «Скачать договор»: progress that moves and can be stopped; one download at a time. */
export function AgreementDownload({ agreementId }: { agreementId: string }) {
  const dispatch = useSessionDispatch();
  const [progress, setProgress] = useState<Progress>();
  const running = useRef<AbortController>(undefined);

  const download = async () => {
    if (running.current) return;
    running.current = new AbortController();
    setProgress({ share: null });
    const result = await dispatch(
      downloadFile({
        path: downloadPaths.downloadDebtorAgreement({ agreementId }),
        signal: running.current.signal,
        onProgress: (share) => setProgress({ share }),
      }),
    );
    running.current = undefined;
    setProgress(undefined);
    if (result.ok) toast.success(`Файл «${result.file.name}» скачан`);
    else if (!isAborted(result.error)) toast.error(result.error.message);
  };

  if (!progress) {
    return (
      <Button variant="outlined" icon={downloadIcon} onClick={() => void download()}>
        Скачать договор
      </Button>
    );
  }
  return (
    <>
      <ProgressBar label="Скачиваем договор" value={progress.share} />
      <Button variant="text" onClick={() => running.current?.abort()}>
        Отменить
      </Button>
    </>
  );
}
