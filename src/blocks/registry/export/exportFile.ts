import { ownWorkers } from '../../../lib/ownWorkers';
import type { CellValue } from '../../../ui/registry/cellValue';
import type { ExportAnswer, ExportMessage } from './exportWorker';
import type { ExportFormat } from './fileOf';
import { default as workerAddress } from './exportWorker.ts?worker&url';

/** A file that grows row by row, outside of the page's own thread. */
export interface ExportFile {
  /** Resolves once the worker is loaded. Rejects where it cannot be. */
  readonly ready: Promise<unknown>;
  add(rows: readonly (readonly CellValue[])[]): void;
  /** Resolves to the file. Rejects where the worker has failed. */
  finish(format: ExportFormat, name: string, header: readonly string[]): Promise<Blob>;
  /** Ends the worker, with all that it holds. */
  close(): void;
}

/** Starts the worker; the library for Excel comes with it. */
export function openExportFile(): ExportFile {
  const worker = new Worker(ownWorkers.createScriptURL(workerAddress), { type: 'module' });
  const failure = new Promise<never>((_resolve, reject) => {
    worker.addEventListener('error', () => reject(new Error('The export worker has failed')));
  });
  const answers = <Answer extends ExportAnswer>(is: (answer: ExportAnswer) => answer is Answer) =>
    Promise.race([
      failure,
      new Promise<Answer>((resolve) => {
        worker.addEventListener('message', ({ data }: MessageEvent<ExportAnswer>) => {
          if (is(data)) resolve(data);
        });
      }),
    ]);
  const ready = answers((answer) => answer === 'ready');
  const file = answers((answer) => answer instanceof Blob);
  // It may fail before its file is asked for.
  file.catch(() => {});
  const post = (message: ExportMessage) => worker.postMessage(message);
  return {
    ready,
    add: (rows) => post({ rows }),
    finish(format, name, header) {
      post({ format, name, header });
      return file;
    },
    close: () => worker.terminate(),
  };
}
