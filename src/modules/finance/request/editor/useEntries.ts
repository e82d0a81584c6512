import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { demandRecord, mayHaveBeenDone } from '../../../../api/outcome';
import { errorWithoutBody } from '../../../../api/errors';
import { sameInput } from '../../../../blocks/drafts/sameInput';
import type { StepErrors } from '../../../../blocks/steps/formSteps';
import type { OpenForm } from '../../../../blocks/steps/stepFormDescription';
import { useAppDispatch } from '../../../../session/appStore';
import { beginStep, type BegunStep, type UndoableStep } from '../../../../shell/undo/undo';
import { wrongEntries, type RuleContext } from '../form/requestSteps';
import { adoptIds, type EntryList, type RequestValues } from '../form/requestValues';
import { askForForm, removeEntryById, saveEntryAt } from './requestServer';

type Entry = RequestValues[EntryList][number];

/** Founders and contact persons: each entry is opened, changed and saved separately. */
export interface Entries {
  openKeys: ReadonlySet<string>;
  openEntry: (key: string) => void;
  /** Adds an entry to the end of a list and opens it; its validation errors are not shown yet. */
  addEntry: (list: EntryList, entry: Entry) => void;
  /**
   * «Отменить»: restores the state of an entry before the editing, or removes a new entry. For ten seconds the user can
   * get the discarded input back.
   */
  restoreEntry: (list: EntryList, key: string) => void;
  /** Adds or changes one entry by a separate call. Rejects with an `ApiError`. */
  saveEntry: (list: EntryList, key: string) => Promise<void>;
  /** Removes one entry from the page at once, and from the server when the removal can no longer be undone. */
  removeEntry: (list: EntryList, key: string, name: string) => void;
  /** Makes all removals and cancellations final; resolves when their calls have succeeded or failed. */
  finishSteps: () => Promise<void>;
}

/** Returns the id of an entry's element on the page, open or in one line. */
export const entryFrameId = (key: string) => `entry-${key}`;

