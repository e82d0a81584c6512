import { useEffect, useState } from 'react';
import { downloadFile, downloadPaths } from '../../../../api/files/download';
import { useSessionDispatch } from '../../../../session/apiRoot';

/** A document on its way from the server. */
export type LoadedDocument =
  /** `share` received, 0 to 1; null while the size is unknown. */
  | { kind: 'loading'; share: number | null }
  | { kind: 'loaded'; file: Blob; name: string }
  | { kind: 'failed'; message: string };

/** The preview of a request, asked for when the component appears and by `retry`. */
export function useDocument(requestId: string): { document: LoadedDocument; retry: () => void } {
  const dispatch = useSessionDispatch();
  const [attempt, setAttempt] = useState(0);
  const [document, setDocument] = useState<LoadedDocument>({ kind: 'loading', share: null });
  useEffect(() => {
    const abort = new AbortController();
    setDocument({ kind: 'loading', share: null });
    const path = downloadPaths.previewFinanceRequestDocument({ id: requestId });
    const onProgress = (share: number | null) => {
      if (!abort.signal.aborted) setDocument({ kind: 'loading', share });
    };
    // Not for the browser to save: it is shown first, and lives as long as the dialog.
    const save = (file: Blob, name: string) => {
      if (!abort.signal.aborted) setDocument({ kind: 'loaded', file, name });
    };
    void dispatch(downloadFile({ path, signal: abort.signal, onProgress, save })).then((result) => {
      if (result.ok || abort.signal.aborted) return;
      setDocument({ kind: 'failed', message: result.error.message });
    });
    return () => abort.abort();
  }, [dispatch, requestId, attempt]);
  return { document, retry: () => setAttempt((count) => count + 1) };
}
