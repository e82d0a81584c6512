import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface ReadPdf {
  /** Texts of the pages, line by line. */
  pages: string[];
  info: object;
}

/**
 * Reads a PDF like a viewer.
 * @throws Error if the file is broken
 */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  // The library takes ownership of the bytes, so it gets a copy.
  const pdf = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''));
    pages.push(text.join(''));
  }
  const { info } = await pdf.getMetadata();
  return { pages, info };
}
