import { isChunkError } from './chunkReload';

/**
 * What to tell about a part of the cabinet that could not be loaded; undefined when the error is not
 * about loading.
 */
export function partFailure(error: unknown, online: boolean): string | undefined {
  if (!isChunkError(error)) return undefined;
  return online
    ? 'Кабинет обновился, и часть страницы не загрузилась. Обновите страницу.'
    : 'Нет подключения к интернету. Когда связь появится, обновите страницу.';
}
