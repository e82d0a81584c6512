import type { FieldError } from '../../../core/failure';

/** The first rule that a value breaks speaks; null where it keeps them all (specification §5). */
export type Rule = (value: unknown) => string | null;

const REQUIRED = 'Поле обязательно для заполнения';

/** A rule that passes on an empty value, as the validators of the specification do. */
export function rule(holds: (value: unknown) => boolean, message: string): Rule {
  return (value) => (isEmpty(value) || holds(value) ? null : message);
}

/** A rule about texts: any other value breaks it. */
export function textRule(holds: (text: string) => boolean, message: string): Rule {
  return rule((value) => typeof value === 'string' && holds(value), message);
}

/** The value must be there. */
export function required(message: string = REQUIRED): Rule {
  return (value) => (isEmpty(value) ? message : null);
}

/** Returns the rules' verdict about a field, at most one error. */
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
