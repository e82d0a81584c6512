import type { IconDrawing } from '../iconDrawing';

/** PrimeIcons «angle-double-right». */
export const angleDoubleRightIcon: IconDrawing = {
  path: 'M13,16.25a.74.74,0,0,1-.53-.22.75.75,0,0,1,0-1.06l3-3-3-3A.75.75,0,0,1,13.53,8l3.5,3.5a.75.75,0,0,1,0,1.06L13.53,16A.74.74,0,0,1,13,16.25ZM7.5,16.25A.74.74,0,0,1,7,16,.75.75,0,0,1,7,15l3-3L7,9A.75.75,0,0,1,8,8l3.5,3.5a.75.75,0,0,1,0,1.06L8,16A.74.74,0,0,1,7.5,16.25Z',
};
