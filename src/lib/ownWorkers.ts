import { ownScripts } from './ownScripts';

/** Makes addresses of workers that the browser takes where Trusted Types are demanded. */
export const ownWorkers = ownScripts('cabinet-workers');
