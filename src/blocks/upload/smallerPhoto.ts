import { MAX_FILE_SIZE, isPhoto, type NamedFile } from './uploadRules';

/** Size in bytes above which a photo is shrunk before the upload: 2 MB. */
const LARGE = 2 * 1024 * 1024;

/** Longest side of a shrunk photo, in pixels. */
const LONGEST_SIDE = 2560;

/** JPEG quality, 0 to 1. */
const QUALITY = 0.85;

function isHeic(name: string): boolean {
  return /\.hei[cf]$/i.test(name);
}

/** Returns whether to shrink a file: a large photo, or any HEIC, because not every browser can show HEIC. */
function isToShrink({ name, size = 0 }: NamedFile): boolean {
  return isHeic(name) || (isPhoto(name) && size > LARGE);
}

function toJpeg(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  });
}

/** Sides of the test pattern and of its squares, in pixels. The squares are multiples of a JPEG block. */
const PATTERN_SIDE = 128;
const SQUARE = 32;

/** Tolerated change of brightness by JPEG compression, on a scale of 0 to 255. */
const TOLERANCE = 24;

function brightnessAt(x: number, y: number): number {
  return ((Math.floor(x / SQUARE) * 3 + Math.floor(y / SQUARE) * 5) % 8) * 32;
}

/**
 * Draws a pattern, encodes it as JPEG and compares the decoded pixels. A browser's fingerprinting protection changes
 * pixels of a canvas, which the user would notice only on opening the photo.
 */
async function isCanvasHonest(): Promise<boolean> {
  const canvas = document.createElement('canvas');
  canvas.width = PATTERN_SIDE;
  canvas.height = PATTERN_SIDE;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return false;
  for (let x = 0; x < PATTERN_SIDE; x += SQUARE) {
    for (let y = 0; y < PATTERN_SIDE; y += SQUARE) {
      const level = brightnessAt(x, y);
      context.fillStyle = `rgb(${level}, ${level}, ${level})`;
      context.fillRect(x, y, SQUARE, SQUARE);
    }
  }
  const packed = await toJpeg(canvas);
  if (packed === null) return false;
  const unpacked = await createImageBitmap(packed);
  context.drawImage(unpacked, 0, 0);
  unpacked.close();
  const { data } = context.getImageData(0, 0, PATTERN_SIDE, PATTERN_SIDE);
  return data.every((value, index) => {
    const pixel = Math.floor(index / 4);
    const isAlpha = index % 4 === 3;
    const drawn = brightnessAt(pixel % PATTERN_SIDE, Math.floor(pixel / PATTERN_SIDE));
    return Math.abs(value - (isAlpha ? 255 : drawn)) <= TOLERANCE;
  });
}

/** Redraws the picture as a smaller JPEG; undefined if the browser cannot read it, or its canvas changes pixels. */
async function redraw(file: File): Promise<Blob | undefined> {
  let picture: ImageBitmap | undefined;
  try {
    // Applies the recorded rotation of the phone.
    picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    if (!(await isCanvasHonest())) return undefined;
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    const context = canvas.getContext('2d');
    if (context === null) return undefined;
    // JPEG has no transparency, so the background is white.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return (await toJpeg(canvas)) ?? undefined;
  } catch {
    return undefined;
  } finally {
    picture?.close();
  }
}

/**
 * Returns a large photo, or any HEIC, as a JPEG. Returns the file unchanged if it is no such photo, if the browser
 * cannot read it or changes its pixels, or if it is no HEIC and would not become smaller.
 */
export async function smallerPhoto(file: File): Promise<File> {
  if (!isToShrink(file)) return file;
  const drawn = await redraw(file);
  if (drawn === undefined || (drawn.size >= file.size && !isHeic(file.name))) return file;
  const name = file.name.replace(/\.[^.]*$/, '.jpg');
  return new File([drawn], name, { type: 'image/jpeg', lastModified: file.lastModified });
}

/** Returns the reason to refuse a photo that is still too large after shrinking; undefined if it can be sent. */
export function tooLargePhoto({ name, size = 0 }: NamedFile): string | undefined {
  if (size <= MAX_FILE_SIZE) return undefined;
  return isHeic(name)
    ? 'Файл больше 10\u00A0МБ, а уменьшить HEIC этот браузер не может. Сохраните фото в JPG и выберите его снова'
    : 'Файл больше 10\u00A0МБ, уменьшить его не удалось';
}
