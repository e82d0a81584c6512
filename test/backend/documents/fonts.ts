import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** A font family with Cyrillic letters, because the standard fonts of PDF lack them. */
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

/** Loads the fonts with the first document, to keep the start fast. */
export function loadFonts(): Promise<Fonts> {
  fonts ??= readFonts();
  return fonts;
}
