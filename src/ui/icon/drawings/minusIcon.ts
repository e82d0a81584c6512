import type { IconDrawing } from '../iconDrawing';

/** PrimeIcons «minus». */
export const minusIcon: IconDrawing = {
  path: 'M20,13H4a1,1,0,0,1,0-2H20a1,1,0,0,1,0,2Z',
};
