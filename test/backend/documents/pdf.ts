import { buffer } from 'node:stream/consumers';
import { loadFonts } from './fonts';

/** A section of a document; its contents are printed in the order of the properties. */
export interface PdfSection {
  heading?: string;
  paragraphs?: readonly string[];
  /** Names with their values: «ИНН: 7801234564». */
  facts?: readonly (readonly [name: string, value: string])[];
  table?: { columns: readonly string[]; rows: readonly (readonly string[])[] };
}

export interface PdfContents {
  /** Heading of the text, and window title in the PDF reader. */
  title: string;
  /** Epoch milliseconds of the backend's clock, so that the same input results in the same bytes. */
  createdAt: number;
  sections: readonly PdfSection[];
}

const MARGIN = 56;
const SIZES = { title: 16, heading: 12, text: 10 } as const;

type Page = PDFKit.PDFDocument;

/** Creates an A4 document in Russian with searchable text. */
export async function createPdf(contents: PdfContents): Promise<Uint8Array<ArrayBuffer>> {
  const [{ default: PdfDocument }, { regular, bold }] = await Promise.all([
    import('pdfkit'),
    loadFonts(),
  ]);
  const { title, createdAt, sections } = contents;
  const page = new PdfDocument({
    size: 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    lang: 'ru-RU',
    displayTitle: true,
    info: {
      Title: title,
      Author: 'Деловой кабинет',
      CreationDate: new Date(createdAt),
      ModDate: new Date(createdAt),
    },
  });
  const bytes = buffer(page);
  page.registerFont('regular', regular).registerFont('bold', bold);
  page.font('bold').fontSize(SIZES.title).text(title);
  for (const section of sections) writeSection(page, section);
  page.end();
  return Uint8Array.from(await bytes);
}

function writeSection(page: Page, { heading, paragraphs, facts, table }: PdfSection): void {
  page.moveDown();
  if (heading !== undefined) page.font('bold').fontSize(SIZES.heading).text(heading).moveDown(0.5);
  page.font('regular').fontSize(SIZES.text);
  for (const paragraph of paragraphs ?? []) page.text(paragraph).moveDown(0.5);
  for (const [name, value] of facts ?? []) page.text(`${name}: ${value}`).moveDown(0.25);
  if (table !== undefined) writeTable(page, table);
}

function writeTable(page: Page, { columns, rows }: NonNullable<PdfSection['table']>): void {
  page.table({
    defaultStyle: { padding: 4, border: 0.5 },
    data: [
      columns.map((text) => ({ text, font: { src: 'bold' }, backgroundColor: '#eeeeee' })),
      ...rows.map((row) => [...row]),
    ],
  });
  // Drawing a table moves the cursor to its right edge.
  page.x = MARGIN;
}
