export const PROFILE_PATH = '/profile';

/** Address of a tab of the profile; that of the first one needs no name. */
export function profileTabPath(id?: string): string {
  return id === undefined ? PROFILE_PATH : `${PROFILE_PATH}?tab=${encodeURIComponent(id)}`;
}
