import { useRef, useState } from 'react';
import { downloadFile, downloadPaths, type DownloadedFile } from '../../../api/files/download';
import { useSessionDispatch } from '../../../session/apiRoot';
import { useAction } from '../../../shell/action/useAction';
import { Button } from '../../../ui/button/Button';
import { ProgressBar } from '../../../ui/state/ProgressBar';
import { downloadIcon } from '../../../ui/icon/drawings/downloadIcon';

/** «Скачать договор»: progress that moves and can be stopped; one download at a time. */
export function AgreementDownload({ agreementId }: { agreementId: string }) {
  const dispatch = useSessionDispatch();
  const [share, setShare] = useState<number | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { run, busy, cancel } = useAction<DownloadedFile>({
    call: async (_nothing, signal) => {
      setShare(null);
      const path = downloadPaths.downloadDebtorAgreement({ agreementId });
      const result = await dispatch(downloadFile({ path, signal, onProgress: setShare }));
      return result.ok ? { data: result.file } : { error: result.error };
    },
    success: (_nothing, file) => `Файл «${file?.name}» скачан`,
  });
  const stop = () => {
    cancel();
    // «Отменить» is about to go.
    button.current?.focus();
  };
  return (
    <>
      <Button ref={button} variant="outlined" icon={downloadIcon} busy={busy} onClick={() => run()}>
        Скачать договор
      </Button>
      {busy && (
        <>
          <ProgressBar label="Скачиваем договор" value={share} />
          <Button variant="text" onClick={stop}>
            Отменить
          </Button>
        </>
      )}
    </>
  );
}
