import { useEffect, useRef, useState } from 'react';
import { ABSENT_TITLE, isAbsentCall } from '../../api/absentCall';
import { isAborted, type ApiError } from '../../api/errors';
import { uploadFile, type UploadedFile } from '../../api/files/upload';
import { useSessionDispatch } from '../../session/apiRoot';
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
  /** Something is on its way. */
  isBusy: boolean;
}

/** Why a form that holds files can't be sent while they are on their way. */
export const UPLOADS_RUN = 'Файлы ещё загружаются';

/** At most so many files are sent at once. */
const AT_ONCE = 2;

/** Why a file is not at the server; one that takes no files yet says so. */
function failureText(error: ApiError): string {
  return isAbsentCall(error) ? `${ABSENT_TITLE}. Попробуйте загрузить файл позже` : error.message;
}

interface Sending {
  file: File;
  abort: AbortController;
}

/**
 * The uploads of a page, for as long as it is there: a step that is left does not stop them.
 *
 * @param onUploaded a file is at the server
 */
export function useUploads(onUploaded: (slot: string, file: UploadedFile) => void): Uploads {
  const dispatch = useSessionDispatch();
  const [list, setList] = useState<readonly Upload[]>([]);
  const [said, setSaid] = useState('');
  /** The contents of the files, and how to stop them; never in the store. */
  const [sendings] = useState(() => new Map<string, Sending>());
  const queue = useRef<Upload[]>([]);
  const running = useRef(0);
  const isGone = useRef(false);
  const uploaded = useRef(onUploaded);
  useEffect(() => {
    uploaded.current = onUploaded;
  });
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      queue.current = [];
      for (const { abort } of sendings.values()) abort.abort();
    };
  }, [sendings]);

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

  const isBusy = list.some(({ state }) => state === 'waiting' || state === 'sending');
  return { list, said, add, drop, retry, isBusy };
}
