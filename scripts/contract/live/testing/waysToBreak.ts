import { WAYS_TO_BE_SILENT } from './waysToBeSilent';
import type { WayToBreak } from './wayToBreak';

/** Every way in which the depot is broken. */
export const WAYS: readonly WayToBreak[] = [...WAYS_TO_BE_SILENT];
