import { usePicture } from '../../api/endpoints/file';
import { Logo } from '../../ui/value/Logo';

export interface StoredLogoProps {
  /** Whose logo it is; gives the initials that stand in until, or instead of, the picture. */
  name: string;
  /** Id of the stored picture, if the organization has one. */
  fileId?: string | undefined;
}

/** A logo from the server's file store. It needs the session, so an `<img>` can't fetch it itself. */
export function StoredLogo({ name, fileId }: StoredLogoProps) {
  return <Logo name={name} src={usePicture(fileId)} />;
}
