import type { OwnProfile } from '../../../api/endpoints/user';
import type { ApiError } from '../../../api/errors';

/** Both sides changed the same field, to different values. */
export interface ProfileConflict {
  field: keyof OwnProfile;
  /** What the server holds now; empty where the value was taken away. */
  theirs: string;
}

export interface MergedProfile {
  profile: OwnProfile;
  conflicts: ProfileConflict[];
}

const fields: readonly (keyof OwnProfile)[] = [
  'lastname',
  'firstname',
  'middlename',
  'mobilePhone',
  'email',
];

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
  for (const field of fields) {
    const theirValue = theirs[field] ?? null;
    const myValue = mine[field] ?? null;
    const baseValue = base[field] ?? null;
    if (theirValue === baseValue || theirValue === myValue) continue;
    if (myValue === baseValue) Object.assign(profile, { [field]: theirs[field] });
    else conflicts.push({ field, theirs: theirValue ?? '' });
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
