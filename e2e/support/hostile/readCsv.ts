/** Parses semicolon-separated CSV (RFC 4180) as a spreadsheet does; skips a byte order mark. */
export function readCsv(file: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  // A quoted or plain cell, then a separator or the end of the row.
  const cells = /(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r\n)/gy;
  cells.lastIndex = file.startsWith('\uFEFF') ? 1 : 0;
  for (let found = cells.exec(file); found; found = cells.exec(file)) {
    const [, quoted, plain = '', end] = found;
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ';') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
