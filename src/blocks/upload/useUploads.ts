import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useRef, useState } from 'react';
import { MISSING_CALL_TITLE, isMissingCall } from '../../api/isMissingCall';
import { isAborted, type ApiError } from '../../api/errors';
import { FILE_GONE, uploadFile, type UploadedFile } from '../../api/files/upload';
import { keptInput, type KeptInput } from '../../forms/form/keptInput';
import { createTaskQueue } from '../../lib/taskQueue';
import { useAppDispatch } from '../../session/appStore';
import { keepUploads, keptUploads } from './keptUploads';
import { smallerPhoto, tooLargePhoto } from './smallerPhoto';
import type { StoredFile } from './StoredFileRow';
import { uploadProblem, type NamedFile } from './uploadRules';

/** A file that is not on the server yet: being sent, waiting, failed or refused. */
export interface Upload {
  key: string;
  /** Field of the page that the file belongs to. */
  slot: string;
  name: string;
  /** Bytes. */
  size: number;
  /** `failed` can be retried; `refused` cannot, because a retry would not help. */
  state: 'waiting' | 'sending' | 'failed' | 'refused';
  /** Uploaded fraction, 0 to 1. */
  share: number;
  /** Reason for the failure, shown to the user. */
  message?: string;
}

export interface Uploads {
  list: readonly Upload[];
  /** Text about the latest upload event, for screen readers. */
  announcement: string;
  /** Adds files; `others` are the files that the field already has. */
  add: (slot: string, files: readonly File[], others: readonly StoredFile[]) => void;
  /** Cancels an upload that is being sent; removes any other from the list. */
  drop: (key: string) => void;
  retry: (key: string) => void;
  /** Drops the files kept for the next visit, after the form was sent or discarded. */
  forget: () => void;
  /** True if an upload is waiting or running. */
  isBusy: boolean;
  /** True if photos added from now on are sent in their original size. */
  areOriginal: boolean;
  setOriginal: (areOriginal: boolean) => void;
}

/** Message of a form that cannot be sent while its files are being uploaded. */
export const UPLOADS_RUN = 'Файлы ещё загружаются';

/** Number of parallel uploads. */
const AT_ONCE = 2;

/** Message for a file whose upload was interrupted because the user left the page. */
const BROKEN_OFF = 'Загрузка прервана';

/** Returns the reason why a file was not uploaded: the error's message, or a text for a server without uploads. */
function failureText(error: ApiError): string {
  return isMissingCall(error)
    ? `${MISSING_CALL_TITLE}. Попробуйте загрузить файл позже`
    : error.message;
}

interface Sending {
  file: File;
  /** The file that the user chose; `file` differs after a photo was shrunk. */
  chosen: NamedFile;
  abort: AbortController;
  /** True to send the file unchanged: by choice, or because it was already shrunk. */
  isOriginal: boolean;
}

/** Returns the kept files of a page as failed uploads, because they are not retried automatically. */
function restored(shelf: KeptInput, page: string): { upload: Upload; sending: Sending }[] {
  return keptUploads(shelf, page).map(
    ({ slot, file, message = BROKEN_OFF, isOriginal = false }) => {
      const { name, size } = file;
      const key = nanoid();
      const sending = { file, chosen: file, isOriginal, abort: new AbortController() };
      return { upload: { key, slot, name, size, state: 'failed', share: 0, message }, sending };
    },
  );
}

/**
 * Manages the uploads of an open page; a change of the step does not stop them. Leaving the page, for example for
 * /unavailable, stops them, and they can be retried on return.
 *
 * @param page key of the page, with the id of its subject
 * @param onUploaded called after each successful upload
 */
