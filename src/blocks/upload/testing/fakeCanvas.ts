import { vi } from 'vitest';

/** Gray levels row by row, one per pixel. */
type Pixels = Uint8ClampedArray;

interface FakeBrowser {
  /** Size of every picture read from a file. */
  width?: number;
  height?: number;
  /** Bytes of every encoded picture. */
  bytes?: number;
  /** Functions that simulate fingerprinting protection by changing pixels: `packed` on encoding, `read` on reading. */
  protect?: { packed?: (pixels: Pixels) => void; read?: (pixels: Pixels) => void };
}

/**
 * Fakes drawing, encoding and reading of pictures, because jsdom lacks them. Only squares of one colour keep
 * their pixels.
 */
export function fakeCanvas({
  width = 4000,
  height = 3000,
  bytes = 1000,
  protect = {},
}: FakeBrowser = {}) {
  const close = vi.fn();
  /** Sizes of the encoded pictures, in order. */
  const packed: { width: number; height: number }[] = [];
  const pixelsOf = new WeakMap<object, Pixels>();
  const contextOf = (canvas: HTMLCanvasElement) => {
    const pixels = new Uint8ClampedArray(canvas.width * canvas.height);
    pixelsOf.set(canvas, pixels);
    const context = {
      fillStyle: '',
      fillRect(left: number, top: number, wide: number, high: number) {
        const shade = Number(/^rgb\((\d+)/.exec(context.fillStyle)?.[1] ?? 255);
        for (let y = top; y < top + high; y += 1) {
          pixels.fill(shade, y * canvas.width + left, y * canvas.width + left + wide);
        }
      },
      drawImage: (picture: object) => pixels.set(pixelsOf.get(picture) ?? []),
      getImageData() {
        const read = pixels.slice();
        protect.read?.(read);
        return { data: Uint8ClampedArray.from([...read].flatMap((one) => [one, one, one, 255])) };
      },
    };
    return context;
  };
  vi.stubGlobal('createImageBitmap', async (file: Blob) => {
    const picture = { width, height, close };
    const pixels = pixelsOf.get(file);
    if (pixels) pixelsOf.set(picture, pixels);
    return picture;
  });
  const prototype: { getContext(this: HTMLCanvasElement, kind: '2d'): unknown } =
    HTMLCanvasElement.prototype;
  vi.spyOn(prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
    return contextOf(this);
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type,
  ) {
    packed.push({ width: this.width, height: this.height });
    const made = new File([new Uint8Array(bytes)], 'packed', { type: type ?? '' });
    const pixels = pixelsOf.get(this)?.slice() ?? new Uint8ClampedArray();
    protect.packed?.(pixels);
    pixelsOf.set(made, pixels);
    done(made);
  });
  return { close, packed };
}
