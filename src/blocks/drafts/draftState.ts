import type { Saved } from './draftEnvelope';
import type { TextPlace } from '../../session/browserTexts';

/** How far the input of a form has got. Instants are milliseconds since 1970. */
export type DraftState =
  /** Nothing was typed since the server answered; `at`: time of saving, null when unknown. */
  | { kind: 'untouched'; at: number | null }
  /** Typed, and not kept anywhere yet. */
  | { kind: 'typed' }
  /** Being sent to the server. */
  | { kind: 'sending' }
  | {
      kind: 'kept';
      place: TextPlace;
      at: number;
      /** Some typed values are left out: no draft may hold them. */
      isPartial: boolean;
    }
  /** Another tab has written the same draft; the next input here replaces it. */
  | { kind: 'elsewhere'; at: number };

/** Returns the state right after this answer of the server. */
export function untouched({ savedAt }: Saved<unknown>): DraftState {
  const at = Date.parse(savedAt);
  return { kind: 'untouched', at: Number.isNaN(at) ? null : at };
}
