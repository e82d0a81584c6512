/**
 * Colour of a status, a badge or a message; the words say the same. `success`: money or something else that
 * can be had now. `done`: as it should be, nothing to do.
 */
export type Tone = 'success' | 'done' | 'info' | 'warning' | 'danger' | 'neutral';

/** A status as customers see it. */
export interface Status {
  tone: Tone;
  /** The words of the badge. */
  label: string;
  /** Meaning for the reader, in one or two sentences. */
  meaning: string;
}

/** The statuses of one kind of thing, by the code that the contract gives them. */
export type Statuses<Code extends string = string> = Readonly<Record<Code, Status>>;

/** A status that this version of the cabinet does not know. */
export const unknownStatus: Status = {
  tone: 'neutral',
  label: 'Статус уточняется',
  meaning: 'Кабинет ещё не знает этого статуса. Обновите страницу позже.',
};

/**
 * The status of a code. `said` is the server's own word for it (`status.description` of the
 * contract), which weighs more than ours; a code of a later backend is `unknownStatus`.
 */
export function statusOf(
  statuses: Statuses,
  code: string | null | undefined,
  said?: string | null,
): Status {
  const known = typeof code === 'string' && Object.hasOwn(statuses, code) && statuses[code];
  const status = known || unknownStatus;
  return said ? { ...status, label: said } : status;
}
