// Worker that builds the exported file, because a hundred thousand rows take seconds.
import type { CellValue } from '../../../ui/registry/cellValue';
import { fileOf, type ExportFormat } from './fileOf';

/** Messages to the worker: rows in portions, then the kind of file to build. */
export type ExportMessage =
  | { readonly rows: readonly (readonly CellValue[])[] }
  | { readonly format: ExportFormat; readonly name: string; readonly header: readonly string[] };

/** Messages to the page: `ready` once loaded, then the file. */
export type ExportAnswer = 'ready' | Blob;

const rows: (readonly CellValue[])[] = [];
const answer = (message: ExportAnswer) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<ExportMessage>) => {
  if ('rows' in data) rows.push(...data.rows);
  else void fileOf(data.format, { ...data, rows }).then(answer);
});

// Turns a rejected promise into an error of the worker, which the page receives.
addEventListener('unhandledrejection', ({ reason }) => {
  setTimeout(() => {
    throw reason;
  });
});

answer('ready');
