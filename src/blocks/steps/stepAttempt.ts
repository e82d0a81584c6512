/** An attempt to leave a step, or to send, that has found mistakes. */
export interface StepAttempt {
  /** Grows with each. */
  count: number;
  /** Not from somebody who has gone on while the server was asked. */
  mayMoveFocus: () => boolean;
}
