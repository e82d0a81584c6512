import type { IconDrawing } from '../iconDrawing';

/** PrimeIcons «angle-right». */
export const angleRightIcon: IconDrawing = {
  path: 'M10.25,16.25A.74.74,0,0,1,9.72,16a.75.75,0,0,1,0-1.06l3-3-3-3A.75.75,0,0,1,10.78,8l3.5,3.5a.75.75,0,0,1,0,1.06L10.78,16A.74.74,0,0,1,10.25,16.25Z',
};
