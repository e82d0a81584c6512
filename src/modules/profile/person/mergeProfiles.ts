import type { OwnProfile } from '../../../api/endpoints/user';
import type { ApiError } from '../../../api/errors';
import { fieldsOf } from '../../../lib/fieldsOf';

/** Both sides changed the same field, to different values. */
export interface ProfileConflict {
  field: string;
  /** What the server holds now; empty where the value was taken away. */
  theirs: string;
}

export interface MergedProfile {
  profile: OwnProfile;
  conflicts: ProfileConflict[];
}

/**
 * The own profile with the changes of both sides: `base` is what the form started from, `mine` what
 * it holds, `theirs` what the server holds now, for example from another tab. A field that only they
 * changed keeps their value; one that both changed differently is a conflict.
 */
export function mergeProfiles(
  base: OwnProfile,
  mine: OwnProfile,
  theirs: OwnProfile,
): MergedProfile {
  const profile: OwnProfile = { ...mine };
  const conflicts: ProfileConflict[] = [];
  for (const field of new Set([base, mine, theirs].flatMap((side) => Object.keys(side)))) {
    const valueOf = (side: OwnProfile) => fieldsOf(side)[field] ?? null;
    if (valueOf(theirs) === valueOf(base) || valueOf(theirs) === valueOf(mine)) continue;
    if (valueOf(mine) === valueOf(base))
      Object.assign(profile, { [field]: fieldsOf(theirs)[field] });
    else conflicts.push({ field, theirs: String(valueOf(theirs) ?? '') });
  }
  return { profile, conflicts };
}

/** Conflicts as a refusal of the form: the values stay, and a second attempt goes through. */
export function conflictError(conflicts: readonly ProfileConflict[]): ApiError {
  return {
    status: 409,
    code: 'CHANGED_ELSEWHERE',
    message:
      'Данные уже изменены в другом окне. Проверьте отмеченные поля и сохраните ещё раз, чтобы оставить свои значения.',
    fieldErrors: conflicts.map(({ field, theirs }) => ({
      field,
      message: theirs === '' ? 'В другом окне: пусто' : `В другом окне: ${theirs}`,
    })),
  };
}
