import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { demandRecord } from '../../../../api/answers/demandRecord';
import { errorWithoutBody } from '../../../../api/errors';
import { mayHaveBeenDone } from '../../../../api/mayHaveBeenDone';
import { sameInput } from '../../../../blocks/drafts/sameInput';
import type { OpenForm } from '../../../../blocks/steps/stepFormDescription';
import { fieldsOf } from '../../../../lib/fieldsOf';
import { useSessionDispatch } from '../../../../session/apiRoot';
import { adoptIds } from '../form/adoptIds';
import { wrongEntries, type RequestErrors, type RuleContext } from '../form/requestErrors';
import type { EntryList, RequestValues } from '../form/requestValues';
import { entryCalls } from './entryCalls';
import { askForForm } from './requestServer';

type Entry = RequestValues[EntryList][number];

/** Founders and contact persons: each is opened, changed and saved by itself. */
export interface Entries {
  /** Keys of the entries that are open for editing. */
  openKeys: ReadonlySet<string>;
  openEntry: (key: string) => void;
  /** Puts an empty entry at the end of a list and opens it; its mistakes are for later. */
  addEntry: (list: EntryList, entry: Entry) => void;
  /** Whether something was typed into an open entry that «Отменить» would throw away. */
  isEntryChanged: (list: EntryList, key: string) => boolean;
  /** The entry as it was when it was opened. */
  restoreEntry: (list: EntryList, key: string) => void;
  /** Adds or changes one entry by its own call. Rejects with an `ApiError`. */
  saveEntry: (list: EntryList, key: string) => Promise<void>;
  /** Removes one entry by its own call. Rejects with an `ApiError`. */
  removeEntry: (list: EntryList, key: string) => Promise<void>;
}

/** Id of the frame of an open entry. */
export const entryFrameId = (key: string) => `entry-${key}`;

/** Keys of the entries, of either list, that have mistakes at these paths. */
function wrongKeys(values: RequestValues, errors: RequestErrors): string[] {
  return [
    ...wrongEntries('founders', values, errors),
    ...wrongEntries('contactData', values, errors),
  ];
}

/** The id that the server gave to a new entry; another entry's record is no answer to its adding. */
function newId(answer: unknown, known: readonly { id?: string | undefined }[]): string {
  const { id } = fieldsOf(answer);
  if (typeof id === 'string' && id !== '' && !known.some((entry) => entry.id === id)) return id;
  throw errorWithoutBody('INVALID_RESPONSE');
}

/** A list of the form with one entry changed, or taken out where `change` gives null. */
function withChanged(
  values: RequestValues,
  list: EntryList,
  key: string,
  change: (entry: Entry) => Entry | null,
): RequestValues {
  const entries: readonly Entry[] = values[list];
  const changed = entries.flatMap((entry) => {
    const next = entry.key === key ? change(entry) : entry;
    return next === null ? [] : [next];
  });
  return { ...values, [list]: changed };
}

/** The entries of an open form, at first with those open that the server does not have yet. */
export function useEntries(
  requestId: string,
  { form, values, put, draft, askedErrors, forgetMistakes }: OpenForm<RequestValues, RuleContext>,
) {
  const dispatch = useSessionDispatch();
  const [openKeys, setOpenKeys] = useState<ReadonlySet<string>>(() => {
    const { founders, contactData } = values();
    const added = [...founders, ...contactData].filter(({ id }) => id === undefined);
    return new Set([...wrongKeys(values(), askedErrors), ...added.map(({ key }) => key)]);
  });
  const open = (keys: readonly string[]) => setOpenKeys((before) => new Set([...before, ...keys]));
  const close = (key: string) =>
    setOpenKeys((before) => new Set([...before].filter((one) => one !== key)));
  /** Entries as they were when they were opened. */
  const originals = useRef(new Map<string, Entry>());
  /** New entries whose answer was lost, as they were sent. */
  const lost = useRef(new Map<string, RequestValues>());

  const entryOf = (list: EntryList, key: string): Entry | undefined =>
    values()[list].find((entry) => entry.key === key);
  const changeEntry = (list: EntryList, key: string, change: (entry: Entry) => Entry | null) =>
    put(withChanged(values(), list, key, change));

  /** What the server holds now is what the next input begins with. */
  const takeOver = async () => {
    const saved = await dispatch(askForForm(requestId)).catch(() => undefined);
    if (saved === undefined) return;
    put(adoptIds(values(), saved.values));
    draft.answered(saved);
  };

  const findLost = async (list: EntryList, key: string) => {
    const asSent = lost.current.get(key);
    if (asSent === undefined) return;
    const { values: theirs } = await dispatch(askForForm(requestId));
    const id = adoptIds(asSent, theirs)[list].find((entry) => entry.key === key)?.id;
    lost.current.delete(key);
    if (id !== undefined) changeEntry(list, key, (entry) => ({ ...entry, id }));
  };

  const saveNow = async (list: EntryList, key: string) => {
    // The page was left before the call had its turn: its draft goes its own way.
    if (form.current === null) throw errorWithoutBody('ABORTED');
    await findLost(list, key);
    const sent = values();
    const index = sent[list].findIndex((entry) => entry.key === key);
    const id = sent[list][index]?.id;
    const { create, update } = entryCalls[list];
    if (id !== undefined) {
      demandRecord(await dispatch(update(sent, index, id)), id);
    } else {
      try {
        const answer = await dispatch(create(requestId, sent, index));
        const created = newId(answer, sent[list]);
        changeEntry(list, key, (entry) => ({ ...entry, id: created }));
      } catch (error) {
        if (mayHaveBeenDone(error)) lost.current.set(key, sent);
        throw error;
      }
    }
    await takeOver();
  };

  const entries: Entries = {
    openKeys,
    openEntry: (key) => {
      const entry = entryOf('founders', key) ?? entryOf('contactData', key);
      if (entry) originals.current.set(key, entry);
      flushSync(() => open([key]));
      const frame = document.getElementById(entryFrameId(key));
      frame?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    },
    addEntry: (list, entry) => {
      const { key } = entry;
      originals.current.set(key, entry);
      flushSync(() => {
        const now = values();
        put({ ...now, [list]: [...now[list], entry] });
        open([key]);
        // What is new has no mistakes yet: they are told once it was touched, or with «Далее».
        forgetMistakes();
      });
      document.getElementById(entryFrameId(key))?.focus();
    },
    isEntryChanged: (list, key) => {
      const [entry, original] = [entryOf(list, key), originals.current.get(key)];
      if (entry === undefined) return false;
      return original === undefined ? entry.id === undefined : !sameInput(entry, original);
    },
    restoreEntry: (list, key) => {
      const original = originals.current.get(key);
      changeEntry(list, key, (entry) => {
        if (entry.id === undefined) return null;
        return original ? { ...original, id: entry.id } : entry;
      });
      close(key);
    },
    saveEntry: async (list, key) => {
      await draft.inTurn(() => saveNow(list, key));
      originals.current.delete(key);
      close(key);
    },
    removeEntry: async (list, key) => {
      const id = entryOf(list, key)?.id;
      if (id !== undefined) await draft.inTurn(() => dispatch(entryCalls[list].remove(id)));
      if (form.current) changeEntry(list, key, () => null);
      close(key);
      if (id !== undefined) await draft.inTurn(takeOver);
    },
  };
  return {
    entries,
    openWrong: (all: RequestValues, errors: RequestErrors) => open(wrongKeys(all, errors)),
  };
}
