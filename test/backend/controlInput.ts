import { isRecord } from './core/record';

/** A wrong control request; answered with 400. */
export class ControlError extends Error {}

type Input = Readonly<Record<string, unknown>>;

/** The body of a control call. @throws ControlError where it is no JSON object. */
export function asRecord(input: unknown): Input {
  if (!isRecord(input) || Array.isArray(input)) {
    throw new ControlError('The body is a JSON object.');
  }
  return input;
}

/** @throws ControlError where the value is no whole number, or a negative one. */
export function wholeNumber(name: string, value: unknown): number {
  if (!Number.isSafeInteger(value) || Number(value) < 0) {
    throw new ControlError(`${name} is a whole number, not negative.`);
  }
  return Number(value);
}
