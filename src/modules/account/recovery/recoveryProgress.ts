import type { RecoveryStarted } from '../../../api/endpoints/auth';
import { jsonFields } from '../../../lib/fieldsOf';
import { tabMemory } from '../../../session/userMemory';
import { pageMemory } from '../pageMemory';
import { resendTime } from '../resendTime';

/** A recovery that waits for its code; nothing personal, because it survives a reload of the tab. */
export interface RecoveryProgress {
  recoveryId: string;
  /** When another code can be asked for, milliseconds since 1970. */
  resendAt: number;
}

/** In memory only: after a reload no further code can be asked for without typing it again. */
const login = pageMemory<string>();

/** What the server's answer starts; null for an answer that names no recovery. */
export function progressOf(
  answer: RecoveryStarted | undefined,
  now: number,
): RecoveryProgress | null {
  if (!answer?.recoveryId) return null;
  return {
    recoveryId: answer.recoveryId,
    resendAt: resendTime(answer.resendAfterSeconds, now),
  };
}

function progressIn(text: string): RecoveryProgress | null {
  const { recoveryId, resendAt } = jsonFields(text);
  return typeof recoveryId === 'string' && typeof resendAt === 'number'
    ? { recoveryId, resendAt }
    : null;
}

const memory = tabMemory({ key: 'cabinet-recovery', shape: progressIn });

/** The recovery that this tab has started, also before a reload; null if there is none. */
export function recoveryProgress(): RecoveryProgress | null {
  return memory.read();
}

/** The login of the recovery, while the page was not loaded anew. */
export const recoveredLogin = login.read;

/** A code was sent, if the user name exists: the server does not say. */
export function keepRecovery(username: string, progress: RecoveryProgress): void {
  login.write(username);
  memory.write(progress);
}

/** The code was accepted, or the server knows nothing of the recovery any more. */
export function forgetRecovery(): void {
  memory.forget();
}

/** The password was changed: these steps are over, and the next user of the tab must not see them. */
export const forgetRecoveredLogin = login.forget;
