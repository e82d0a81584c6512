import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden';
import type { PdfPageView } from './openPdf';

/** Distance at which a page is rendered before it is visible: one screen. */
const AHEAD = '100%';

interface PdfPageProps {
  page: PdfPageView;
  pages: number;
  scale: number;
}

/**
 * Renders the page while it is near the window, and again on resize; releases its memory when it is far from
 * the window.
 */
function usePainting({ page, scale }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isNear, setNear] = useState(false);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => setNear(entry?.isIntersecting ?? false),
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const element = canvas.current;
    if (!element || !isNear) return undefined;
    let isStopped = false;
    const painting = page.paint(element, scale, window.devicePixelRatio || 1);
    const end = (isWhole: boolean) => {
      if (!isStopped) setFailed(!isWhole);
    };
    painting.done.then(end, () => end(false));
    return () => {
      isStopped = true;
      painting.stop();
      element.width = 0;
      element.height = 0;
    };
  }, [page, scale, isNear]);
  return { canvas, isFailed };
}

/** Returns the text of a page; empty until it is extracted, or if that fails. */
function useText(page: PdfPageView): string {
  const [text, setText] = useState('');
  useEffect(() => {
    let isGone = false;
    page.text().then(
      (found) => {
        if (!isGone) setText(found);
      },
      // Without its text the page can still be displayed.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [page]);
  return text;
}

/** One page: a canvas for display, and its text for screen readers. */
export function PdfPage(props: PdfPageProps) {
  const { page, pages, scale } = props;
  const { canvas, isFailed } = usePainting(props);
  const text = useText(page);
  const width = Math.floor(page.size.width * scale);
  const height = Math.floor(page.size.height * scale);
  return (
    <section
      className="pdf__page relative w-fit"
      aria-label={`Страница ${page.number} из ${pages}`}
    >
      {isFailed && (
        <p className="pdf__failure rounded bg-surface pad-2-3" style={{ width }}>
          Эту страницу не удалось показать полностью. Скачайте документ, чтобы увидеть её
        </p>
      )}
      <canvas ref={canvas} className="pdf__canvas block" aria-hidden style={{ width, height }} />
      <VisuallyHidden>{text}</VisuallyHidden>
    </section>
  );
}
