import type { BlockerFunction } from 'react-router-dom';
import { isPublicRoute } from '../modules/publicRoutes';

/**
 * Whether a way leads from a page of the cabinet to another one: public pages have no dialogs to ask
 * by, and an ended session or an outage leads to public ones.
 */
export const isInsideCabinet: BlockerFunction = ({ currentLocation, nextLocation }) =>
  !isPublicRoute(currentLocation.pathname) && !isPublicRoute(nextLocation.pathname);
