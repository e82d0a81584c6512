import type { Saved } from './draftEnvelope';
import type { TextPlace } from '../../session/browserTexts';

/** Save status of a form's input. Instants are milliseconds since 1970. */
export type DraftState =
  /** No input since the last server version; `at`: the server's time of saving, null if unknown. */
  | { kind: 'untouched'; at: number | null }
  /** Typed, but not stored anywhere yet. */
  | { kind: 'typed' }
  | { kind: 'sending' }
  | {
      kind: 'kept';
      place: TextPlace;
      at: number;
      /** True if some typed values are omitted, because drafts never contain them. */
      isPartial: boolean;
    }
  /** Another tab has written the same draft; the next input here replaces it. */
  | { kind: 'elsewhere'; at: number };

/** Returns the state right after this server version has loaded. */
export function untouched({ savedAt }: Saved<unknown>): DraftState {
  const at = Date.parse(savedAt);
  return { kind: 'untouched', at: Number.isNaN(at) ? null : at };
}
