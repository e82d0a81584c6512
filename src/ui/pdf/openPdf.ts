import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import scanDecoder from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url';
import { ownWorkers } from '../../lib/ownWorkers';
import { default as workerAddress } from './pdfWorker.ts?worker&url';

/** `broken`: damaged or not a PDF; `locked`: protected by a password. */
export type PdfProblem = 'broken' | 'locked';

/** The file is not a readable PDF. */
export class PdfError extends Error {
  constructor(readonly problem: PdfProblem) {
    super(`PDF: ${problem}`);
  }
}

/** Size in CSS pixels. */
export interface PdfSize {
  width: number;
  height: number;
}

export interface PdfPageView {
  number: number;
  /** Size at 100 percent. */
  size: PdfSize;
  /** Returns the text of the page line by line, for screen readers. */
  text(): Promise<string>;
  /**
   * Renders onto the canvas. `scale` 1 is 100 percent, `density` is the device pixel ratio. Resolves with true if
   * everything could be rendered; rejects if it was cancelled.
   */
  paint(
    canvas: HTMLCanvasElement,
    scale: number,
    density: number,
  ): { done: Promise<boolean>; stop(): void };
}

export interface OpenPdf {
  pages: readonly PdfPageView[];
  /** Releases all resources of the document, including its worker. */
  close(): void;
}

/** 72 points are an inch, or 96 CSS pixels. */
const PIXELS_PER_POINT = 96 / 72;

/** Maximum number of pixels of a canvas, because some browsers leave larger ones empty. */
const MAX_CANVAS_PIXELS = 16_000_000;

/**
 * Returns true if all pictures and fonts were read; the library skips unreadable pictures and fonts, and only logs
 * a warning.
 */
function isWhole({ objs, commonObjs }: PDFPageProxy): boolean {
  return [...objs, ...commonObjs].every(([, data]) => data !== null && typeof data !== 'string');
}

/**
 * The library appends the file name. The «?» makes it a query, because the address already contains the name with
 * a hash.
 */
const SCAN_DECODER_FOLDER = `${new URL(scanDecoder, location.href).href}?/`;

function viewOf(page: PDFPageProxy): PdfPageView {
  const { width, height } = page.getViewport({ scale: PIXELS_PER_POINT });
  return {
    number: page.pageNumber,
    size: { width, height },
    async text() {
      const { items } = await page.getTextContent();
      return items
        .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : ' ') : ''))
        .join('')
        .trim();
    },
    paint(canvas, scale, density) {
      const wanted = scale * density;
      const limit = Math.sqrt(MAX_CANVAS_PIXELS / (width * height));
      const viewport = page.getViewport({ scale: PIXELS_PER_POINT * Math.min(wanted, limit) });
      canvas.width = Math.floor(viewport.width);
      canvas.height = Math.floor(viewport.height);
      const task = page.render({ canvas, viewport });
      const done = task.promise.then(() => isWhole(page));
      return { done, stop: () => task.cancel() };
    },
  };
}

function problemOf(thrown: unknown): unknown {
  if (!(thrown instanceof Error)) return thrown;
  if (thrown.name === 'PasswordException') return new PdfError('locked');
  const isBroken = /^(?:InvalidPDF|Format|MissingPDF|Unknown)(?:Exception|Error.*)$/;
  return isBroken.test(thrown.name) ? new PdfError('broken') : thrown;
}

async function pagesOf(document: PDFDocumentProxy): Promise<PdfPageView[]> {
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  return Promise.all(numbers.map(async (number) => viewOf(await document.getPage(number))));
}

/**
 * Opens a PDF; the reader is loaded on demand. Scripts of the file do not run, and its links load nothing.
 * @throws PdfError if it is broken or needs a password.
 */
export async function openPdf(file: Blob): Promise<OpenPdf> {
  const [{ getDocument, GlobalWorkerOptions }, bytes] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    file.arrayBuffer(),
  ]);
  const thread = new Worker(ownWorkers.createScriptURL(workerAddress), { type: 'module' });
  // The library reads `workerPort` only in the next line, so each document can have its own worker.
  GlobalWorkerOptions.workerPort = thread;
  const task = getDocument({
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    // WebAssembly would need a weaker Content-Security-Policy, so JavaScript decodes scans.
    useWasm: false,
    wasmUrl: SCAN_DECODER_FOLDER,
    enableXfa: false,
    disableAutoFetch: true,
    // Missing fonts are replaced by system fonts; none is downloaded.
    useSystemFonts: true,
    verbosity: 0,
  });
  GlobalWorkerOptions.workerPort = null;
  const close = () => {
    const end = () => thread.terminate();
    task.destroy().then(end, end);
  };
  try {
    const document = await task.promise;
    return { pages: await pagesOf(document), close };
  } catch (thrown) {
    close();
    throw problemOf(thrown);
  }
}
