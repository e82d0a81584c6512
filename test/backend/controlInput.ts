import { isRecord } from './core/record';

/** An invalid control request; answered with 400. */
export class ControlError extends Error {}

type Input = Readonly<Record<string, unknown>>;

/**
 * Returns the body of a control call.
 * @throws ControlError if it is not a JSON object
 */
export function asRecord(input: unknown): Input {
  if (!isRecord(input) || Array.isArray(input)) {
    throw new ControlError('The body is a JSON object.');
  }
  return input;
}

/**
 * Returns the value as a number.
 * @throws ControlError if the value is not a whole number from 0
 */
export function wholeNumber(name: string, value: unknown): number {
  if (!Number.isSafeInteger(value) || Number(value) < 0) {
    throw new ControlError(`${name} is a whole number, not negative.`);
  }
  return Number(value);
}
