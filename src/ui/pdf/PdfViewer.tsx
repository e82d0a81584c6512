import './PdfViewer.css';
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { countOf } from '../../lib/countOf';
import { Button } from '../button/Button';
import { IconButton } from '../button/IconButton';
import { minusIcon } from '../icon/frameIcons';
import { plusIcon } from '../icon/pageIcons';
import { ErrorState } from '../state/ErrorState';
import { Spinner } from '../state/Spinner';
import { openPdf, PdfError, type OpenPdf, type PdfPageView } from './openPdf';
import { PdfPage } from './PdfPage';
import { nextZoom, scaleOf, type Zoom } from './zoom';
import type { AnalyticsProps } from '../../observability/analytics/analyticsProps';

export interface PdfViewerProps extends AnalyticsProps {
  file: Blob;
  /** Accessible name of the document. */
  label: string;
  /** Opens the file; replaced in tests. */
  open?: (file: Blob) => Promise<OpenPdf>;
  /** Fetches the file again if it could not be read; if undefined, the same file is opened again. */
  onRetry?: (() => void) | undefined;
}

type Opened =
  | { kind: 'opening' }
  | { kind: 'open'; pdf: OpenPdf }
  | { kind: 'failed'; why: string };

function wordsFor(error: unknown): string {
  if (!(error instanceof PdfError)) return 'Не удалось загрузить просмотр документов';
  return error.problem === 'locked'
    ? 'Документ защищён паролем'
    : 'Файл повреждён или это не PDF-документ';
}

const OPENING: Opened = { kind: 'opening' };

/** Opens the document and closes it on unmount; opens again for another file or attempt. */
function useOpenPdf(file: Blob, open: (file: Blob) => Promise<OpenPdf>, attempt: number): Opened {
  const [last, setLast] = useState<{ attempt: number; opened: Opened }>();
  useEffect(() => {
    let pdf: OpenPdf | undefined;
    let isGone = false;
    open(file).then(
      (one) => {
        if (isGone) return one.close();
        pdf = one;
        setLast({ attempt, opened: { kind: 'open', pdf: one } });
      },
      (error: unknown) => {
        if (!isGone) setLast({ attempt, opened: { kind: 'failed', why: wordsFor(error) } });
      },
    );
    return () => {
      isGone = true;
      pdf?.close();
    };
  }, [file, open, attempt]);
  return last?.attempt === attempt ? last.opened : OPENING;
}

/** Returns the available width for pages, in CSS pixels. */
function usePlaceWidth(place: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return width;
}

/**
 * A PDF inside of the page: all pages, fitted to the width or zoomed, with the keys «+», «−» and «0». It fills its
 * container, so the container must have a height. Another file needs another `key`.
 */
export function PdfViewer({ file, label, open = openPdf, onRetry, ...mark }: PdfViewerProps) {
  const [attempt, setAttempt] = useState(0);
  const opened = useOpenPdf(file, open, attempt);
  if (opened.kind === 'opening') return <Spinner size="lg" label="Открываем документ" />;
  if (opened.kind === 'failed')
    return (
      <ErrorState
        {...mark}
        title="Документ не открылся"
        message={opened.why}
        onRetry={onRetry ?? (() => setAttempt(attempt + 1))}
      />
    );
  return <Pages {...mark} pages={opened.pdf.pages} label={label} />;
}

interface PagesProps extends AnalyticsProps {
  pages: readonly PdfPageView[];
  label: string;
}

function Pages({ pages, label, ...mark }: PagesProps) {
  const [zoom, setZoom] = useState<Zoom>('width');
  const place = useRef<HTMLElement>(null);
  const placeWidth = usePlaceWidth(place);
  const widest = Math.max(0, ...pages.map(({ size }) => size.width));
  const scale = scaleOf(zoom, placeWidth, widest);
  const change = (direction: 1 | -1) => setZoom(nextZoom(scale, direction));
  const steer = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') change(1);
    else if (event.key === '-') change(-1);
    else if (event.key === '0') setZoom('width');
    else return;
    event.preventDefault();
  };
  return (
    <div {...mark} className="pdf flex flex-col overflow-hidden">
      <div className="pdf__tools flex flex-wrap items-center gap-1 border-b bg-surface">
        <IconButton icon={minusIcon} label="Уменьшить" onClick={() => change(-1)} />
        <output className="min-w-3-5rem text-center tabular-nums" aria-label="Масштаб">
          {Math.round(scale * 100)}&nbsp;%
        </output>
        <IconButton icon={plusIcon} label="Увеличить" onClick={() => change(1)} />
        <Button variant="text" onClick={() => setZoom('width')}>
          По ширине
        </Button>
        <span className="ms-auto text-sm text-muted">
          {countOf(pages.length, 'страница', 'страницы', 'страниц')}
        </span>
      </div>
      <section
        ref={place}
        className="pdf__pages flex-1 bg-sunken focus-inside pad-3"
        aria-label={label}
        tabIndex={0}
        onKeyDown={steer}
      >
        {placeWidth > 0 &&
          pages.map((page) => (
            <PdfPage key={page.number} page={page} pages={pages.length} scale={scale} />
          ))}
      </section>
    </div>
  );
}
