import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import {
  financeRequestApi,
  type FinanceRequestForm,
} from '../../../../api/endpoints/financeRequest';
import { toApiError, type ApiError } from '../../../../api/errors';
import { listedFlags } from '../form/consents';
import { useSessionDispatch } from '../../../../session/apiRoot';
import { isIndividual } from '../../../../session/permissions';
import { fieldsOf } from '../../../../lib/fieldsOf';
import { moscowDay } from '../../../../lib/isoDay';
import { sameInput } from '../../../../blocks/drafts/sameInput';
import { useGoToStep } from '../../../../blocks/steps/stepsContext';
import { STEP_TITLE_ID } from '../../../../blocks/steps/StepTitle';
import type { StepAttempt } from '../../../../blocks/steps/stepAttempt';
import { holdFocus } from '../../../../ui/focus/holdFocus';
import type { RequestDraft } from '../draft/useRequestDraft';
import { groupErrors, wrongEntries, type RuleContext } from '../form/requestErrors';
import { askedStep, requestSteps, stepOfPath, type StepId } from '../form/requestSteps';
import type { RequestValues } from '../form/requestValues';
import { serverErrors } from '../form/serverErrors';
import { entryFrameId, type EntryList, type RefusedSteps, type RequestEditing } from './editing';
import { putValues, type RequestFormApi } from './requestFormApi';
import { useOpenEntries } from './useOpenEntries';
import { useRequestCalls } from './useRequestCalls';

const { getFinanceRequest } = financeRequestApi.endpoints;

/** Keys of the entries, of whichever list, that have mistakes at these paths. */
function wrongKeys(values: RequestValues, paths: ReadonlyMap<string, string>): string[] {
  return [
    ...wrongEntries('founders', values, paths),
    ...wrongEntries('contactData', values, paths),
  ];
}

