import { useRef, useState, type ReactNode } from 'react';
import { downloadFile, type DownloadedFile } from '../../api/files/download';
import { useSessionDispatch } from '../../session/apiRoot';
import { Button } from '../../ui/button/Button';
import { downloadIcon } from '../../ui/icon/drawings/downloadIcon';
import { ProgressBar } from '../../ui/state/ProgressBar';
import { useAction } from './useAction';

export interface DownloadButtonProps {
  /** One of `downloadPaths`. */
  path: string;
  /** What is said while it runs, for example «Скачиваем договор». */
  progress: string;
  children: ReactNode;
}

/** Downloads a file: progress that moves and can be stopped; one download at a time. */
export function DownloadButton({ path, progress, children }: DownloadButtonProps) {
  const dispatch = useSessionDispatch();
  const [share, setShare] = useState<number | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { run, busy, cancel } = useAction<DownloadedFile>({
    call: async (_nothing, signal) => {
      setShare(null);
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
        {children}
      </Button>
      {busy && (
        <>
          <ProgressBar label={progress} value={share} />
          <Button variant="text" onClick={stop}>
            Отменить
          </Button>
        </>
      )}
    </>
  );
}
