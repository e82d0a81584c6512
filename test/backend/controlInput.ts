import type { FieldError } from './core/failure';
import { isRecord } from './core/record';

/** An invalid control request; answered with 400. */
export class ControlError extends Error {}

/** Returns the value of a field, or throws a ControlError. */
type Reader<Value> = (name: string, value: unknown) => Value;

type Readers = Readonly<Record<string, Reader<unknown>>>;

/** The fields that the input has. */
type Given<Of extends Readers> = { -readonly [Name in keyof Of]?: ReturnType<Of[Name]> };

/** Returns a refusal of each unknown field. */
export function unknownFields(input: object, known: readonly string[]): FieldError[] {
  return Object.keys(input)
    .filter((field) => !known.includes(field))
    .map((field) => ({ field, message: `is no field; there are ${known.join(', ')}` }));
}

/**
 * Returns the fields of a control call.
 * @throws ControlError if the input is not a JSON object, has an unknown field, or a reader refuses a value
 */
export function readInput<Of extends Readers>(input: unknown, readers: Of): Given<Of>;
export function readInput(input: unknown, readers: Readers): object {
  if (!isRecord(input) || Array.isArray(input)) {
    throw new ControlError(`A JSON object is expected, not ${JSON.stringify(input)}.`);
  }
  const unknown = unknownFields(input, Object.keys(readers));
  if (unknown.length > 0) {
    throw new ControlError(unknown.map(({ field, message }) => `${field} ${message}`).join('; '));
  }
  return Object.fromEntries(
    Object.entries(readers)
      .filter(([name]) => input[name] !== undefined)
      .map(([name, read]) => [name, read(name, input[name])]),
  );
}

function reader<Value>(what: string, accepts: (value: unknown) => value is Value): Reader<Value> {
  return (name, value) => {
    if (accepts(value)) return value;
    throw new ControlError(`${name} is ${what}, not ${JSON.stringify(value)}.`);
  };
}

export const wholeNumber = reader(
  'a whole number, not negative',
  (value): value is number => Number.isSafeInteger(value) && Number(value) >= 0,
);

export const share = reader(
  'a number from 0 to 1',
  (value): value is number => typeof value === 'number' && value >= 0 && value <= 1,
);

export const flag = reader(
  'true or false',
  (value): value is boolean => typeof value === 'boolean',
);

export const text = reader('a string', (value): value is string => typeof value === 'string');

export const oneOf = <const Value>(values: readonly Value[]): Reader<Value> =>
  reader(`one of ${values.map(String).join(', ')}`, (value): value is Value =>
    values.some((one) => one === value),
  );
