import type { IconDrawing } from '../iconDrawing';

/** PrimeIcons «bars». */
export const barsIcon: IconDrawing = {
  path: 'M19,12.75H5a.75.75,0,0,1,0-1.5H19a.75.75,0,0,1,0,1.5ZM19,8.25H5a.75.75,0,0,1,0-1.5H19a.75.75,0,0,1,0,1.5ZM19,17.25H5a.75.75,0,0,1,0-1.5H19a.75.75,0,0,1,0,1.5Z',
};
