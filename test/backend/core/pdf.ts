/** What a generated document says. */
export interface PdfText {
  /** Title of the document, shown by readers in their window. */
  title: string;
  lines: readonly string[];
}

const ENCODER = new TextEncoder();

/**
 * A small but valid one-page PDF 1.4 (ISO 32000-1) with Russian text.
 *
 * The standard fonts have no Cyrillic, and embedding one would weigh more than the document: text
 * is written in Windows-1251 with a font that names its Cyrillic glyphs, which every reader
 * substitutes, and a ToUnicode map keeps it searchable. The font is one of equal widths, so that no
 * table of widths is needed.
 */
export function createPdf({ title, lines }: PdfText): Uint8Array<ArrayBuffer> {
  const content = pageContent(title, lines);
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R /Lang (ru-RU) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /TrueType /BaseFont /CourierNew /Encoding 6 0 R /FirstChar 32 /LastChar 255 ' +
      `/Widths [${'600 '.repeat(224).trim()}] /FontDescriptor 7 0 R /ToUnicode 8 0 R >>`,
    `<< /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [168 /afii10023 184 /afii10071 185 /afii61352 192 ${cyrillicGlyphs()}] >>`,
    '<< /Type /FontDescriptor /FontName /CourierNew /Flags 33 /FontBBox [-122 -680 623 1021] /ItalicAngle 0 /Ascent 833 /Descent -300 /CapHeight 571 /StemV 40 >>',
    toUnicodeMap(),
    `<< /Title <${utf16Hex(title)}> /Producer <${utf16Hex('Деловой кабинет')}> >>`,
  ]);
}

function assemble(objects: readonly string[]): Uint8Array<ArrayBuffer> {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const tableOffset = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\n`;
  file += `startxref\n${tableOffset}\n%%EOF\n`;
  return ENCODER.encode(file);
}

function pageContent(title: string, lines: readonly string[]): string {
  const body = lines
    .flatMap(wrap)
    .map((line) => `0 -24 Td <${windows1251Hex(line)}> Tj`)
    .join('\n');
  return `BT\n/F1 18 Tf\n56 770 Td\n<${windows1251Hex(title)}> Tj\n/F1 12 Tf\n${body}\nET`;
}

/** Breaks a line between words where the page ends: 66 characters of 12 points fit. */
function wrap(line: string): string[] {
  return line.match(/.{1,66}(?:\s|$)|\S{66}/g)?.map((part) => part.trimEnd()) ?? [''];
}

/** Adobe names of the glyphs А…Я, а…п, р…я, which lie at 192…255 of Windows-1251. */
function cyrillicGlyphs(): string {
  const names = (from: number, to: number): string[] =>
    Array.from({ length: to - from + 1 }, (_, index) => `/afii${from + index}`);
  const upper = [...names(10017, 10022), ...names(10024, 10049)];
  const lower = [...names(10065, 10070), ...names(10072, 10097)];
  return [...upper, ...lower].join(' ');
}

function toUnicodeMap(): string {
  const map = [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CMapType 2 def /CMapName /Russian def',
    '1 begincodespacerange <00> <FF> endcodespacerange',
    '2 beginbfrange <20> <7E> <0020> <C0> <FF> <0410> endbfrange',
    '5 beginbfchar <A8> <0401> <B8> <0451> <B9> <2116> <AB> <00AB> <BB> <00BB> endbfchar',
    'endcmap end end',
  ].join('\n');
  return `<< /Length ${map.length} >>\nstream\n${map}\nendstream`;
}

const SPECIAL_BYTES: Readonly<Record<string, number>> = {
  Ё: 0xa8,
  ё: 0xb8,
  '№': 0xb9,
  '«': 0xab,
  '»': 0xbb,
  '—': 0x97,
  '\u00A0': 0x20,
};

function windows1251Hex(text: string): string {
  return Array.from(text, (character) => hex(windows1251Byte(character), 2)).join('');
}

function windows1251Byte(character: string): number {
  const special = SPECIAL_BYTES[character];
  if (special !== undefined) return special;
  const code = character.codePointAt(0) ?? 0;
  if (code >= 0x4_10 && code <= 0x4_4f) return code - 0x4_10 + 0xc0;
  return code >= 0x20 && code < 0x7f ? code : 0x3f;
}

/** UTF-16BE with a byte order mark: how the information dictionary holds Russian text. */
function utf16Hex(text: string): string {
  const units = Array.from({ length: text.length }, (_, index) => hex(text.charCodeAt(index), 4));
  return `FEFF${units.join('')}`;
}

function hex(value: number, digits: number): string {
  return value.toString(16).toUpperCase().padStart(digits, '0');
}
