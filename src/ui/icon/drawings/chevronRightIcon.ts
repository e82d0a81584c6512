import type { IconDrawing } from '../iconDrawing';

/** PrimeIcons «chevron-right». */
export const chevronRightIcon: IconDrawing = {
  path: 'M10,17.75a.74.74,0,0,1-.53-.22.75.75,0,0,1,0-1.06L13.94,12,9.47,7.53a.75.75,0,0,1,1.06-1.06l5,5a.75.75,0,0,1,0,1.06l-5,5A.74.74,0,0,1,10,17.75Z',
};
