import { useCallback, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Claim, Order } from '../../../../api/endpoints/sender';
import { toApiError, type ApiError } from '../../../../api/errors';
import type { StepAttempt } from '../../../../blocks/steps/stepAttempt';
import { useGoToStep } from '../../../../blocks/steps/stepsContext';
import { useUploads } from '../../../../blocks/upload/useUploads';
import { holdFocus } from '../../../../ui/focus/holdFocus';
import type { ClaimDraft } from '../draft/useClaimDraft';
import { readDocuments } from '../form/claimMapping';
import { groupErrors, type ClaimContext } from '../form/claimRules';
import { askedClaimStep, claimSteps, stepOfField, type ClaimStepId } from '../form/claimSteps';
import type { ClaimValues } from '../form/claimValues';
import type { Claiming } from './claiming';
import { useClaimCalls, type ClaimFormApi } from './useClaimCalls';

interface EditorOptions {
  order: Order;
  claim: Claim | undefined;
  withdrawn: Claim | undefined;
  initial: ClaimValues;
  claimDraft: ClaimDraft;
  context: ClaimContext;
}

/** Everything about an open claim that is not its fields: steps, uploads, calls. */
export function useClaimEditor({
  order,
  claim,
  withdrawn,
  initial,
  claimDraft,
  context,
}: EditorOptions) {
  const { search } = useLocation();
  const goTo = useGoToStep();
  const step = askedClaimStep(search, claim);
  const form = useRef<ClaimFormApi>(null);
  const calls = useClaimCalls(form, claimDraft, context);
  const [attempted, setAttempted] = useState<ReadonlySet<ClaimStepId>>(() => new Set());
  const [attempt, setAttempt] = useState<StepAttempt>({ count: 0, mayMoveFocus: () => true });

  const valuesNow = () => form.current?.getState().values ?? initial;
  const changeDocuments = (change: (all: ClaimValues['documents']) => ClaimValues['documents']) =>
    form.current?.change('documents', change(valuesNow().documents));
  const uploads = useUploads(`claim:${order.id}`, (kind, file) => {
    changeDocuments((all) => [...all, { ...file, kind }]);
  });

  const showMistakes = (ids: readonly ClaimStepId[], mayMoveFocus = () => true) => {
    setAttempted((known) => new Set([...known, ...ids]));
    setAttempt(({ count }) => ({ count: count + 1, mayMoveFocus }));
  };

  /** Steps with mistakes that can be told without the server, from the first one on. */
  const wrongSteps = (only?: ClaimStepId): ClaimStepId[] =>
    claimSteps.flatMap(({ id, group }) => {
      if (group === undefined || (only !== undefined && only !== id)) return [];
      return groupErrors(group, valuesNow(), context).size === 0 ? [] : [id];
    });

  /** Shows what is wrong before anything is sent; true when nothing is. */
  const check = (): boolean => {
    const wrong = step.id === 'review' ? wrongSteps() : wrongSteps(step.id);
    const [first] = wrong;
    if (first === undefined) return true;
    showMistakes(wrong);
    if (first !== step.id) goTo(first);
    return false;
  };

  /** A refusal of the server: the way to the first field that it names. */
  const refusal = (thrown: unknown, mayMoveFocus: () => boolean): ApiError => {
    const failure = toApiError(thrown);
    // Perhaps no draft any more: the page then shows what has become of it.
    if (failure.status === 409) void calls.ask().catch(() => undefined);
    const wrong = new Set(failure.fieldErrors.map(({ field }) => stepOfField(field)));
    const ids = claimSteps.map(({ id }) => id).filter((id) => wrong.has(id));
    const [first] = ids;
    if (first !== undefined) {
      showMistakes(ids, mayMoveFocus);
      if (first !== step.id) goTo(first);
    }
    return failure;
  };

  const submit = async () => {
    const isFocusFree = holdFocus();
    const sent = form.current?.getState().values;
    try {
      if (step.id === 'review') await calls.submit();
      else if (step.group !== undefined) await calls.save();
    } catch (error) {
      throw refusal(error, () => isFocusFree() && form.current?.getState().values === sent);
    }
  };

  const next = () => {
    const following = claimSteps[claimSteps.indexOf(step) + 1];
    if (following) goTo(following.id);
  };

  const claiming: Claiming = {
    order,
    claim,
    withdrawn,
    context,
    steps: claimSteps,
    step,
    attempted,
    uploads,
    removeDocument: ({ id }) => {
      changeDocuments((all) => all.filter((one) => one.id !== id));
      // The claim that was taken back keeps its own: there the file only leaves this one.
      const isShared = readDocuments(withdrawn).some((one) => one.id === id);
      void (isShared ? calls.handOver() : calls.removeFile(id)).catch(() => undefined);
    },
  };
  const holdForm = useCallback((open: ClaimFormApi | null) => {
    form.current = open;
  }, []);
  return { holdForm, claiming, attempt, check, submit, next, handOver: calls.handOver };
}
