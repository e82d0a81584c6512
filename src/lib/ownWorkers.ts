import { ownScripts } from './ownScripts';

/** Creates worker addresses that the browser accepts under Trusted Types. */
export const ownWorkers = ownScripts('cabinet-workers');
