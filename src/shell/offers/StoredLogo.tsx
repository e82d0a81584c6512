import { useEffect, useState } from 'react';
import { loadPicture } from '../../api/files/pictures';
import { useSessionDispatch } from '../../session/apiRoot';
import { Logo } from '../../ui/value/Logo';

export interface StoredLogoProps {
  /** Whose logo it is; gives the initials that stand in until, or instead of, the picture. */
  name: string;
  /** Id of the stored picture, if the organization has one. */
  fileId?: string | undefined;
}

/** A logo from the server's file store. It needs the session, so an `<img>` can't fetch it itself. */
export function StoredLogo({ name, fileId }: StoredLogoProps) {
  const dispatch = useSessionDispatch();
  const [picture, setPicture] = useState<{ fileId: string; address: string }>();

  useEffect(() => {
    if (!fileId) return undefined;
    const leaving = new AbortController();
    let address: string | null = null;
    void dispatch(loadPicture(fileId, leaving.signal)).then((loaded) => {
      address = loaded;
      if (loaded === null) return;
      if (leaving.signal.aborted) URL.revokeObjectURL(loaded);
      else setPicture({ fileId, address: loaded });
    });
    return () => {
      leaving.abort();
      if (address !== null) URL.revokeObjectURL(address);
    };
  }, [dispatch, fileId]);

  const src = picture?.fileId === fileId ? picture?.address : undefined;
  return <Logo name={name} src={src} />;
}
