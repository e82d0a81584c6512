import type { RecoveryStarted } from '../../../api/generated/auth';
import { fieldsOf } from '../../../lib/fieldsOf';

/** A recovery that waits for its code; nothing personal, because it survives a reload of the tab. */
export interface RecoveryProgress {
  recoveryId: string;
  /** When another code can be asked for, milliseconds since 1970. */
  resendAt: number;
}

const STORAGE_KEY = 'cabinet-recovery';
/** Where the server does not say (design of the screens, "/recovery"). */
const RESEND_SECONDS = 60;

let current: RecoveryProgress | null = null;
/** In memory only: after a reload no further code can be asked for without typing it again. */
let login: string | null = null;

/** What the server's answer starts; null for an answer that names no recovery. */
export function progressOf(
  answer: RecoveryStarted | undefined,
  now: number,
): RecoveryProgress | null {
  const { recoveryId, resendAfterSeconds } = fieldsOf(answer);
  if (typeof recoveryId !== 'string' || recoveryId === '') return null;
  const isTold = typeof resendAfterSeconds === 'number' && resendAfterSeconds >= 0;
  const seconds = isTold ? resendAfterSeconds : RESEND_SECONDS;
  return { recoveryId, resendAt: now + seconds * 1000 };
}

function stored(text: string): RecoveryProgress | null {
  const { recoveryId, resendAt } = fieldsOf(JSON.parse(text));
  return typeof recoveryId === 'string' && typeof resendAt === 'number'
    ? { recoveryId, resendAt }
    : null;
}

/** The recovery that this tab has started, also before a reload; null if there is none. */
export function recoveryProgress(): RecoveryProgress | null {
  if (current !== null) return current;
  try {
    current = stored(window.sessionStorage.getItem(STORAGE_KEY) ?? 'null');
  } catch {
    // Denied or broken storage: there is nothing to go on with.
  }
  return current;
}

/** The login of the recovery, while the page was not loaded anew. */
export function recoveredLogin(): string | null {
  return login;
}

/** A code is on the way to whom `username` belongs, if to anybody. */
export function keepRecovery(username: string, progress: RecoveryProgress): void {
  login = username;
  current = progress;
  try {
    window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(progress));
  } catch {
    // Denied or full: it holds until the page is loaded anew.
  }
}

/** The code was accepted, or the server knows nothing of the recovery any more. */
export function forgetRecovery(): void {
  current = null;
  try {
    window.sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Denied: there is nothing of ours in it either.
  }
}
