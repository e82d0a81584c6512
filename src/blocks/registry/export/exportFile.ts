import { ownWorkers } from '../../../lib/ownWorkers';
import type { CellValue } from '../../../ui/registry/cellValue';
import type { ExportAnswer, ExportMessage } from './exportWorker';
import type { ExportFormat } from './fileOf';
import { default as workerAddress } from './exportWorker.ts?worker&url';

const ONCE = { once: true };

/** Starts a worker that loads the Excel library, collects rows and builds the file. */
export function openExportFile() {
  const worker = new Worker(ownWorkers.createScriptURL(workerAddress), { type: 'module' });
  const nextAnswer = <Answer extends ExportAnswer>() =>
    new Promise<Answer>((resolve, reject) => {
      const fail = () => reject(new Error('The export worker has failed'));
      worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => resolve(data), ONCE);
      worker.addEventListener('error', fail, ONCE);
    });
  const post = (message: ExportMessage) => worker.postMessage(message);
  return {
    /** Resolves when the worker has loaded; rejects if it fails to load. */
    ready: nextAnswer<'ready'>(),
    add: (rows: readonly (readonly CellValue[])[]) => post({ rows }),
    /** Resolves with the file; rejects if the worker has failed. */
    finish(format: ExportFormat, name: string, header: readonly string[]) {
      post({ format, name, header });
      return nextAnswer<Blob>();
    },
    /** Ends the worker and frees its rows. */
    close: () => worker.terminate(),
  };
}
