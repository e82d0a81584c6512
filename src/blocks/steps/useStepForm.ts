import type { FormApi } from 'final-form';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { errorWithoutBody, toApiError, type ApiError } from '../../api/errors';
import { useAppDispatch } from '../../session/appStore';
import { trackFocusOwner } from '../../ui/focus/focusTarget';
import { sameInput } from '../drafts/sameInput';
import type { FormDraft } from '../drafts/useFormDraft';
import { askedStep, stepOfPath, stepState, type RefusedSteps, type StepErrors } from './formSteps';
import type { StepAttempt } from './ShowMistakes';
import type {
  OpenForm,
  StepFormDescription,
  StepFormParts,
  StepServer,
} from './stepFormDescription';
import { useGoToStep, type StepsValue } from './stepsContext';
import { STEP_TITLE_ID } from './StepTitle';

/**
 * Returns true for an error response. A 400 or 422 does not count, because it may only list mistakes in values that
 * were saved.
 */
function isRefusal(error: unknown): boolean {
  const { status } = toApiError(error);
  return typeof status === 'number' && status !== 400 && status !== 422;
}

export interface Opening<Subject, Values extends object, Around> {
  description: StepFormDescription<Subject, Values, Around>;
  subject: Subject;
  around: Around;
  server: StepServer<Values>;
  formDraft: FormDraft<Values>;
}

