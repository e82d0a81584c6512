import { useEffect, useRef, useState } from 'react';
import { ABSENT_TITLE, isAbsentCall } from '../../api/absentCall';
import { isAborted, type ApiError } from '../../api/errors';
import { uploadFile, type UploadedFile } from '../../api/files/upload';
import { keptInput, type KeptInput } from '../../forms/form/keptInput';
import { useSessionDispatch } from '../../session/apiRoot';
import { keepUploads, keptUploads } from './keptUploads';
import { uploadProblem, type NamedFile } from './uploadRules';

/** A file that is not at the server: on its way, waiting for its turn, or refused. */
export interface Upload {
  key: string;
  /** Which field of the page it belongs to. */
  slot: string;
  name: string;
  /** Bytes. */
  size: number;
  /** `refused`: by our own rules, nothing was sent; `failed` can be tried again. */
  state: 'waiting' | 'sending' | 'failed' | 'refused';
  /** Share sent, 0 to 1. */
  share: number;
  /** What went wrong. */
  message?: string;
}

export interface Uploads {
  list: readonly Upload[];
  /** What has just happened, to be read out. */
  said: string;
  /** `others`: what the field holds already. */
  add: (slot: string, files: readonly File[], others: readonly NamedFile[]) => void;
  /** Stops one, or takes one that did not succeed off the list. */
  drop: (key: string) => void;
  /** Sends one that failed again. */
  retry: (key: string) => void;
  /** The page has come to its end: what did not get to the server is not wanted any more. */
  forget: () => void;
  /** Something is on its way. */
  isBusy: boolean;
}

/** Why a form that holds files can't be sent while they are on their way. */
export const UPLOADS_RUN = 'Файлы ещё загружаются';

/** At most so many files are sent at once. */
const AT_ONCE = 2;

/** Said of a file whose page went before it was at the server. */
const BROKEN_OFF = 'Загрузка прервана';

/** Why a file is not at the server; one that takes no files yet says so. */
function failureText(error: ApiError): string {
  return isAbsentCall(error) ? `${ABSENT_TITLE}. Попробуйте загрузить файл позже` : error.message;
}

interface Sending {
  file: File;
  abort: AbortController;
}

/** What a page has left, as failed: nothing is sent again by itself. */
function restored(shelf: KeptInput, page: string): { upload: Upload; file: File }[] {
  return keptUploads(shelf, page).map(({ slot, file, message = BROKEN_OFF }) => {
    const { name, size } = file;
    const key = crypto.randomUUID();
    return { upload: { key, slot, name, size, state: 'failed', share: 0, message }, file };
  });
}

/**
 * The uploads of a page, for as long as it is there: a step that is left does not stop them. When it
 * goes, to /unavailable above all, they stop; whoever comes back finds them, to be tried again.
 *
 * @param page names the page among others, with the id of what it shows
 * @param onUploaded a file is at the server
 */
export function useUploads(
  page: string,
  onUploaded: (slot: string, file: UploadedFile) => void,
): Uploads {
  const dispatch = useSessionDispatch();
  const [shelf] = useState(keptInput);
  const [found] = useState(() => restored(shelf, page));
  const [list, setList] = useState<readonly Upload[]>(() => found.map(({ upload }) => upload));
  const [said, setSaid] = useState('');
  /** The contents of the files, and how to stop them; never in the store. */
  const [sendings] = useState(
    () =>
      new Map<string, Sending>(
        found.map(({ upload, file }) => [upload.key, { file, abort: new AbortController() }]),
      ),
  );
  const queue = useRef<Upload[]>([]);
  const running = useRef(0);
  const isGone = useRef(false);
  const isForgotten = useRef(false);
  const uploaded = useRef(onUploaded);
  const shown = useRef(list);
  useEffect(() => {
    uploaded.current = onUploaded;
    shown.current = list;
  });
  useEffect(() => {
    isGone.current = false;
    keepUploads(shelf, page, []);
    return () => {
      isGone.current = true;
      queue.current = [];
      const left = shown.current.flatMap(({ key, slot, message }) => {
        const sending = sendings.get(key);
        return sending === undefined ? [] : [{ slot, file: sending.file, message }];
      });
      if (!isForgotten.current) keepUploads(shelf, page, left);
      for (const { abort } of sendings.values()) abort.abort();
    };
  }, [sendings, shelf, page]);

  const change = (key: string, part: Partial<Upload>) =>
    setList((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const remove = (key: string) => setList((all) => all.filter((one) => one.key !== key));

  const send = async ({ key, slot, name }: Upload) => {
    const sending = sendings.get(key);
    if (sending === undefined) return;
    change(key, { state: 'sending', share: 0 });
    const { file, abort } = sending;
    const onProgress = (share: number) => change(key, { share });
    const result = await dispatch(uploadFile({ file, signal: abort.signal, onProgress }));
    if (isGone.current) return;
    if (result.ok) {
      sendings.delete(key);
      uploaded.current(slot, result.file);
      remove(key);
      setSaid(`Файл «${name}» загружен`);
    } else if (isAborted(result.error)) {
      sendings.delete(key);
      remove(key);
    } else {
      const message = failureText(result.error);
      change(key, { state: 'failed', message });
      setSaid(`Файл «${name}» не загружен. ${message}`);
    }
  };

  const goOn = () => {
    while (running.current < AT_ONCE) {
      const next = queue.current.shift();
      if (next === undefined) return;
      running.current += 1;
      void send(next).finally(() => {
        running.current -= 1;
        goOn();
      });
    }
  };

  const add: Uploads['add'] = (slot, files, others) => {
    const known: NamedFile[] = [...others, ...list.filter((one) => one.slot === slot)];
    const added = files.map((file): Upload => {
      const message = uploadProblem(file, known);
      known.push(file);
      const key = crypto.randomUUID();
      const { name, size } = file;
      if (message !== undefined) {
        return { key, slot, name, size, state: 'refused', share: 0, message };
      }
      sendings.set(key, { file, abort: new AbortController() });
      return { key, slot, name, size, state: 'waiting', share: 0 };
    });
    setList((all) => [...all, ...added]);
    const refused = added.filter(({ state }) => state === 'refused');
    setSaid(refused.map(({ name, message }) => `Файл «${name}»: ${message}`).join('. '));
    queue.current.push(...added.filter(({ state }) => state === 'waiting'));
    goOn();
  };

  const drop = (key: string) => {
    queue.current = queue.current.filter((one) => one.key !== key);
    const sending = sendings.get(key);
    const isOnItsWay = list.some((one) => one.key === key && one.state === 'sending');
    sending?.abort.abort();
    if (isOnItsWay) return;
    sendings.delete(key);
    remove(key);
  };

  const retry = (key: string) => {
    const upload = list.find((one) => one.key === key);
    const sending = sendings.get(key);
    if (upload?.state !== 'failed' || sending === undefined) return;
    if (queue.current.some((one) => one.key === key)) return;
    change(key, { state: 'waiting', share: 0 });
    queue.current.push(upload);
    goOn();
  };

  const forget = () => {
    isForgotten.current = true;
    keepUploads(shelf, page, []);
  };

  const isBusy = list.some(({ state }) => state === 'waiting' || state === 'sending');
  return { list, said, add, drop, retry, forget, isBusy };
}
