import type { Saved } from './draftEnvelope';
import type { TextPlace } from '../../session/browserTexts';

/** How far the input of a form has got. Instants are milliseconds since 1970. */
export type DraftState =
  /** Nothing was typed since the server has answered; `at` when it was saved, if that is known. */
  | { kind: 'untouched'; at: number | null }
  /** Typed, and not kept anywhere yet. */
  | { kind: 'typed' }
  /** On its way to the server. */
  | { kind: 'sending' }
  | {
      kind: 'kept';
      place: TextPlace;
      at: number;
      /** Something was typed that no draft may hold. */
      isPartial: boolean;
    }
  /** Another tab has written the same draft; what is typed here next takes its place. */
  | { kind: 'elsewhere'; at: number };

/** Nothing was typed since this answer of the server. */
export function untouched({ savedAt }: Saved<unknown>): DraftState {
  const at = Date.parse(savedAt);
  return { kind: 'untouched', at: Number.isNaN(at) ? null : at };
}
