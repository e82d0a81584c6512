import { useState } from 'react';
import { Button } from '../../src/ui/button/Button';
import { PdfViewer } from '../../src/ui/pdf/PdfViewer';
import { Timeline } from '../../src/ui/prime/Timeline';
import { GalleryPanel } from './GalleryRow';

const PAGE_TEXT = 'BT /F1 20 Tf 40 120 Td (Sample 2026/118) Tj ET';

const OBJECTS = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 320 200] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
  `<< /Length ${PAGE_TEXT.length} >>\nstream\n${PAGE_TEXT}\nendstream`,
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
];

function samplePdf(): Blob {
  let text = '%PDF-1.4\n';
  const offsets = OBJECTS.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = OBJECTS.length + 1;
  const start = text.length;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  text += `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return new Blob([text], { type: 'application/pdf' });
}

const BROKEN = new Blob(['это не PDF']);

/** The PDF viewer is loaded on demand. */
export function Documents() {
  const [file, setFile] = useState<{ key: string; blob: Blob }>();
  return (
    <>
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
    </>
  );
}
