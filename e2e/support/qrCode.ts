import jsQR from 'jsqr';
import type { Locator } from 'playwright/test';

/** Runs in the page: returns the pixels of a picture as a text, because arrays are slow to transfer. */
async function pixelsOf(png: string): Promise<{ pixels: string; width: number; height: number }> {
  const bytes = Uint8Array.from(atob(png), (char) => char.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('There is no canvas');
  context.drawImage(picture, 0, 0);
  const { data, width, height } = context.getImageData(0, 0, picture.width, picture.height);
  let pixels = '';
  for (const value of data) pixels += String.fromCharCode(value);
  return { pixels: btoa(pixels), width, height };
}

/** Returns the text of the QR code in an element; null if there is no code. */
export async function scan(place: Locator): Promise<string | null> {
  const png = (await place.screenshot()).toString('base64');
  const { pixels, width, height } = await place.page().evaluate(pixelsOf, png);
  return jsQR(new Uint8ClampedArray(Buffer.from(pixels, 'base64')), width, height)?.data ?? null;
}
