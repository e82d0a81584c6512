import type { IconDrawing } from '../iconDrawing';

/** PrimeIcons «building». */
export const buildingIcon: IconDrawing = {
  path: 'M9,6h2v2h-2ZM13,6h2v2h-2ZM9,9.5h2v2h-2ZM13,9.5h2v2h-2ZM9,13h2v2h-2ZM13,13h2v2h-2ZM18.25,19.25h-.5V4A.76.76,0,0,0,17,3.25H7A.76.76,0,0,0,6.25,4V19.25h-.5a.75.75,0,0,0,0,1.5h12.5a.75.75,0,0,0,0-1.5Zm-2,0H11V17a.5.5,0,0,0-.5-.5h-1A.5.5,0,0,0,9,17v2.25H7.75V4.75h8.5Z',
};
