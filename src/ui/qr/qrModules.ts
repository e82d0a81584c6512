import qrcode from 'qrcode-generator';

/**
 * Returns the dark modules of a QR code with `text` as UTF-8, row by row; error correction level M. Throws if the text
 * exceeds the largest code (2 331 bytes).
 */
export function qrModules(text: string): boolean[][] {
  const code = qrcode(0, 'M');
  // The library uses only the low byte of each character, so each byte becomes a character.
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  code.addData(bytes.join(''), 'Byte');
  code.make();
  const size = code.getModuleCount();
  const places = Array.from({ length: size }, (_, place) => place);
  return places.map((row) => places.map((column) => code.isDark(row, column)));
}

/** Returns the dark modules as an SVG path: a rectangle for each run in a row, one unit for a module. */
export function modulesPath(modules: readonly (readonly boolean[])[]): string {
  return modules
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1] === true) return [];
        const end = row.indexOf(false, x);
        return [`M${x} ${y}h${(end === -1 ? row.length : end) - x}v1H${x}z`];
      }),
    )
    .join('');
}
