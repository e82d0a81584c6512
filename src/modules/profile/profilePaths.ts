import { paths } from '../../domain/paths';
/** Address of a tab of the profile; that of the first one needs no name. */
export function profileTabPath(id?: string): string {
  return id === undefined ? paths.profile : `${paths.profile}?tab=${encodeURIComponent(id)}`;
}
