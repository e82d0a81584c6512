import type {
  Registration,
  RegistrationStarted,
  SellerRegistration,
} from '../../../api/endpoints/auth';
import { jsonFields } from '../../../lib/fieldsOf';
import { tabMemory } from '../../../session/userMemory';
import { pageMemory } from '../pageMemory';
import { resendTime } from '../oneTimeCode';

/** A sent application. Kept in memory only, to send it again or to correct it. */
export type Application =
  | { kind: 'organization'; body: Registration }
  | { kind: 'seller'; body: SellerRegistration };

/** Stage of the registration in this tab. It contains no personal data, because it is saved in the tab's storage. */
export type Confirmation =
  | {
      stage: 'code';
      kind: Application['kind'];
      registrationId: string;
      /** Masked phone; null if the server sends no phone or an unmasked phone. */
      codeSentTo: string | null;
      /** Moment from which another code can be requested, milliseconds since 1970. */
      resendAt: number;
    }
  | { stage: 'confirmed' };

export type PendingCode = Extract<Confirmation, { stage: 'code' }>;

/** Digits that a masked Russian number may show: country, operator and the last two. */
const MOST_SHOWN_DIGITS = 6;

const application = pageMemory<Application>();

function maskedPhone(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > 40) return null;
  return text.replace(/\D/g, '').length <= MOST_SHOWN_DIGITS ? text : null;
}

/** Returns the pending code from the response to an application; null if the response has no registration id. */
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

/** Returns the registration of this tab, also after a reload; null if there is none. */
export const confirmation = memory.read;

/** Remembers a sent application whose code is being delivered. */
export function awaitCode(sent: Application, pending: PendingCode): void {
  application.write(sent);
  memory.write(pending);
}

/** Returns the application that waits for its code; null after a reload. */
export const sentApplication = application.read;

/** Remembers that the registration is confirmed, and forgets the application. */
export function rememberConfirmed(): void {
  application.forget();
  memory.write({ stage: 'confirmed' });
}

/** Forgets the registration of this tab, and its application. */
export function forgetConfirmation(): void {
  application.forget();
  memory.forget();
}
