import type { RecoveryStarted } from '../../../api/endpoints/auth';
import { jsonFields } from '../../../lib/fieldsOf';
import { tabMemory } from '../../../session/userMemory';
import { pageMemory } from '../pageMemory';
import { resendTime } from '../oneTimeCode';

/** A recovery that waits for its code. It contains no personal data, because it is saved in the tab's storage. */
export interface RecoveryProgress {
  recoveryId: string;
  /** Moment from which another code can be requested, milliseconds since 1970. */
  resendAt: number;
}

/** Login, kept in memory only: after a reload the user types it again to request another code. */
const login = pageMemory<string>();

/** Reads the response of the server; null if it does not contain a recovery. */
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

/** Returns the recovery of this tab, also after a reload; null if there is none. */
export const recoveryProgress = memory.read;

/** Returns the login of the recovery; null after a reload. */
export const recoveredLogin = login.read;

/** Keeps a recovery that waits for its code: the login in memory, the rest in the storage of the tab. */
export function keepRecovery(username: string, progress: RecoveryProgress): void {
  login.write(username);
  memory.write(progress);
}

/** Forgets the recovery, after its code was accepted, or if the server does not know it. */
export const forgetRecovery = memory.forget;

/** Forgets the login after the change of the password: the next user of the tab must not see it. */
export const forgetRecoveredLogin = login.forget;
