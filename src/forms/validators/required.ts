import { isEmpty, otherField, type Validator } from './validator';

const REQUIRED = 'Поле обязательно для заполнения';
const SHOULD_BE_TRUE = 'Поле должно быть выбрано';

/** Nothing a person would call an answer: blanks only, or a box that is not ticked. */
function isUnanswered(value: unknown): boolean {
  return isEmpty(value) || value === false || (typeof value === 'string' && value.trim() === '');
}

export const required: Validator = (value) => (isUnanswered(value) ? REQUIRED : undefined);

/** Conditional required: only if another field is set. */
export function requiredIf<Ref extends string>(field: Ref): Validator<Ref> {
  return (value, values) =>
    isUnanswered(otherField(values, field)) ? undefined : required(value, values);
}

/** Conditional required: only if another field is not set. */
export function requiredUnless<Ref extends string>(field: Ref): Validator<Ref> {
  return (value, values) =>
    isUnanswered(otherField(values, field)) ? required(value, values) : undefined;
}

/** should_be_true: a box that must be ticked; one that was never touched is not ticked either. */
export const shouldBeTrue: Validator = (value) => (value === true ? undefined : SHOULD_BE_TRUE);
