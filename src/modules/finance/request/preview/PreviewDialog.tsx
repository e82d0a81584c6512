import './PreviewDialog.css';
import { useCallback, useEffect, useRef, useState } from 'react';
import { downloadPaths } from '../../../../api/endpoints/file';
import { downloadFile } from '../../../../api/files/download';
import { saveFile } from '../../../../lib/saveFile';
import { useAppDispatch } from '../../../../session/appStore';
import type { ModalContentProps } from '../../../../shell/modal/modalContent';
import { Button } from '../../../../ui/button/Button';
import { downloadIcon } from '../../../../ui/icon/frameIcons';
import { Modal } from '../../../../ui/overlay/Modal';
import { PdfViewer } from '../../../../ui/pdf/PdfViewer';
import { ErrorState } from '../../../../ui/state/ErrorState';
import { ProgressBar } from '../../../../ui/prime/ProgressBar';

export interface PreviewDialogProps {
  requestId: string;
  /** True if the bank already has the request. */
  isSent?: boolean;
}

const WIDTHS = { sm: '11/12', lg: '10/12', xl: '8/12' } as const;

type LoadedDocument =
  /** `share` is the received fraction of the file, 0 to 1; null while the size is unknown. */
  | { kind: 'loading'; share: number | null }
  | { kind: 'loaded'; file: Blob; name: string }
  | { kind: 'failed'; message: string };

const JUST_BEGUN: LoadedDocument = { kind: 'loading', share: null };

/** Loads the preview of a request on mount, and again on `retry`. */
function useDocument(requestId: string): { document: LoadedDocument; retry: () => void } {
  const dispatch = useAppDispatch();
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
      // The file is displayed, not saved; «Скачать» saves it.
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

function Contents({ document, retry }: { document: LoadedDocument; retry: () => void }) {
  switch (document.kind) {
    case 'loading':
      return <ProgressBar label="Загружаем документ" value={document.share} />;
    case 'failed':
      return (
        <ErrorState
          title="Не удалось загрузить документ"
          message={document.message}
          onRetry={retry}
        />
      );
    case 'loaded':
      return <PdfViewer file={document.file} label="Документ заявки" onRetry={retry} />;
  }
}

/** Shows the document of a request in the page; a button saves it under the server's name. */
export default function PreviewDialog({
  props: { requestId, isSent = false },
  close,
}: ModalContentProps<PreviewDialogProps>) {
  const { document, retry } = useDocument(requestId);
  const dismiss = () => close();
  return (
    <Modal
      title={isSent ? 'Документ заявки' : 'Предварительный просмотр заявки'}
      widths={WIDTHS}
      onClose={dismiss}
      footer={
        <>
          <Button
            data-analytics="button:download-preview"
            icon={downloadIcon}
            disabled={document.kind !== 'loaded'}
            onClick={() => {
              if (document.kind === 'loaded') saveFile(document.file, document.name);
            }}
          >
            Скачать
          </Button>
          <Button variant="outlined" onClick={dismiss}>
            Закрыть
          </Button>
        </>
      }
    >
      <div className="preview flex flex-col">
        <Contents document={document} retry={retry} />
      </div>
    </Modal>
  );
}
