import { useCallback, useEffect, useRef, useState } from 'react';
import { downloadFile, downloadPaths } from '../../../../api/files/download';
import { useSessionDispatch } from '../../../../session/apiRoot';

/** A document on its way from the server. */
export type LoadedDocument =
  /** `share` received, 0 to 1; null while the size is unknown. */
  | { kind: 'loading'; share: number | null }
  | { kind: 'loaded'; file: Blob; name: string }
  | { kind: 'failed'; message: string };

const JUST_BEGUN: LoadedDocument = { kind: 'loading', share: null };

/** The preview of a request, asked for when the component appears and by `retry`. */
export function useDocument(requestId: string): { document: LoadedDocument; retry: () => void } {
  const dispatch = useSessionDispatch();
  const running = useRef<AbortController>(undefined);
  const [document, setDocument] = useState<LoadedDocument>(JUST_BEGUN);
  const load = useCallback(() => {
    const abort = new AbortController();
    running.current = abort;
    const become = (next: LoadedDocument) => {
      if (!abort.signal.aborted) setDocument(next);
    };
    const loading = downloadFile({
      path: downloadPaths.previewFinanceRequestDocument({ id: requestId }),
      signal: abort.signal,
      onProgress: (share) => become({ kind: 'loading', share }),
      // Not for the browser to save: it is shown first, and lives as long as the dialog.
      save: (file, name) => become({ kind: 'loaded', file, name }),
    });
    void dispatch(loading).then((result) => {
      if (!result.ok) become({ kind: 'failed', message: result.error.message });
    });
  }, [dispatch, requestId]);
  useEffect(() => {
    load();
    return () => running.current?.abort();
  }, [load]);
  const retry = () => {
    setDocument(JUST_BEGUN);
    load();
  };
  return { document, retry };
}
