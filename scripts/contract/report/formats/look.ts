import type { Language } from '../reportFinding';

/** How a report is written, and what it is about. */
export interface Look {
  readonly language: Language;
  /** Colour is for terminals. */
  readonly colour?: boolean;
  /** Everything, in place of a page that a person reads. */
  readonly isFull?: boolean;
  /** Verb of the command that made the report. */
  readonly verb?: string;
  /** File of the contract, relative to where the command runs, or its URL. */
  readonly contract?: string;
}
