import { MAX_FILE_SIZE, isPhoto, type NamedFile } from './uploadRules';

/** A photo above this is made smaller before it is sent, in bytes: 2 MB. */
const LARGE = 2 * 1024 * 1024;

/** Pixels of the longer side that a smaller photo has at most. */
const LONGEST_SIDE = 2560;

/** Of a JPEG, 0 to 1. */
const QUALITY = 0.85;

function isHeic(name: string): boolean {
  return /\.hei[cf]$/i.test(name);
}

/** Whether a file is a photo that is made smaller; a HEIC always is, to be seen in any browser. */
function isToShrink({ name, size = 0 }: NamedFile): boolean {
  return isHeic(name) || (isPhoto(name) && size > LARGE);
}

/** The picture as a JPEG of a sensible size; undefined where the browser can't read it. */
async function redraw(file: File): Promise<Blob | undefined> {
  let picture: ImageBitmap | undefined;
  try {
    // The turn that the phone has noted is drawn.
    picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    const context = canvas.getContext('2d');
    if (context === null) return undefined;
    // A JPEG has no transparency.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const drawn = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', QUALITY);
    });
    return drawn ?? undefined;
  } catch {
    return undefined;
  } finally {
    picture?.close();
  }
}

/**
 * A large photo made smaller, as a JPEG; any other file, and a photo that the browser can't read or that
 * would not become smaller, as it is.
 */
export async function smallerPhoto(file: File): Promise<File> {
  if (!isToShrink(file)) return file;
  const drawn = await redraw(file);
  if (drawn === undefined || (drawn.size >= file.size && !isHeic(file.name))) return file;
  const name = file.name.replace(/\.[^.]*$/, '.jpg');
  return new File([drawn], name, { type: 'image/jpeg', lastModified: file.lastModified });
}

/** Why a photo that could not be made small enough is not sent; undefined for one that is. */
export function tooLargePhoto({ name, size = 0 }: NamedFile): string | undefined {
  if (size <= MAX_FILE_SIZE) return undefined;
  return isHeic(name)
    ? 'Файл больше 10\u00A0МБ, а уменьшить HEIC этот браузер не может. Сохраните фото в JPG и выберите его снова'
    : 'Файл больше 10\u00A0МБ, уменьшить его не удалось';
}
