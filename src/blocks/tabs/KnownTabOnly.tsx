import { Navigate, useLocation } from 'react-router-dom';
import type { TabLink } from './TabLinks';

interface KnownTabOnlyProps {
  /** The tabs that the person may open; none as long as that is not known. */
  tabs: readonly TabLink[];
  /** Address of the page, whose first tab is shown instead. */
  path: string;
  /** Where the address names its tab. */
  parameter?: string;
}

/**
 * An address that names a tab which is not there, or not for this person, is replaced by the page's
 * own: the address says what is shown, and the way back does not lead to it.
 */
export function KnownTabOnly({ tabs, path, parameter = 'tab' }: KnownTabOnlyProps) {
  const wanted = new URLSearchParams(useLocation().search).get(parameter);
  const isKnown = wanted === null || tabs.length === 0 || tabs.some(({ id }) => id === wanted);
  return !isKnown && <Navigate to={path} replace />;
}
