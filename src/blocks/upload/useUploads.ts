import { useEffect, useRef, useState } from 'react';
import { NOT_IMPLEMENTED_TITLE, isNotImplemented } from '../../api/isNotImplemented';
import { isAborted, type ApiError } from '../../api/errors';
import { uploadFile, type UploadedFile } from '../../api/files/upload';
import { keptInput, type KeptInput } from '../../forms/form/keptInput';
import { createTaskQueue } from '../../lib/taskQueue';
import { useAppDispatch } from '../../session/appStore';
import { uploadProblem, type NamedFile } from './uploadRules';
import { fieldsOf } from '../../lib/fieldsOf';

/** A file that did not get to the server before its page went. */
export interface KeptUpload {
  /** Which field of the page it belongs to. */
  slot: string;
  file: File;
  /** What went wrong; undefined where only the page went. */
  message?: string | undefined;
}

function isKeptUpload(value: unknown): value is KeptUpload {
  const { slot, file, message } = fieldsOf(value);
  return (
    typeof slot === 'string' &&
    file instanceof File &&
    (message === undefined || typeof message === 'string')
  );
}

function shelfName(page: string): string {
  return `uploads:${page}`;
}

/** The files that a page has left, in their order. */
function keptUploads(shelf: KeptInput, page: string): readonly KeptUpload[] {
  return Object.values(shelf.get(shelfName(page)) ?? {}).filter(isKeptUpload);
}

/** Keeps what a page leaves in the place of what it left before; nothing is kept of an empty list. */
function keepUploads(shelf: KeptInput, page: string, left: readonly KeptUpload[]): void {
  if (left.length === 0) shelf.delete(shelfName(page));
  else shelf.set(shelfName(page), Object.fromEntries(left.entries()));
}

/** A file that is not at the server yet: being sent, waiting, failed or refused. */
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
  /** Stops an upload, or removes a failed one from the list. */
  drop: (key: string) => void;
  /** Sends one that failed again. */
  retry: (key: string) => void;
  /** The form was sent or thrown away: files that are not at the server are not kept. */
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
  return isNotImplemented(error)
    ? `${NOT_IMPLEMENTED_TITLE}. Попробуйте загрузить файл позже`
    : error.message;
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
 * The uploads of a page, while the page is there: leaving a step does not stop them. When the page is
 * left, for example for /unavailable, they stop; after the way back they can be tried again.
 *
 * @param page names the page among others, with the id of what it shows
 * @param onUploaded a file is at the server
 */
export function useUploads(
  page: string,
  onUploaded: (slot: string, file: UploadedFile) => void,
): Uploads {
  const dispatch = useAppDispatch();
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
  const [queue] = useState(() => createTaskQueue(AT_ONCE));
  /** Keys of the uploads that wait for their turn. */
  const [waiting] = useState(() => new Set<string>());
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
      waiting.clear();
      const left = shown.current.flatMap(({ key, slot, message }) => {
        const sending = sendings.get(key);
        return sending === undefined ? [] : [{ slot, file: sending.file, message }];
      });
      if (!isForgotten.current) keepUploads(shelf, page, left);
      for (const { abort } of sendings.values()) abort.abort();
    };
  }, [sendings, waiting, shelf, page]);

  const change = (key: string, part: Partial<Upload>) =>
    setList((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const remove = (key: string) => setList((all) => all.filter((one) => one.key !== key));

  const send = async ({ key, slot, name }: Upload) => {
    const sending = sendings.get(key);
    if (!waiting.delete(key) || sending === undefined) return;
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

  const enqueue = (upload: Upload) => {
    waiting.add(upload.key);
    void queue.run(() => send(upload));
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
    for (const upload of added) if (upload.state === 'waiting') enqueue(upload);
  };

  const drop = (key: string) => {
    waiting.delete(key);
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
    if (waiting.has(key)) return;
    change(key, { state: 'waiting', share: 0 });
    enqueue(upload);
  };

  const forget = () => {
    isForgotten.current = true;
    keepUploads(shelf, page, []);
  };

  const isBusy = list.some(({ state }) => state === 'waiting' || state === 'sending');
  return { list, said, add, drop, retry, forget, isBusy };
}