export function useUploads(
  page: string,
  onUploaded: (slot: string, file: UploadedFile) => void,
): Uploads {
  const dispatch = useAppDispatch();
  const [shelf] = useState(keptInput);
  const [found] = useState(() => restored(shelf, page));
  const [list, setList] = useState<readonly Upload[]>(() => found.map(({ upload }) => upload));
  const [announcement, setAnnouncement] = useState('');
  const [areOriginal, setOriginal] = useState(false);
  /** Files and abort controllers, by the key of their upload. */
  const [sendings] = useState(
    () => new Map<string, Sending>(found.map(({ upload, sending }) => [upload.key, sending])),
  );
  const [queue] = useState(() => createTaskQueue(AT_ONCE));
  /** Chosen files by the id of the stored file, to recognise a photo that is chosen again. */
  const [chosenOf] = useState(() => new Map<string, NamedFile>());
  /** Keys of the waiting uploads. */
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
        if (sending === undefined) return [];
        const { file, isOriginal } = sending;
        return [{ slot, file, message, isOriginal }];
      });
      if (!isForgotten.current) keepUploads(shelf, page, left);
      for (const { abort } of sendings.values()) abort.abort();
    };
  }, [sendings, waiting, shelf, page]);

  const change = (key: string, part: Partial<Upload>) =>
    setList((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const remove = (key: string) => setList((all) => all.filter((one) => one.key !== key));

  /**
   * Returns the file to upload; undefined if the file is refused, the upload was cancelled, or the user has left
   * the page.
   */
  const prepare = async (key: string, sending: Sending): Promise<File | undefined> => {
    if (!sending.isOriginal) sending.file = await smallerPhoto(sending.file);
    sending.isOriginal = true;
    const { file, abort } = sending;
    if (isGone.current) return undefined;
    const message = tooLargePhoto(file);
    if (abort.signal.aborted || message !== undefined) sendings.delete(key);
    if (abort.signal.aborted) {
      remove(key);
      return undefined;
    }
    const { name, size } = file;
    change(key, { name, size, ...(message !== undefined && { state: 'refused', message }) });
    if (message === undefined) return file;
    setAnnouncement(`Файл «${name}»: ${message}`);
    return undefined;
  };

  const send = async ({ key, slot }: Upload) => {
    const sending = sendings.get(key);
    if (!waiting.delete(key) || sending === undefined) return;
    change(key, { state: 'sending', share: 0 });
    const file = await prepare(key, sending);
    if (file === undefined) return;
    const { abort } = sending;
    const { name } = file;
    const onProgress = (share: number) => change(key, { share });
    const result = await dispatch(uploadFile({ file, signal: abort.signal, onProgress }));
    if (isGone.current) return;
    if (result.ok) {
      sendings.delete(key);
      chosenOf.set(result.file.id, sending.chosen);
      uploaded.current(slot, result.file);
      remove(key);
      setAnnouncement(`Файл «${name}» загружен`);
    } else if (isAborted(result.error)) {
      sendings.delete(key);
      remove(key);
    } else {
      const message = failureText(result.error);
      const isGoneForGood = result.error.code === FILE_GONE;
      if (isGoneForGood) sendings.delete(key);
      change(key, { state: isGoneForGood ? 'refused' : 'failed', message });
      setAnnouncement(`Файл «${name}» не загружен. ${message}`);
    }
  };

  const enqueue = (upload: Upload) => {
    waiting.add(upload.key);
    void queue.run(() => send(upload));
  };

  const add: Uploads['add'] = (slot, files, others) => {
    const isRefused = (one: Upload) => one.slot === slot && one.state === 'refused';
    const own = list.filter((one) => one.slot === slot && !isRefused(one));
    const known: NamedFile[] = [
      ...others,
      ...own,
      ...others.flatMap(({ id }) => chosenOf.get(id) ?? []),
      ...own.flatMap(({ key }) => sendings.get(key)?.chosen ?? []),
    ];
    const added = files.map((file): Upload => {
      const message = uploadProblem(file, known, !areOriginal);
      known.push(file);
      const key = nanoid();
      const { name, size } = file;
      if (message !== undefined) {
        return { key, slot, name, size, state: 'refused', share: 0, message };
      }
      sendings.set(key, {
        file,
        chosen: file,
        isOriginal: areOriginal,
        abort: new AbortController(),
      });
      return { key, slot, name, size, state: 'waiting', share: 0 };
    });
    // A refused file that is chosen again replaces its previous row.
    const names = new Set(files.map(({ name }) => name));
    setList((all) => [...all.filter((one) => !(isRefused(one) && names.has(one.name))), ...added]);
    const refused = added.filter(({ state }) => state === 'refused');
    setAnnouncement(refused.map(({ name, message }) => `Файл «${name}»: ${message}`).join('. '));
    for (const upload of added) if (upload.state === 'waiting') enqueue(upload);
  };

  const drop = (key: string) => {
    waiting.delete(key);
    const sending = sendings.get(key);
    const isSending = list.some((one) => one.key === key && one.state === 'sending');
    sending?.abort.abort();
    if (isSending) return;
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
  return { list, announcement, add, drop, retry, forget, isBusy, areOriginal, setOriginal };
}
