import './SumBadges.css';
import type { ReactNode } from 'react';
import { StatusBadge } from '../../ui/value/StatusBadge';
import { usePicture } from '../../api/endpoints/file';
import { Logo } from '../../ui/value/Logo';

/** The badges beside a card's sum: the status, and «new» for a decision that was not seen yet. */
export function SumBadges({ isNew, children }: { isNew: boolean; children?: ReactNode }) {
  return (
    <span className="sum-badges">
      {isNew && <StatusBadge tone="info" label="Новое решение" />}
      {children}
    </span>
  );
}

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
