// Makes the file beside the page: a hundred thousand rows take seconds.
import type { CellValue } from '../../../ui/registry/cellValue';
import { fileOf, type ExportFormat } from './fileOf';

/** What the page tells the worker: rows as they come, then what to make of them. */
export type ExportMessage =
  | { readonly rows: readonly (readonly CellValue[])[] }
  | { readonly format: ExportFormat; readonly name: string; readonly header: readonly string[] };

/** What the worker tells the page: that it is loaded, and the file in the end. */
export type ExportAnswer = 'ready' | Blob;

const rows: (readonly CellValue[])[] = [];
const answer = (message: ExportAnswer) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<ExportMessage>) => {
  if ('rows' in data) rows.push(...data.rows);
  else void fileOf(data.format, { ...data, rows }).then(answer);
});

// A rejected promise reaches the page as an error of the worker.
addEventListener('unhandledrejection', ({ reason }) => {
  setTimeout(() => {
    throw reason;
  });
});

answer('ready');
