import type { IconDrawing } from '../iconDrawing';

/** PrimeIcons «check». */
export const checkIcon: IconDrawing = {
  path: 'M9,18.25A.74.74,0,0,1,8.47,18l-5-5A.75.75,0,1,1,4.53,12L9,16.44,19.47,6A.75.75,0,0,1,20.53,7l-11,11A.74.74,0,0,1,9,18.25Z',
};
