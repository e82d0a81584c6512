import { isAnyOf } from '@reduxjs/toolkit';
import { isAborted, isApiError, type ApiError } from '../../../api/errors';
import { countOf, figureOf } from '../../../lib/countOf';
import { moscowDay } from '../../../lib/isoDay';
import { saveFile } from '../../../lib/saveFile';
import { addAppListener, type AppThunk } from '../../../session/appStore';
import {
  selectBackgroundTask,
  taskCancelled,
  taskEnded,
  taskResumed,
  taskShown,
} from '../../../shell/background/backgroundSlice';
import { toastsOf } from '../../../shell/toast/toasts';
import type { RegistryRow, RowWords } from '../../../ui/registry/registryColumn';
import type { FetchPage } from '../useFetchPage';
import type { ExportColumn } from './cellFiles';
import { openExportFile } from './exportFile';
import type { ExportFormat } from './fileOf';
import { createExport, type ExportProgress } from './exportRows';

export interface ExportJob {
  /** Id of the user who may see these rows. */
  readonly owner: string;
  /** Name of the registry, for the sheet and the beginning of the file name. */
  readonly label: string;
  readonly rowWords: RowWords;
  readonly format: ExportFormat;
  readonly columns: readonly ExportColumn<RegistryRow>[];
  /** Fetches a page, counted from 0. Rejects with an `ApiError`. */
  readonly fetchPage: FetchPage<RegistryRow>;
}

const BUSY = 'Предыдущая выгрузка ещё идёт. Дождитесь её или отмените';
const BEGINNING = 'Начинаем…';
const FAILED = 'Не удалось подготовить файл. Попробуйте ещё раз';

/**
 * Saves the rows of a search as a file, in the background; one export at a time. The task's card shows the progress. A
 * failed call is retried; after several attempts the export stops, and the user can continue it. If the code that
 * builds the file cannot be loaded, the thunk rejects before it reads any rows.
 */
export function startExport(job: ExportJob): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const toast = toastsOf(dispatch);
    if (selectBackgroundTask(getState()) !== null) {
      toast.info(BUSY);
      return;
    }
    const { owner, label, rowWords, format, columns } = job;
    const cancelled = new AbortController();
    const { signal } = cancelled;
    const file = openExportFile();
    let last: ExportProgress = { done: 0, total: 0, isWaiting: false };

    const show = (status: string, more: { progress?: number; isStopped?: boolean } = {}) => {
      if (signal.aborted) return;
      dispatch(taskShown({ owner, label: `Выгрузка: ${label}`, status, ...more }));
    };
    const end = () => dispatch(taskEnded());
    dispatch(
      addAppListener({
        matcher: isAnyOf(taskCancelled, taskEnded, taskResumed),
        effect: (action, { unsubscribe }) => {
          if (taskResumed.match(action)) {
            run();
            return;
          }
          unsubscribe();
          if (taskCancelled.match(action)) cancelled.abort();
          file.close();
        },
      }),
    );
    const rows = createExport<RegistryRow>({
      fetchPage: job.fetchPage,
      signal,
      add: (fresh) => file.add(fresh.map((row) => columns.map((column) => column.value(row)))),
      onProgress: (progress) => {
        last = progress;
        const { done, total, isWaiting } = progress;
        const count = `${countOf(done, ...rowWords)} из ${figureOf(total)}`;
        const trouble = navigator.onLine ? 'Сервер не отвечает' : 'Нет связи';
        show(isWaiting ? `${count}. ${trouble}, скоро продолжим` : count, {
          progress: total === 0 ? 0 : done / total,
        });
      },
    });

    async function save(): Promise<void> {
      show('Готовим файл…');
      const content = await file.finish(
        format,
        label,
        columns.map(({ header }) => header),
      );
      if (signal.aborted) return;
      saveFile(content, `${label} ${moscowDay()}.${format}`);
      end();
      const { done, total } = last;
      const count = countOf(done, ...rowWords);
      if (done < total)
        toast.info(`Выгружено: ${count} из ${figureOf(total)}. Остальных сервер не дал`);
      else toast.success(`Выгрузка готова: ${count}`);
    }

    const refuse = (error: ApiError) => show(error.message, { isStopped: true });
    function run(): void {
      show(BEGINNING);
      rows
        .run()
        .then(save)
        .catch((thrown: unknown) => {
          // After a cancel, the card may already belong to another export.
          if (signal.aborted) return;
          if (isApiError(thrown) && isAborted(thrown)) end();
          else if (isApiError(thrown)) refuse(thrown);
          else {
            end();
            toast.error(FAILED);
          }
        });
    }
    show(BEGINNING);
    try {
      await file.ready;
    } catch (thrown) {
      // After a cancel, the card may already belong to another export.
      if (signal.aborted) return;
      end();
      throw thrown;
    }
    run();
  };
}