/** Everything about an open form that is not its fields: steps, open entries, calls. */
export function useRequestEditor(
  requestId: string,
  serverForm: FinanceRequestForm,
  initial: RequestValues,
  requestDraft: RequestDraft,
) {
  const dispatch = useSessionDispatch();
  const goTo = useGoToStep();
  const { search } = useLocation();
  const organization = fieldsOf(serverForm.organization);
  const individual = isIndividual(serverForm.organization);
  const flags = listedFlags(serverForm.agreementFlags);
  const steps = requestSteps(individual);
  const asked = askedStep(search, steps);
  const { step } = asked;

  const [today] = useState(() => moscowDay());
  const context: RuleContext = { today, individual };
  const form = useRef<RequestFormApi>(null);
  const calls = useRequestCalls(requestId, form, requestDraft);
  const [attempted, setAttempted] = useState<ReadonlySet<StepId>>(
    () => new Set(asked.validated === undefined ? [] : [asked.validated]),
  );
  const [attempt, setAttempt] = useState<StepAttempt>({
    count: attempted.size,
    mayMoveFocus: () => true,
  });
  const [refused, setRefused] = useState<RefusedSteps>(new Map());
  const { openKeys, openEntries, closeEntry } = useOpenEntries(initial, () => {
    const { group } = steps.find(({ id }) => id === asked.validated) ?? {};
    return group === undefined ? [] : wrongKeys(initial, groupErrors(group, initial, context));
  });
  /** Entries as they were when they were opened. */
  const before = useRef(new Map<string, RequestValues[EntryList][number]>());

  const showMistakes = (
    ids: readonly StepId[],
    paths: ReadonlyMap<string, string>,
    mayMoveFocus: StepAttempt['mayMoveFocus'],
  ) => {
    const values = form.current?.getState().values ?? initial;
    setAttempted((known) => new Set([...known, ...ids]));
    openEntries(wrongKeys(values, paths));
    setAttempt(({ count }) => ({ count: count + 1, mayMoveFocus }));
  };

  /** Steps with mistakes that can be told without the server, from the first one on. */
  const wrongSteps = (only?: StepId) => {
    const values = form.current?.getState().values ?? initial;
    return steps.flatMap(({ id, group }) => {
      if (group === undefined || (only !== undefined && only !== id)) return [];
      const errors = groupErrors(group, values, context);
      return errors.size === 0 ? [] : [{ id, errors }];
    });
  };

  /** Shows what is wrong before anything is sent; true when nothing is. */
  const check = (): boolean => {
    const wrong = step.id === 'review' ? wrongSteps() : wrongSteps(step.id);
    const [firstWrong] = wrong;
    if (firstWrong === undefined) return true;
    showMistakes(
      wrong.map(({ id }) => id),
      new Map(wrong.flatMap(({ errors }) => [...errors])),
      () => true,
    );
    if (firstWrong.id !== step.id) goTo(firstWrong.id);
    return false;
  };

  /** A refusal of the server, at the fields of this form, and the way to the first of them. */
  const refusal = (error: unknown, mayMoveFocus: StepAttempt['mayMoveFocus']): ApiError => {
    const failure = toApiError(error);
    if (failure.status === 409) {
      // No draft any more: the page then shows what has become of it.
      void dispatch(
        getFinanceRequest.initiate({ id: requestId }, { forceRefetch: true, subscribe: false }),
      );
    }
    const names = flags.map(({ flag }) => flag);
    const fieldErrors = serverErrors(failure.fieldErrors, names);
    const wrong = new Set(failure.fieldErrors.map(({ field }) => stepOfPath(field)));
    const ids = steps.map(({ id }) => id).filter((id) => wrong.has(id));
    const [firstWrong] = ids;
    if (firstWrong !== undefined) {
      const values = form.current?.getState().values ?? initial;
      const countOf = (id: StepId) =>
        failure.fieldErrors.filter(({ field }) => stepOfPath(field) === id).length;
      setRefused(new Map(ids.map((id) => [id, { count: countOf(id), values }])));
      const paths = new Map(fieldErrors.map(({ field, message }) => [field, message]));
      showMistakes(ids, paths, mayMoveFocus);
      if (firstWrong !== step.id) goTo(firstWrong);
    }
    return { ...failure, fieldErrors };
  };

  const submit = async () => {
    const isFocusFree = holdFocus();
    const sent = form.current?.getState().values;
    try {
      if (step.id === 'review') await calls.send();
      else if (step.group !== undefined) await calls.save(step.group);
    } catch (error) {
      // A step that opens takes the focus to its heading by itself: it is not the customer who went on.
      const isFree = () => isFocusFree() || document.activeElement?.id === STEP_TITLE_ID;
      throw refusal(error, () => isFree() && sameInput(form.current?.getState().values, sent));
    }
  };

  const next = () => {
    const following = steps[steps.indexOf(step) + 1];
    if (following) goTo(following.id);
  };

  const changeList = (
    list: EntryList,
    key: string,
    entry: RequestValues[EntryList][number] | null,
  ) => {
    if (form.current === null) return;
    const values = form.current.getState().values;
    const entries = values[list].flatMap((one) => {
      if (one.key !== key) return [one];
      return entry === null ? [] : [entry];
    });
    putValues(form.current, { ...values, [list]: entries });
  };

  const entryAt = (list: EntryList, key: string) =>
    form.current?.getState().values[list].find((entry) => entry.key === key);

  const editing: RequestEditing = {
    requestId,
    organization,
    individual,
    today,
    flags,
    steps,
    step,
    attempted,
    refused,
    isRestored: requestDraft.restored !== undefined,
    openKeys,
    addEntry: (list, entry) => {
      const { key } = entry;
      before.current.set(key, entry);
      flushSync(() => {
        if (form.current !== null) {
          const values = form.current.getState().values;
          putValues(form.current, { ...values, [list]: [...values[list], entry] });
        }
        openEntries([key]);
        // What is new has no mistakes yet: they are told once it was touched, or with «Далее».
        setAttempted((known) => new Set([...known].filter((id) => id !== step.id)));
      });
      document.getElementById(entryFrameId(key))?.focus();
    },
    isEntryChanged: (list, key) => {
      const [entry, original] = [entryAt(list, key), before.current.get(key)];
      if (entry === undefined) return false;
      return original === undefined ? entry.id === undefined : !sameInput(entry, original);
    },
    openEntry: (key) => {
      const entry = entryAt('founders', key) ?? entryAt('contactData', key);
      if (entry) before.current.set(key, entry);
      flushSync(() => openEntries([key]));
      const frame = document.getElementById(entryFrameId(key));
      frame?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    },
    closeEntry,
    goTo,
    saveEntry: async (list, key) => {
      await calls.saveEntry(list, key);
      before.current.delete(key);
      closeEntry(key);
    },
    removeEntry: async (list, key) => {
      const id = entryAt(list, key)?.id;
      if (id !== undefined) await calls.removeEntry(list, id);
      changeList(list, key, null);
      closeEntry(key);
      if (id !== undefined) await calls.takeOver();
    },
    accept: calls.accept,
    restoreEntry: (list, key) => {
      const entry = entryAt(list, key);
      const original = before.current.get(key);
      if (entry?.id === undefined) changeList(list, key, null);
      else if (original) changeList(list, key, { ...original, id: entry.id });
      closeEntry(key);
    },
  };
  const holdForm = useCallback((open: RequestFormApi | null) => {
    form.current = open;
  }, []);
  return { holdForm, editing, attempt, check, submit, next, handOver: calls.handOver };
}
