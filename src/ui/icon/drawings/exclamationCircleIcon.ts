import type { IconDrawing } from '../iconDrawing';

/** PrimeIcons «exclamation-circle». */
export const exclamationCircleIcon: IconDrawing = {
  path: 'M12,21a9,9,0,1,1,9-9A9,9,0,0,1,12,21ZM12,4.5A7.5,7.5,0,1,0,19.5,12,7.5,7.5,0,0,0,12,4.5ZM12,13a.76.76,0,0,1-.75-.75V8.75a.75.75,0,0,1,1.5,0v3.5A.76.76,0,0,1,12,13ZM12,16a.76.76,0,0,1-.75-.75v-.5a.75.75,0,0,1,1.5,0v.5A.76.76,0,0,1,12,16Z',
};
