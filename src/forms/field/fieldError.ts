import type { FieldState } from 'final-form';

/** The parts of a field's state that decide about its message. */
export type FieldErrorState = Pick<FieldState, 'error' | 'submitError' | 'modifiedSinceLastSubmit'>;

/** A broken rule, else the server's message until this field is changed. */
export function fieldError(state: FieldErrorState | undefined): string | undefined {
  const broken: unknown = state?.error;
  if (typeof broken === 'string') return broken;
  const refused: unknown = state?.modifiedSinceLastSubmit === true ? undefined : state?.submitError;
  return typeof refused === 'string' ? refused : undefined;
}
