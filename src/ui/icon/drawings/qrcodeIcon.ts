import type { IconDrawing } from '../iconDrawing';

/** PrimeIcons «qrcode». */
export const qrcodeIcon: IconDrawing = {
  path: 'M12.38,3.88v7h7v-7Zm5.5,5.5h-4v-4h4ZM3.88,10.88h7v-7h-7Zm1.5-5.5h4v4h-4ZM3.88,19.38h7v-7h-7Zm1.5-5.5h4v4h-4ZM12.38,12.38h1.75v1.75h-1.75ZM15.88,12.38h1.75v1.75h-1.75ZM14.13,14.13h1.75v1.75h-1.75ZM17.63,14.13h1.75v1.75h-1.75ZM12.38,15.88h1.75v1.75h-1.75ZM15.88,15.88h1.75v1.75h-1.75ZM14.13,17.63h1.75v1.75h-1.75ZM17.63,17.63h1.75v1.75h-1.75Z',
};
