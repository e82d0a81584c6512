import { Navigate, useLocation } from 'react-router-dom';
import type { TabLink } from './TabLinks';

interface KnownTabOnlyProps {
  /** Tabs that the user may open; empty until they have loaded. */
  tabs: readonly TabLink[];
  /** Address of the page; it opens the first tab. */
  path: string;
  /** Parameter of the address that names the tab. */
  parameter?: string;
}

/**
 * Redirects from a missing or forbidden tab to the page's address, which opens the first tab. «Назад» then does not
 * return to the wrong tab.
 */
export function KnownTabOnly({ tabs, path, parameter = 'tab' }: KnownTabOnlyProps) {
  const wanted = new URLSearchParams(useLocation().search).get(parameter);
  const isKnown = wanted === null || tabs.length === 0 || tabs.some(({ id }) => id === wanted);
  return !isKnown && <Navigate to={path} replace />;
}
