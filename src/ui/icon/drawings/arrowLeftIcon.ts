import type { IconDrawing } from '../iconDrawing';

/** PrimeIcons «arrow-left». */
export const arrowLeftIcon: IconDrawing = {
  path: 'M11,18.75a.74.74,0,0,1-.53-.22l-6-6a.75.75,0,0,1,0-1.06l6-6a.75.75,0,0,1,1.06,1.06L6.06,12l5.47,5.47a.75.75,0,0,1,0,1.06A.74.74,0,0,1,11,18.75ZM19,12.75H5a.75.75,0,0,1,0-1.5H19a.75.75,0,0,1,0,1.5Z',
};
