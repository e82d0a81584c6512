import { useRef, useState, type ReactNode } from 'react';
import { errorFromThrown } from '../../api/errors';
import type {
  DownloadedFile,
  DownloadOptions,
  DownloadProgress,
  DownloadResult,
} from '../../api/files/download';
import { useAppDispatch, type AppDispatch } from '../../session/appStore';
import { Button, type ButtonProps } from '../../ui/button/Button';
import { downloadIcon } from '../../ui/icon/frameIcons';
import { createPart, LazyPart } from '../../shell/lazy/LazyPart';
import type { DownloadProgressProps } from './DownloadProgress';
import { useAction } from './useAction';

export interface DownloadButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  /** One of `downloadPaths`. */
  path: string;
  /** Request body for a file that is generated on demand; undefined for a plain GET of the file. */
  body?: object | undefined;
  /** Progress text, for example «Скачиваем договор». */
  progress: string;
  children: ReactNode;
}

const progressPart = createPart<DownloadProgressProps>(() => import('./DownloadProgress'));

/** Downloads the file. Loads the code for that on the first press, because most visits download nothing. */
async function startDownload(
  options: DownloadOptions,
  dispatch: AppDispatch,
): Promise<DownloadResult> {
  try {
    const { downloadFile } = await import('../../api/files/download');
    return await dispatch(downloadFile(options));
  } catch (thrown) {
    return { ok: false, error: errorFromThrown(thrown) };
  }
}

interface DownloadProps extends Pick<DownloadButtonProps, 'path' | 'body' | 'progress' | 'size'> {
  /** Called before «Отменить» disappears, to move the focus. */
  onStop: () => void;
}

/**
 * Returns a function that downloads the file, one download at a time, and `line`: the progress in bytes with a button
 * that stops the download. `line` renders nothing between downloads.
 */
export function useDownload({ path, body, progress, size, onStop }: DownloadProps) {
  const dispatch = useAppDispatch();
  const [arrived, setArrived] = useState<DownloadProgress>();
  const { run, busy, cancel } = useAction<DownloadedFile>({
    call: async (_nothing, signal) => {
      setArrived(undefined);
      const onProgress = (_share: number | null, bytes: DownloadProgress) => setArrived(bytes);
      const options = { path, signal, onProgress, ...(body !== undefined && { body }) };
      const result = await startDownload(options, dispatch);
      return result.ok ? { data: result.file } : { error: result.error };
    },
    success: (_nothing, file) => `Файл «${file?.name}» скачан`,
  });
  const stop = () => {
    cancel();
    onStop();
  };
  const line: ReactNode = busy && (
    // If this chunk fails to load, the download continues without a progress line.
    <LazyPart part={progressPart} fallback={null} onFailure={() => {}}>
      {(Progress) => <Progress label={progress} arrived={arrived} size={size} onStop={stop} />}
    </LazyPart>
  );
  return { run: () => run(), busy, line };
}

export function DownloadButton({
  variant = 'outlined',
  children,
  ...download
}: DownloadButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { run, busy, line } = useDownload({
    ...download,
    onStop: () => button.current?.focus(),
  });
  return (
    <>
      <Button
        ref={button}
        variant={variant}
        size={download.size}
        icon={downloadIcon}
        busy={busy}
        onClick={run}
      >
        {children}
      </Button>
      {line}
    </>
  );
}
