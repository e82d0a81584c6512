import { createContext, useContext } from 'react';
import type { AgreementFlag } from '../../../../api/endpoints/financeRequest';
import type { RequestValues } from '../form/requestValues';
import type { RequestStep, StepId } from '../form/requestSteps';

/** A list of the form whose entries have calls of their own. */
export type EntryList = 'founders' | 'contactData';

/** Steps that the server has refused: how many mistakes, and the values that it has judged. */
export type RefusedSteps = ReadonlyMap<StepId, { count: number; values: RequestValues }>;

/** What the steps of an open form share. Nothing in it changes while somebody types. */
export interface RequestEditing {
  requestId: string;
  /** Whose request it is, as the server says it: nothing is certain to be there. */
  organization: Readonly<Partial<Record<string, unknown>>>;
  individual: boolean;
  /** The day on which the form was opened, `2026-11-22`. */
  today: string;
  flags: readonly AgreementFlag[];
  steps: readonly RequestStep[];
  step: RequestStep;
  /** Steps whose mistakes the customer has been told of. */
  attempted: ReadonlySet<StepId>;
  /** What the server has found wrong in a step, until that part of the form is changed. */
  refused: RefusedSteps;
  /** The form began with a draft of this device, which holds no passports. */
  isRestored: boolean;
  /** Keys of the entries that are open for editing. */
  openKeys: ReadonlySet<string>;
  openEntry: (key: string) => void;
  /** Puts an empty entry at the end of a list and opens it; its mistakes are for later. */
  addEntry: (list: EntryList, entry: RequestValues[EntryList][number]) => void;
  /** Whether something was typed into an open entry that «Отменить» would throw away. */
  isEntryChanged: (list: EntryList, key: string) => boolean;
  closeEntry: (key: string) => void;
  goTo: (step: StepId) => void;
  /** Adds or changes one entry by its own call. @throws ApiError */
  saveEntry: (list: EntryList, key: string) => Promise<void>;
  /** Removes one entry by its own call. @throws ApiError */
  removeEntry: (list: EntryList, key: string) => Promise<void>;
  /** Gives a consent, or takes it back, by its own call. @throws ApiError */
  accept: (flag: string, value: boolean) => Promise<void>;
  /** The entry as it was when it was opened. */
  restoreEntry: (list: EntryList, key: string) => void;
}

/** Id of the frame of an open entry. */
export const entryFrameId = (key: string) => `entry-${key}`;

export const EditingContext = createContext<RequestEditing | null>(null);

/** The form that is being filled in. */
export function useEditing(): RequestEditing {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('A step must stand inside a RequestEditor');
  return editing;
}
