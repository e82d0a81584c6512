import { useState } from 'react';
import { Button } from '../../../ui/button/Button';
import { PdfViewer } from '../../../ui/pdf/PdfViewer';
import { Timeline } from '../../../ui/timeline/Timeline';
import { GalleryPanel, GallerySection } from './GallerySection';
import { samplePdf } from './samplePdf';

const BROKEN = new Blob(['это не PDF']);

/** Steps in time, and documents inside of the page; their reader is loaded when one is opened. */
export function Documents() {
  const [file, setFile] = useState<{ key: string; blob: Blob }>();
  return (
    <GallerySection id="documents" title="История и документы">
      <GalleryPanel label="История">
        <Timeline
          label="История заявки"
          steps={[
            { key: 'sent', title: 'Отправлена в банк', time: '2026-11-19T10:20:00Z' },
            {
              key: 'considered',
              title: 'На рассмотрении',
              time: '2026-11-20T08:05:00Z',
              text: 'Обычно от 5 до 14 рабочих дней',
            },
            { key: 'agreement', title: 'Договор', isAhead: true },
          ]}
        />
      </GalleryPanel>
      <div className="gallery__items">
        <Button variant="outlined" onClick={() => setFile({ key: 'sample', blob: samplePdf() })}>
          Показать документ
        </Button>
        <Button variant="outlined" onClick={() => setFile({ key: 'broken', blob: BROKEN })}>
          Показать повреждённый файл
        </Button>
      </div>
      {file && (
        <div className="gallery__document">
          <PdfViewer key={file.key} file={file.blob} label="Образец документа" />
        </div>
      )}
    </GallerySection>
  );
}
