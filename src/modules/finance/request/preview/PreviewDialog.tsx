import './PreviewDialog.css';
import { saveFile } from '../../../../lib/saveFile';
import type { ModalContentProps } from '../../../../shell/modal/modalContent';
import { Button } from '../../../../ui/button/Button';
import { downloadIcon } from '../../../../ui/icon/drawings/downloadIcon';
import { Modal } from '../../../../ui/overlay/Modal';
import { PdfViewer } from '../../../../ui/pdf/PdfViewer';
import { ErrorState } from '../../../../ui/state/ErrorState';
import { ProgressBar } from '../../../../ui/state/ProgressBar';
import { useDocument, type LoadedDocument } from './useDocument';

export interface PreviewDialogProps {
  requestId: string;
}

const WIDTHS = { sm: '11/12', lg: '10/12', xl: '8/12' } as const;

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

/** The document of a request inside of the page, and as a file with the server's name. */
export default function PreviewDialog({
  props: { requestId },
  close,
}: ModalContentProps<PreviewDialogProps>) {
  const { document, retry } = useDocument(requestId);
  const dismiss = () => close();
  return (
    <Modal
      title="Предварительный просмотр заявки"
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
      <div className="preview">
        <Contents document={document} retry={retry} />
      </div>
    </Modal>
  );
}
