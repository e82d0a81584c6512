import { isRecord } from './core/record';

/** An invalid control request; answered with 400. */
export class ControlError extends Error {}

type Input = Readonly<Record<string, unknown>>;

/**
 * Narrows the body of a control call to an object.
 * @throws ControlError if it is not a JSON object
 */
export function asRecord(input: unknown): Input {
  if (!isRecord(input) || Array.isArray(input)) {
    throw new ControlError('The body is a JSON object.');
  }
  return input;
}

/**
 * Narrows a value to a whole number from 0; `name` is for the message.
 * @throws ControlError if the value is not a whole number from 0
 */
export function wholeNumber(name: string, value: unknown): number {
  if (!Number.isSafeInteger(value) || Number(value) < 0) {
    throw new ControlError(`${name} is a whole number, not negative.`);
  }
  return Number(value);
}