/** Manages an open form in steps: the steps, the mistakes and the calls, but not the fields. */
export function useStepForm<Subject, Values extends object, Around>({
  description,
  subject,
  around,
  server,
  formDraft,
}: Opening<Subject, Values, Around>) {
  type Open = OpenForm<Values, Around>;
  type Parts = StepFormParts<Values>;
  const dispatch = useAppDispatch();
  const goTo = useGoToStep();
  const { search } = useLocation();
  const { draft, restored, resolveConflicts } = formDraft;
  const [initial] = useState<Values>(
    () => restored ?? description.initialOf?.(subject) ?? description.savedOf(subject).values,
  );
  const steps = description.steps(around);
  const { step, validated } = askedStep(search, steps, description.firstStepOf?.(subject));

  const form = useRef<FormApi<Values, Partial<Values>>>(null);
  const [attempted, setAttempted] = useState<ReadonlySet<string>>(
    () => new Set(validated && [validated.id]),
  );
  const [attempt, setAttempt] = useState<StepAttempt>({
    count: attempted.size,
    mayMoveFocus: () => true,
  });
  const [refused, setRefused] = useState<RefusedSteps>(new Map());

  const opened = () => {
    // The user has left the page while the call was queued; the draft is saved without the form.
    if (form.current === null) throw errorWithoutBody('ABORTED');
    return form.current;
  };
  const values = () => form.current?.getState().values ?? initial;
  const errorsIn = (id: string): StepErrors | undefined =>
    steps.find((one) => one.id === id)?.filling?.errors(values(), around);
  const put: Open['put'] = (next) => {
    const open = opened();
    const names = new Set([...keysOf(open.getState().values), ...keysOf(next)]);
    open.batch(() => {
      for (const name of names) open.change(name, next[name]);
    });
  };

  const saveNow = async (group?: string) => {
    const typed = opened().getState().values;
    // Another step is still invalid and the server would refuse the form, so the input stays in the draft.
    if (server.takes?.(typed) === false) {
      draft.keepNow();
      return;
    }
    const settled = await resolveConflicts(typed);
    // There is no decision about the conflict, for example because the session has ended; the call ends without a
    // message.
    if (settled === undefined) throw errorWithoutBody('ABORTED');
    if (settled !== typed) put(settled);
    const sent = opened().getState().values;
    const saved = await dispatch(server.save(sent, group)).catch((error: unknown) => {
      if (isRefusal(error)) draft.refused(sent);
      throw error;
    });
    if (saved === undefined) return;
    const shown = form.current?.getState().values ?? sent;
    const adopted = description.draft.adoptIds?.(shown, saved.values) ?? shown;
    if (form.current) put(adopted);
    draft.onServerAnswer(saved, shown === sent ? adopted : sent);
  };
  const sendNow = async () => {
    await saveNow();
    await dispatch(server.send(draft.clear));
  };

  const isLast = step === steps.at(-1);
  const askedErrors = useState<StepErrors>(
    () => validated?.filling?.errors(initial, around) ?? new Map(),
  )[0];
  const open: Open = {
    form,
    values,
    put,
    draft,
    isRestored: restored !== undefined,
    around,
    step,
    askedErrors,
    forgetMistakes: () =>
      setAttempted((known) => new Set([...known].filter((id) => id !== step.id))),
  };
  const showMistakes = (
    ids: readonly string[],
    errors: StepErrors,
    mayMoveFocus: StepAttempt['mayMoveFocus'],
    { onMistakes }: Parts,
  ) => {
    setAttempted((known) => new Set([...known, ...ids]));
    onMistakes?.(values(), errors);
    setAttempt(({ count }) => ({ count: count + 1, mayMoveFocus }));
    const [first] = ids;
    if (first !== undefined && first !== step.id) goTo(first);
  };

  /** Shows the mistakes before anything is sent; returns true if there are none. */
  const check = (parts: Parts): boolean => {
    const wrong = (isLast ? steps : [step]).flatMap(({ id }) => {
      const errors = errorsIn(id);
      return errors === undefined || errors.size === 0 ? [] : [{ id, errors }];
    });
    if (wrong.length === 0) return true;
    const errors = new Map(wrong.flatMap((one) => [...one.errors]));
    showMistakes(
      wrong.map(({ id }) => id),
      errors,
      () => true,
      parts,
    );
    return false;
  };

  /** Maps the server's errors to the fields of this form, and opens the first step with an error. */
  const refusal = (
    thrown: unknown,
    mayMoveFocus: StepAttempt['mayMoveFocus'],
    parts: Parts,
  ): ApiError => {
    const failure = server.toError?.(thrown) ?? toApiError(thrown);
    if (failure.status === 409) void dispatch(server.lookAgain()).catch(() => undefined);
    const found = failure.fieldErrors.map(({ field }) => stepOfPath(steps, field));
    const ids = steps.map(({ id }) => id).filter((id) => found.includes(id));
    const fieldErrors =
      description.fieldErrors?.(failure.fieldErrors, subject) ?? failure.fieldErrors;
    if (ids.length > 0) {
      const judged = values();
      const countIn = (id: string) => found.filter((one) => one === id).length;
      setRefused(new Map(ids.map((id) => [id, { count: countIn(id), values: judged }])));
      const errors = new Map(fieldErrors.map(({ field, message }) => [field, message]));
      showMistakes(ids, errors, mayMoveFocus, parts);
    }
    return { ...failure, fieldErrors };
  };

  /** Saves the open step; on the last step sends the form. Rejects with an `ApiError`. */
  const submit = async (parts: Parts) => {
    const isFocusFree = trackFocusOwner();
    const sent = values();
    try {
      if (isLast) await draft.inTurn(sendNow);
      else if (step.filling) await draft.inTurn(() => saveNow(step.filling?.group));
    } catch (error) {
      // A step focuses its own heading on opening; this does not count as a move by the user.
      const isFree = () => isFocusFree() || document.activeElement?.id === STEP_TITLE_ID;
      throw refusal(error, () => isFree() && sameInput(values(), sent), parts);
    }
  };

  const next = () => {
    const following = steps[steps.indexOf(step) + 1];
    if (following) goTo(following.id);
  };

  const context: Omit<StepsValue, 'shared'> = {
    steps,
    step,
    around,
    stateOf: (id) => {
      const one = steps.find((known) => known.id === id) ?? step;
      return stepState(one, values(), around, attempted.has(id), refused);
    },
    mistakesIn: (id) => errorsIn(id)?.size,
  };
  return { initial, open, context, attempt, attempted, isLast, check, submit, next };
}

function keysOf<Values extends object>(values: Values): (keyof Values & string)[];
function keysOf(values: object): string[] {
  return Object.keys(values);
}