/** Returns the entries of an open form. Wrong entries, and entries that the server does not have, are open at first. */
export function useEntries(
  requestId: string,
  { form, values, put, draft, askedErrors, forgetMistakes }: OpenForm<RequestValues, RuleContext>,
) {
  const dispatch = useAppDispatch();
  /** The last removal or cancellation of each entry, keyed by entry. */
  const steps = useRef(new Map<string, BegunStep>());
  const [openKeys, setOpenKeys] = useState<ReadonlySet<string>>(() => {
    const { founders, contactData } = values();
    const added = [...founders, ...contactData].filter(({ id }) => id === undefined);
    return new Set([...wrongEntries(values(), askedErrors), ...added.map(({ key }) => key)]);
  });
  const open = (keys: readonly string[]) => setOpenKeys((before) => new Set([...before, ...keys]));
  const close = (key: string) =>
    setOpenKeys((before) => new Set([...before].filter((one) => one !== key)));
  /** Entries as they were when they were opened, keyed by entry. */
  const originals = useRef(new Map<string, Entry>());
  /** Form values of calls that added an entry and whose response was lost, keyed by entry. */
  const lost = useRef(new Map<string, RequestValues>());

  const entryOf = (list: EntryList, key: string): Entry | undefined =>
    values()[list].find((entry) => entry.key === key);
  /** Changes one entry, or removes it if `change` returns null. */
  const changeEntry = (list: EntryList, key: string, change: (entry: Entry) => Entry | null) => {
    const entries: readonly Entry[] = values()[list];
    const changed = entries.flatMap((entry) => (entry.key === key ? (change(entry) ?? []) : entry));
    put({ ...values(), [list]: changed });
  };

  /** Inserts a removed entry again, before the entries that followed it. */
  const putBack = (list: EntryList, entry: Entry, following: ReadonlySet<string>) => {
    const entries: readonly Entry[] = values()[list].filter(({ key }) => key !== entry.key);
    const next = entries.findIndex(({ key }) => following.has(key));
    const place = next < 0 ? entries.length : next;
    put({ ...values(), [list]: [...entries.slice(0, place), entry, ...entries.slice(place)] });
  };
  const followersOf = (list: EntryList, key: string): ReadonlySet<string> => {
    const keys = values()[list].map((entry) => entry.key);
    return new Set(keys.slice(keys.indexOf(key) + 1));
  };
  const isOnPage = () => form.current !== null;
  const begin = (key: string, step: UndoableStep) => {
    steps.current.set(key, dispatch(beginStep(step)));
  };
  /** Makes an earlier «Отменить» of this entry final before the entry is opened again or removed. */
  const finishStep = (key: string) => void steps.current.get(key)?.finish();
  const show = (key: string) => document.getElementById(entryFrameId(key))?.focus();

  /**
   * Loads the server's form, takes over the ids of its entries, and passes the form to the draft. Does nothing if the
   * call fails.
   */
  const takeOver = async () => {
    const saved = await dispatch(askForForm(requestId)).catch(() => undefined);
    if (saved === undefined) return;
    put(adoptIds(values(), saved.values));
    draft.onServerAnswer(saved);
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
    // The user has left the page while the call waited. Leaving saves the whole form, with this entry.
    if (form.current === null) throw errorWithoutBody('ABORTED');
    await findLost(list, key);
    const sent = values();
    const index = sent[list].findIndex((entry) => entry.key === key);
    const id = sent[list][index]?.id;
    try {
      const answer = await dispatch(saveEntryAt(requestId, sent, list, index));
      if (id !== undefined) demandRecord(answer, id);
      // The response is invalid: a new entry cannot have the id of an existing entry.
      else if (sent[list].some((entry) => entry.id === answer.id)) {
        throw errorWithoutBody('INVALID_RESPONSE');
      } else changeEntry(list, key, (entry) => ({ ...entry, id: answer.id }));
    } catch (error) {
      if (id === undefined && mayHaveBeenDone(error)) lost.current.set(key, sent);
      throw error;
    }
    await takeOver();
  };

  const entries: Entries = {
    openKeys,
    openEntry: (key) => {
      finishStep(key);
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
        // The validation errors of a new entry appear after it was touched, or after «Далее».
        forgetMistakes();
      });
      document.getElementById(entryFrameId(key))?.focus();
    },
    restoreEntry: (list, key) => {
      const [typed, original] = [entryOf(list, key), originals.current.get(key)];
      if (typed === undefined) return;
      const isChanged =
        original === undefined ? typed.id === undefined : !sameInput(typed, original);
      const following = followersOf(list, key);
      changeEntry(list, key, (entry) => {
        if (entry.id === undefined) return null;
        return original ? { ...original, id: entry.id } : entry;
      });
      close(key);
      if (!isChanged) return;
      begin(key, {
        message: 'Изменения в записи отменены',
        calls: [],
        onUndone: () => {
          if (!isOnPage()) return;
          flushSync(() => {
            putBack(list, typed, following);
            open([key]);
          });
          show(key);
        },
      });
    },
    saveEntry: async (list, key) => {
      // Removals are sent first: until then the server counts the removed entries, for example their shares.
      await entries.finishSteps();
      await draft.inTurn(() => saveNow(list, key));
      originals.current.delete(key);
      close(key);
    },
    removeEntry: (list, key, name) => {
      finishStep(key);
      const removed = entryOf(list, key);
      if (removed === undefined) return;
      const { id } = removed;
      const following = followersOf(list, key);
      changeEntry(list, key, () => null);
      close(key);
      const send = async () => {
        if (id === undefined) return;
        await draft.inTurn(() => dispatch(removeEntryById(list, id)));
        if (isOnPage()) await draft.inTurn(takeOver);
      };
      const restore = () => {
        if (isOnPage()) flushSync(() => putBack(list, removed, following));
      };
      begin(key, {
        message: `Удалено: ${name}`,
        calls: [{ key: `entry/${key}`, send }],
        onUndone: () => {
          restore();
          show(key);
        },
        failure: ([failed]) => `Не удалено: ${name}. ${failed?.failure.message ?? ''}`,
        onFailed: restore,
      });
    },
    finishSteps: async () => {
      await Promise.all([...steps.current.values()].map(({ finish }) => finish()));
    },
  };
  return {
    entries,
    openWrong: (all: RequestValues, errors: StepErrors) => open(wrongEntries(all, errors)),
  };
}
