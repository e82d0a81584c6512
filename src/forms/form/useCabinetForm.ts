import { createForm, getIn, type FormApi, type SubmissionErrors } from 'final-form';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isAborted, isApiError, isOutage, toApiError } from '../../api/errors';
import type { FormDescription } from '../description/defineForm';
import type { FormContextValue } from './formContext';
import { keptInput, UNSENT, type KeptInput } from './keptInput';
import { submissionErrors, type NoFailure } from './submission';

/** Milliseconds after a response during which the second click of a double click must not send the form again. */
const ECHO_MS = 1000;

export interface CabinetFormOptions<Values extends object, Sent> {
  form: FormDescription<Values>;
  /** Distinguishes forms with the same description: id of the edited entity. */
  instance?: string | undefined;
  initialValues?: Partial<Values> | undefined;
  /** Part of the form that is sent; the same values for another part do not count as a repeated click. */
  part?: string | undefined;
  /** Sends the values. A failure is thrown, as an `ApiError` if possible. */
  onSubmit: ((values: Values) => Sent | Promise<Sent>) & NoFailure<Sent>;
  /** Called with the result of `onSubmit`, unless the user has left the page. */
  onSent?: ((sent: Sent) => unknown) | undefined;
}

/** Returns the name of a form on the page. The name is also the key of the kept input. */
export function formNameOf<Values extends object>({
  form,
  instance,
}: Pick<CabinetFormOptions<Values, unknown>, 'form' | 'instance'>): string {
  return instance === undefined ? form.name : `${form.name}-${instance}`;
}

/** Returns the changed values of the fields whose input may be kept. */
function changedInput<Values extends object>(
  form: FormApi<Values, Partial<Values>>,
  names: readonly string[],
): Record<string, unknown> {
  const { values, initialValues = {} } = form.getState();
  const entries = names
    .map((name): [string, unknown] => [name, getIn(values, name)])
    .filter(([name, value]) => value !== getIn(initialValues, name));
  return Object.fromEntries(entries);
}

/** Returns the message of a reopened form whose last request ended in a 5xx. */
const unsentMessage = ({ unsent }: { readonly unsent: string }): string =>
  `${unsent}: сервис был недоступен. Попробуйте ещё раз`;

/** Creates a final-form instance that remembers unsent input and converts failed calls to errors of the form. */
export function useCabinetForm<Values extends object, Sent>(
  options: CabinetFormOptions<Values, Sent>,
  { fields, late }: Pick<FormContextValue, 'fields' | 'late'>,
) {
  const { form: description, initialValues, part, onSubmit, onSent } = options;
  const name = formNameOf(options);
  const [form] = useState(() => {
    const created = createForm<Values, Partial<Values>>({
      // The real handler is set below, because it changes with every render.
      onSubmit: () => undefined,
      keepDirtyOnReinitialize: true,
      mutators: {
        // `changeValue` takes any name and value; the typed `change` would need a cast for each.
        restore: ([input = {}]: readonly object[], state, { changeValue }) => {
          for (const [field, value] of Object.entries(input)) {
            changeValue(state, field, () => value);
          }
          // Set as a submit error, so that the message stays until the next attempt.
          if (UNSENT in input) state.formState.submitError = unsentMessage(description);
        },
      },
      ...(initialValues && { initialValues }),
    });
    created.mutators['restore']?.(keptInput().get(name));
    return created;
  });
  const endedInOutage = useRef(false);
  const sent = useRef<{ values: unknown; part: string | undefined; at: number } | null>(null);
  const isOnPage = useRef(true);

  const refuse = (thrown: unknown, shelf: KeptInput): SubmissionErrors => {
    // Anything but an `ApiError` is a bug of the cabinet: it is logged, and shown as an unknown error.
    if (!isApiError(thrown)) console.error(thrown);
    const failure = toApiError(thrown);
    endedInOutage.current = isOutage(failure);
    if (endedInOutage.current && !isOnPage.current) {
      shelf.set(name, { ...shelf.get(name), [UNSENT]: true });
    }
    if (!isOnPage.current && !isAborted(failure)) {
      late.get('teller')?.(`${description.unsent}. ${failure.message}`, failure);
    }
    const { labels } = description;
    return submissionErrors(failure, { labels, isOnPage: (field) => fields.has(field) });
  };

  const send = async (values: Values): Promise<SubmissionErrors> => {
    let answer: Sent;
    endedInOutage.current = false;
    const shelf = keptInput(); // The session may end before the response arrives.
    try {
      answer = await onSubmit(values);
    } catch (thrown) {
      return refuse(thrown, shelf);
    }
    sent.current = { values, part, at: performance.now() };
    shelf.delete(name);
    if (isOnPage.current) await onSent?.(answer);
    return undefined;
  };

  useLayoutEffect(() => {
    form.setConfig('onSubmit', send);
  });

  useEffect(() => {
    const shelf = keptInput();
    isOnPage.current = true;
    return () => {
      isOnPage.current = false;
      if (sent.current?.values === form.getState().values) return;
      const input = changedInput(form, description.keptNames);
      const isUnsent =
        endedInOutage.current || form.getState().submitError === unsentMessage(description);
      if (isUnsent) shelf.set(name, { ...input, [UNSENT]: true });
      else if (Object.keys(input).length > 0) shelf.set(name, input);
      else shelf.delete(name);
    };
  }, [form, name, description]);

  /** Submits the form. Does nothing and returns undefined if the same values were sent successfully a moment ago. */
  const attempt = () => {
    const last = sent.current;
    const isEcho = last !== null && performance.now() - last.at < ECHO_MS;
    const isSame = last?.part === part && last?.values === form.getState().values;
    return isEcho && isSame ? undefined : form.submit();
  };
  return { form, send, attempt };
}
