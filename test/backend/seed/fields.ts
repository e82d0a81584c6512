import { readDay } from '../../../src/lib/dates';
import type { FieldError } from '../core/failure';
import type { World } from '../world';

/** Invalid input of a builder; answered with 422. */
export class SeedError extends Error {
  readonly fieldErrors: readonly FieldError[];

  constructor(fieldErrors: readonly FieldError[]) {
    super(fieldErrors.map(({ field, message }) => `${field} ${message}`).join('; '));
    this.fieldErrors = fieldErrors;
  }

  /** Returns the same error with the path of the containing entity; a field without name is the entity itself. */
  within(path: string): SeedError {
    return new SeedError(
      this.fieldErrors.map(({ field, message }) => ({
        field: field === '' ? path : `${path}.${field}`,
        message,
      })),
    );
  }
}

export interface Making {
  readonly world: World;
  /** Number of the new row in its table, from 1; used for numbers and names. */
  readonly n: number;
}

/** Default of a field, and its description in the catalogue. */
export interface Otherwise<Value> {
  readonly description: string;
  make(making: Making): Value;
}

export interface Field<Value, Input = Value> {
  /** Accepted values, for the catalogue and for error messages. */
  readonly takes: string;
  readonly otherwise: Otherwise<Value>;
  /**
   * Returns the value of the field.
   * @throws SeedError for an invalid input
   */
  read(name: string, input: unknown, making: Making): Value;
  /** Never set; only tells the compiler the type of the input. */
  readonly input?: Input;
}

export const always = <const Value>(value: Value): Otherwise<Value> => ({
  description: JSON.stringify(value),
  make: () => value,
});

export const made = <Value>(
  description: string,
  make: (making: Making) => Value,
): Otherwise<Value> => ({
  description,
  make,
});

/** Marks a field that the builder derives from the other fields. */
export const derived = (description: string): Otherwise<undefined> => ({
  description,
  make: () => undefined,
});

type Accepts<Value> = (input: unknown) => input is Value;

function field<Value, Other>(
  takes: string,
  accepts: Accepts<Value>,
  otherwise: Otherwise<Other>,
): Field<Value | Other, Value> {
  return {
    takes,
    otherwise,
    read: (name, input) => {
      if (accepts(input)) return input;
      throw new SeedError([
        { field: name, message: `is ${takes}, not ${JSON.stringify(input) ?? 'undefined'}` },
      ]);
    },
  };
}

const isText = (input: unknown): input is string => typeof input === 'string' && input !== '';

const isWhole = (input: unknown): input is number =>
  typeof input === 'number' && Number.isSafeInteger(input) && input >= 0;

const isPercent = (input: unknown): input is number =>
  typeof input === 'number' && input >= 0 && input <= 1000;

const isFlag = (input: unknown): input is boolean => typeof input === 'boolean';

const isDay = (input: unknown): input is string => isText(input) && readDay(input) === input;

export const text = <Other>(otherwise: Otherwise<Other>) => field('a text', isText, otherwise);

export const kopeks = <Other>(otherwise: Otherwise<Other>) =>
  field(`whole kopeks from 0 to ${Number.MAX_SAFE_INTEGER}`, isWhole, otherwise);

export const whole = <Other>(otherwise: Otherwise<Other>) =>
  field(`a whole number from 0 to ${Number.MAX_SAFE_INTEGER}`, isWhole, otherwise);

export const percent = <Other>(otherwise: Otherwise<Other>) =>
  field('percent, 0 to 1000', isPercent, otherwise);

export const flag = <Other>(otherwise: Otherwise<Other>) =>
  field('true or false', isFlag, otherwise);

/** Returns a field for a date in Moscow, YYYY-MM-DD. */
export const day = <Other>(otherwise: Otherwise<Other>) => field('YYYY-MM-DD', isDay, otherwise);

export function oneOf<const Name extends string, Other>(
  names: readonly Name[],
  otherwise: Otherwise<Other>,
): Field<Name | Other, Name> {
  const isName = (input: unknown): input is Name => names.some((name) => name === input);
  return field(`one of ${names.join(', ')}`, isName, otherwise);
}

export function someOf<const Name extends string, Other>(
  names: readonly Name[],
  otherwise: Otherwise<Other>,
): Field<readonly Name[] | Other, readonly Name[]> {
  const areNames = (input: unknown): input is readonly Name[] =>
    Array.isArray(input) && input.every((one: unknown) => names.some((name) => name === one));
  return field(`a list of ${names.join(', ')}`, areNames, otherwise);
}

export function nullable<Value, Input>(of: Field<Value, Input>): Field<Value | null, Input | null> {
  return {
    takes: `${of.takes}; null`,
    otherwise: of.otherwise,
    read: (name, input, making) => (input === null ? null : of.read(name, input, making)),
  };
}

export const rubles = (amount: number): number => Math.round(amount * 100);
