/**
 * Colour of a status, a badge or a message; the text has the same meaning. `success`: money or another benefit is now
 * available. `done`: complete, no action needed.
 */
export type Tone = 'success' | 'done' | 'info' | 'warning' | 'danger' | 'neutral';

export interface Status {
  tone: Tone;
  /** Text of the badge, in Russian. */
  label: string;
  /** Meaning of the status for the user, in one or two sentences. */
  meaning: string;
}

/** The statuses of one kind of entity, keyed by the contract's code. */
export type Statuses<Code extends string = string> = Readonly<Record<Code, Status>>;

/** Shown for a code that this version of the cabinet does not know. */
export const unknownStatus: Status = {
  tone: 'neutral',
  label: 'Статус уточняется',
  meaning: 'Кабинет ещё не знает этого статуса. Обновите страницу позже.',
};

/**
 * Returns the status for a code; `unknownStatus` for an unknown one. `serverLabel`, the server's own name
 * (`status.description` of the contract), replaces the label.
 */
export function statusOf(
  statuses: Statuses,
  code: string | null | undefined,
  serverLabel?: string | null,
): Status {
  const known = typeof code === 'string' && Object.hasOwn(statuses, code) && statuses[code];
  const status = known || unknownStatus;
  return serverLabel ? { ...status, label: serverLabel } : status;
}
