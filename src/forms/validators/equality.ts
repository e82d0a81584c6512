import { INCORRECT, isEmpty, otherField, whenFilled, type Validator } from './validator';

/** Creates the rule confirmed: the value equals another field of the form, for example a repeated password. */
export function confirmed<Ref extends string>(
  field: Ref,
  message: string = INCORRECT,
): Validator<Ref> {
  return whenFilled<Ref>((value, values) =>
    value === otherField(values, field) ? undefined : message,
  );
}

/**
 * Creates the rule confirm: the value must equal `expected`; otherwise the rule returns `message`. An empty text is
 * accepted. A checkbox has no empty state, so an untouched one is compared as well.
 */
export function confirm(expected: unknown, message: string): Validator {
  const passesEmpty = typeof expected !== 'boolean';
  return (value) => (value === expected || (passesEmpty && isEmpty(value)) ? undefined : message);
}
