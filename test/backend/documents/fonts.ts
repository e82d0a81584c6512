import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** Faces of one family that has Cyrillic letters; the standard fonts of PDF have none. */
export interface Fonts {
  readonly regular: Buffer;
  readonly bold: Buffer;
}

const require = createRequire(import.meta.url);

async function readFonts(): Promise<Fonts> {
  const [regular, bold] = await Promise.all([
    readFile(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')),
    readFile(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf')),
  ]);
  return { regular, bold };
}

let fonts: Promise<Fonts> | undefined;

/** The fonts, read when the first document asks: the start of the backend does not pay for them. */
export function loadFonts(): Promise<Fonts> {
  fonts ??= readFonts();
  return fonts;
}
