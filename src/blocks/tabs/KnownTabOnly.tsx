import { Navigate, useLocation } from 'react-router-dom';
import type { TabLink } from './TabLinks';

interface KnownTabOnlyProps {
  /** Tabs that the user may open; empty until they are known. */
  tabs: readonly TabLink[];
  /** Address of the page, which shows its first tab. */
  path: string;
  /** Parameter of the address that names the tab. */
  parameter?: string;
}

/**
 * Replaces an address whose tab is missing or forbidden by the page's own. The address then names
 * what is shown, and «Назад» does not return to the wrong one.
 */
export function KnownTabOnly({ tabs, path, parameter = 'tab' }: KnownTabOnlyProps) {
  const wanted = new URLSearchParams(useLocation().search).get(parameter);
  const isKnown = wanted === null || tabs.length === 0 || tabs.some(({ id }) => id === wanted);
  return !isKnown && <Navigate to={path} replace />;
}
