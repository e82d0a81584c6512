/**
 * What was typed into forms that left the page before they were sent: the browser went to
 * /unavailable, the session ended. In memory only, never in storage: the input may be personal.
 */
export type KeptInput = Map<string, Readonly<Record<string, unknown>>>;

let kept: KeptInput = new Map();

/**
 * The shelf of the current session. A form takes it when it appears and puts its input back there
 * when it goes: after `forgetForms` an old form writes onto a shelf that nobody reads.
 */
export function keptInput(): KeptInput {
  return kept;
}

/** Drops the input of one form; called when it was sent. */
export function forgetForm(name: string): void {
  kept.delete(name);
}

/** Drops everything, also what forms still on the page would leave; called at sign-out. */
export function forgetForms(): void {
  kept = new Map();
}
