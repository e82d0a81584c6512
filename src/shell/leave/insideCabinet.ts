import type { BlockerFunction } from 'react-router-dom';
import { isPublicRoute } from '../modules/publicRoutes';

/**
 * True for a navigation between two pages of the cabinet. Public pages have no dialogs, and an ended
 * session or an outage leads to public pages.
 */
export const isInsideCabinet: BlockerFunction = ({ currentLocation, nextLocation }) =>
  !isPublicRoute(currentLocation.pathname) && !isPublicRoute(nextLocation.pathname);
