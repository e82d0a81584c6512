import { ownWorkers } from '../../../lib/ownWorkers';
import type { CellValue } from '../../../ui/registry/cellValue';
import type { ExportAnswer, ExportMessage } from './exportWorker';
import type { ExportFormat } from './fileOf';
import { default as workerAddress } from './exportWorker.ts?worker&url';

/** Starts a worker that loads the library for Excel and builds a file row by row. */
export function openExportFile() {
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
  // The worker may fail before its file is requested; the failure is then reported with the request.
  file.catch(() => {});
  const post = (message: ExportMessage) => worker.postMessage(message);
  return {
    /** Resolves once the worker is loaded; rejects if it cannot be. */
    ready,
    add: (rows: readonly (readonly CellValue[])[]) => post({ rows }),
    /** Resolves with the file; rejects if the worker has failed. */
    finish(format: ExportFormat, name: string, header: readonly string[]) {
      post({ format, name, header });
      return file;
    },
    /** Ends the worker and frees its rows. */
    close: () => worker.terminate(),
  };
}
