import { createForm, getIn, type FormApi, type SubmissionErrors } from 'final-form';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isApiError, toApiError, type ApiError } from '../../api/errors';
import type { FormContextValue } from './formContext';
import { forgetForm, keptInput } from './keptInput';
import { failureOf, submissionErrors } from './submission';

/** The second click of a double click must not send the form again after a quick answer. */
const ECHO_MS = 1000;

export interface CabinetFormOptions<Values extends object> {
  name: string;
  /**
   * Sends the values. It fails by throwing or returning an `ApiError` (or a mutation result with
   * one); anything else is success.
   */
  onSubmit: (values: Values) => unknown;
  initialValues?: Partial<Values> | undefined;
  /** Fields whose input survives when the form leaves the page unsent; never secrets. */
  keep?: readonly string[] | undefined;
}

export interface CabinetForm<Values extends object> {
  form: FormApi<Values, Partial<Values>>;
  send: (values: Values) => Promise<SubmissionErrors>;
  /** Starts an attempt. Undefined if it is only an echo of the one that has just succeeded. */
  attempt: () => Promise<unknown> | undefined;
}

/** The part of the input that the customer changed and that may be remembered. */
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

/** A final-form instance that remembers unsent input and turns failed calls into its errors. */
export function useCabinetForm<Values extends object>(
  { name, onSubmit, initialValues, keep = [] }: CabinetFormOptions<Values>,
  { fields, secrets }: Pick<FormContextValue, 'fields' | 'secrets'>,
): CabinetForm<Values> {
  const [form] = useState(() => {
    const created = createForm<Values, Partial<Values>>({
      // The real one is set below: it changes with every render.
      onSubmit: () => undefined,
      keepDirtyOnReinitialize: true,
      mutators: {
        // `changeValue` takes any name and value; the typed `change` would need a cast for each.
        restore: ([input]: readonly unknown[], state, { changeValue }) => {
          for (const [field, value] of Object.entries(input ?? {})) {
            changeValue(state, field, () => value);
          }
        },
      },
      ...(initialValues && { initialValues }),
    });
    created.mutators['restore']?.(keptInput().get(name));
    return created;
  });
  const sent = useRef<{ values: unknown; at: number } | null>(null);
  const keptNames = useRef(keep);

  const send = async (values: Values): Promise<SubmissionErrors> => {
    const failure = await outcomeOf(() => onSubmit(values));
    if (failure) return submissionErrors(failure, [...fields.keys()]);
    sent.current = { values, at: performance.now() };
    forgetForm(name);
    return undefined;
  };

  useLayoutEffect(() => {
    form.setConfig('onSubmit', send);
    keptNames.current = keep;
  });

  useEffect(() => {
    const shelf = keptInput();
    return () => {
      if (sent.current?.values === form.getState().values) return;
      const input = changedInput(
        form,
        keptNames.current.filter((field) => !secrets.has(field)),
      );
      if (Object.keys(input).length > 0) shelf.set(name, input);
      else shelf.delete(name);
    };
  }, [form, name, secrets]);

  const attempt = () => {
    const last = sent.current;
    const isEcho = last !== null && performance.now() - last.at < ECHO_MS;
    return isEcho && last.values === form.getState().values ? undefined : form.submit();
  };
  return { form, send, attempt };
}

async function outcomeOf(call: () => unknown): Promise<ApiError | undefined> {
  try {
    return failureOf(await call());
  } catch (thrown) {
    // Not an answer of the server but a mistake of ours: shown as unknown, and never lost.
    if (!isApiError(thrown)) console.error(thrown);
    return toApiError(thrown);
  }
}
