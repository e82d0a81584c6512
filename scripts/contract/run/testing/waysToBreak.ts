import { WAYS_TO_BE_SILENT } from './waysToBeSilent';
import { WAYS_TO_CHOOSE_WRONG } from './waysToChooseWrong';
import { WAYS_TO_EXCEED } from './waysToExceed';
import { WAYS_TO_MISSHAPE } from './waysToMisshape';
import { WAYS_TO_MISWRITE } from './waysToMiswrite';
import { WAYS_TO_MISCOUNT } from './waysToMiscount';
import { WAYS_TO_SEARCH_WRONG } from './waysToSearchWrong';
import type { WayToBreak } from './wayToBreak';

export const WAYS: readonly WayToBreak[] = [
  ...WAYS_TO_BE_SILENT,
  ...WAYS_TO_MISWRITE,
  ...WAYS_TO_MISSHAPE,
  ...WAYS_TO_EXCEED,
  ...WAYS_TO_CHOOSE_WRONG,
  ...WAYS_TO_MISCOUNT,
  ...WAYS_TO_SEARCH_WRONG,
];
