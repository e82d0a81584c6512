import type { FieldError } from '../../../core/failure';

/** Returns the message if the value breaks the rule, else null. */
export type Rule = (value: unknown) => string | null;

const REQUIRED = 'Поле обязательно для заполнения';

/** Returns a rule that also accepts an empty value, which only `required` refuses. */
export function rule(holds: (value: unknown) => boolean, message: string): Rule {
  return (value) => (isEmpty(value) || holds(value) ? null : message);
}

/** Returns a rule for texts. It accepts an empty value, and refuses any other value that is not a text. */
export function textRule(holds: (text: string) => boolean, message: string): Rule {
  return rule((value) => typeof value === 'string' && holds(value), message);
}

export function required(message: string = REQUIRED): Rule {
  return (value) => (isEmpty(value) ? message : null);
}

/** Returns the errors of a field, at most one. */
export function check(field: string, value: unknown, ...rules: readonly Rule[]): FieldError[] {
  for (const one of rules) {
    const message = one(value);
    if (message !== null) return [{ field, message }];
  }
  return [];
}

export function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
  );
}
