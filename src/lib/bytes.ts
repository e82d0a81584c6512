const UNITS = ['КБ', 'МБ', 'ГБ'] as const;
const FORMAT = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 });

/** Formats a number of bytes: `1536` is '1,5 КБ'; a kilobyte is 1024 bytes. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes}\u00A0Б`;
  let [size, unit] = [bytes / 1024, 0];
  while (size >= 1000 && unit < UNITS.length - 1) [size, unit] = [size / 1024, unit + 1];
  return `${FORMAT.format(size)}\u00A0${UNITS[unit] ?? ''}`;
}
