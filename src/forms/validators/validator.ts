import { getIn } from 'final-form';

/** A rule: returns its message if the value is invalid, otherwise undefined. `values` are all values of the form. */
export interface Validator<Ref extends string = never> {
  (value: unknown, values: Record<string, unknown>): string | undefined;
  /** Never set; its type names the other fields that the rule reads, for checks by `defineForm`. */
  readonly readsFields?: Ref;
}

/** Default message of a rule. */
export const INCORRECT = 'Поле некорректно';

/** Returns true for an empty field. F2: the product's own validators let it pass. */
export function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    (Array.isArray(value) && value.length === 0)
  );
}

/** Returns a rule that applies `rule` to a filled-in field, and accepts an empty one. */
export function whenFilled<Ref extends string = never>(rule: Validator<Ref>): Validator<Ref> {
  return (value, values) => (isEmpty(value) ? undefined : rule(value, values));
}

/** Returns a validator that stops at the first failing rule. F1: rules run on blur and on change. */
export function firstFailing<Ref extends string = never>(
  ...validators: readonly Validator<Ref>[]
): Validator<Ref> {
  return (value, values) => {
    for (const validator of validators) {
      const message = validator(value, values);
      if (message !== undefined) return message;
    }
    return undefined;
  };
}

/** Returns the value of another field of the form; its name may be a path: 'organization.itn'. */
export function otherField(values: Record<string, unknown>, name: string): unknown {
  const value: unknown = getIn(values, name);
  return value;
}

const REQUIRED = 'Поле обязательно для заполнения';
const SHOULD_BE_TRUE = 'Поле должно быть выбрано';

/** Returns true for a value that counts as not set: empty, only blanks, or false. */
function isUnanswered(value: unknown): boolean {
  return isEmpty(value) || value === false || (typeof value === 'string' && value.trim() === '');
}

export const required: Validator = (value) => (isUnanswered(value) ? REQUIRED : undefined);

/** Creates a rule: a value is required if another field is set. */
export function requiredIf<Ref extends string>(field: Ref): Validator<Ref> {
  return (value, values) =>
    isUnanswered(otherField(values, field)) ? undefined : required(value, values);
}

/** Creates a rule: a value is required unless another field is set. */
export function requiredUnless<Ref extends string>(field: Ref): Validator<Ref> {
  return (value, values) =>
    isUnanswered(otherField(values, field)) ? required(value, values) : undefined;
}

/** Rule should_be_true: refuses a box that is not checked, also an untouched one. */
export const shouldBeTrue: Validator = (value) => (value === true ? undefined : SHOULD_BE_TRUE);
