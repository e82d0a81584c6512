import { ownWorkers } from '../../../lib/ownWorkers';
import type { CellValue } from '../../../ui/registry/cellValue';
import type { ExportAnswer, ExportMessage } from './exportWorker';
import type { ExportFormat } from './fileOf';
import { default as workerAddress } from './exportWorker.ts?worker&url';

/** Starts a worker that loads the Excel library, collects rows and builds the file. */
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
  // Prevents an unhandled rejection if the worker fails before `finish`; `finish` still rejects.
  file.catch(() => {});
  const post = (message: ExportMessage) => worker.postMessage(message);
  return {
    /** Resolves when the worker has loaded; rejects if it fails to load. */
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
