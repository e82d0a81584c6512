import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import scanDecoder from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url';
import { ownWorkers } from '../../lib/ownWorkers';
import { default as workerAddress } from './pdfWorker.ts?worker&url';

/** Why a file can't be shown. */
export type PdfProblem = 'broken' | 'locked';

/** A file that is no readable PDF. */
export class PdfError extends Error {
  constructor(readonly problem: PdfProblem) {
    super(`PDF: ${problem}`);
  }
}

/** CSS pixels. */
export interface PdfSize {
  width: number;
  height: number;
}

/** A page that can be painted. */
export interface PdfPageView {
  number: number;
  /** At 100 percent. */
  size: PdfSize;
  /** Its words, line by line, for those who do not see the painting. */
  text(): Promise<string>;
  /**
   * Paints onto the canvas. `scale` 1 is 100 percent, `density` the screen's pixels for each of CSS.
   * The promise says whether everything could be painted, and rejects when the painting was stopped.
   */
  paint(
    canvas: HTMLCanvasElement,
    scale: number,
    density: number,
  ): { done: Promise<boolean>; stop(): void };
}

export interface OpenPdf {
  pages: readonly PdfPageView[];
  /** Gives back everything that the document holds, its worker too. */
  close(): void;
}

/** 72 points are an inch of 96 CSS pixels. */
const PIXELS_PER_POINT = 96 / 72;

/** A canvas that is larger stays empty in some browsers. */
const MAX_CANVAS_PIXELS = 16_000_000;

/** The library leaves out a picture or a font that it can't read, with no more than a warning. */
function isWhole({ objs, commonObjs }: PDFPageProxy): boolean {
  return [...objs, ...commonObjs].every(([, data]) => data !== null && typeof data !== 'string');
}

/** The library adds the name of its file, which is in the address already, with a hash. */
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
 * Opens a PDF; its reader is loaded now and not before. Nothing in the file is run, and nothing that it
 * names is loaded. @throws PdfError where it is broken or wants a password.
 */
export async function openPdf(file: Blob): Promise<OpenPdf> {
  const [{ getDocument, GlobalWorkerOptions }, bytes] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    file.arrayBuffer(),
  ]);
  const thread = new Worker(ownWorkers.createScriptURL(workerAddress), { type: 'module' });
  // Only the next line reads it: each document has a thread of its own.
  GlobalWorkerOptions.workerPort = thread;
  const task = getDocument({
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    // WebAssembly would need a weaker Content-Security-Policy; scans are decoded by a script.
    useWasm: false,
    wasmUrl: SCAN_DECODER_FOLDER,
    enableXfa: false,
    disableAutoFetch: true,
    // Fonts that are not in the file come from the system; none is downloaded.
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
