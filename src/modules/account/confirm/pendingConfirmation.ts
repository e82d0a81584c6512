import type {
  Registration,
  RegistrationStarted,
  SellerRegistration,
} from '../../../api/endpoints/auth';
import { jsonFields } from '../../../lib/fieldsOf';
import { tabMemory } from '../../../session/userMemory';
import { pageMemory } from '../pageMemory';
import { resendTime } from '../resendTime';

/** An application that was sent: in memory only, to be sent or corrected once more. */
export type Application =
  | { kind: 'organization'; body: Registration }
  | { kind: 'seller'; body: SellerRegistration };

/** What /confirm needs to know; nothing personal, because it survives a reload in the tab's storage. */
export type Confirmation =
  | {
      stage: 'code';
      kind: Application['kind'];
      registrationId: string;
      /** The masked phone; null where the server did not say, or said it unmasked. */
      codeSentTo: string | null;
      /** When another code can be asked for, milliseconds since 1970. */
      resendAt: number;
    }
  /** Confirmed already; the right to choose a password does not survive a reload. */
  | { stage: 'confirmed' };

export type PendingCode = Extract<Confirmation, { stage: 'code' }>;

/** A masked Russian number shows the country, the operator and two last digits. */
const MOST_SHOWN_DIGITS = 6;

const application = pageMemory<Application>();

function maskedPhone(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > 40) return null;
  return text.replace(/\D/g, '').length <= MOST_SHOWN_DIGITS ? text : null;
}

/** The answer to an application as something to confirm; null for an answer that names nothing. */
export function pendingCodeOf(
  kind: Application['kind'],
  answer: RegistrationStarted | undefined,
  now: number,
): PendingCode | null {
  if (!answer?.registrationId) return null;
  const { registrationId, codeSentTo, resendAfterSeconds } = answer;
  return {
    stage: 'code',
    kind,
    registrationId,
    codeSentTo: maskedPhone(codeSentTo),
    resendAt: resendTime(resendAfterSeconds, now),
  };
}

function confirmationOf(text: string): Confirmation | null {
  const { stage, kind, registrationId, codeSentTo, resendAt } = jsonFields(text);
  if (stage === 'confirmed') return { stage };
  if (stage !== 'code' || (kind !== 'organization' && kind !== 'seller')) return null;
  if (typeof registrationId !== 'string' || typeof resendAt !== 'number') return null;
  return { stage, kind, registrationId, codeSentTo: maskedPhone(codeSentTo), resendAt };
}

const memory = tabMemory({ key: 'cabinet-registration', shape: confirmationOf });

/** What waits to be confirmed in this tab, also after a reload; null if nothing does. */
export function confirmation(): Confirmation | null {
  return memory.read();
}

/** An application was sent, and its code is on the way. */
export function awaitCode(sent: Application, pending: PendingCode): void {
  application.write(sent);
  memory.write(pending);
}

/** The application that waits for its code, if it was sent from this page and not before a reload. */
export const sentApplication = application.read;

/** The registration is confirmed; what was sent is not needed any more. */
export function rememberConfirmed(): void {
  application.forget();
  memory.write({ stage: 'confirmed' });
}

/** The registration is unknown to the server: nothing is left to be confirmed. */
export function forgetConfirmation(): void {
  application.forget();
  memory.forget();
}
