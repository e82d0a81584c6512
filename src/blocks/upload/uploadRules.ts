import { image } from '../../forms/validators/image';

/** Maximum size of an accepted file, in bytes: 10 MB. */
export const MAX_FILE_SIZE = 10 * 1024 * 1024;

/** Maximum size of a photo that is shrunk before it is sent, in bytes: 50 MB. */
const MAX_PHOTO_SIZE = 5 * MAX_FILE_SIZE;

const LONGEST_NAME = 255;

/** File types for the browser's file dialog: documents, common pictures, and HEIC of phones. */
export const ACCEPTED = '.pdf,.docx,.jpg,.jpeg,.png,.gif,.bmp,.svg,.webp,.heic,.heif';

export const ACCEPTED_WORDS =
  'PDF, DOCX или картинка (JPG, PNG, GIF, BMP, SVG, WEBP, HEIC), до 10\u00A0МБ';

/** A file identified by its name and size, without reading its content. */
export interface NamedFile {
  name: string;
  /** Bytes; undefined if they are no longer known. */
  size?: number | undefined;
}

function isSame(one: NamedFile, other: NamedFile): boolean {
  if (one.name !== other.name) return false;
  return one.size === undefined || other.size === undefined || one.size === other.size;
}

function isAcceptedType({ name }: NamedFile): boolean {
  return /\.(?:pdf|docx|hei[cf])$/i.test(name) || (name !== '' && image(name, {}) === undefined);
}

/**
 * Returns the first reason to refuse a file; undefined if it is accepted.
 *
 * @param others files that the field already has, uploaded or in progress
 * @param isShrunk true if photos are shrunk before the upload
 */
export function uploadProblem(
  file: Required<NamedFile>,
  others: readonly NamedFile[],
  isShrunk = false,
): string | undefined {
  if (!isAcceptedType(file)) return `Такие файлы не подходят. Нужен ${ACCEPTED_WORDS}`;
  if (file.size === 0) return 'Файл пуст';
  const isPhotoShrunk = isShrunk && isPhoto(file.name);
  const most = isPhotoShrunk ? MAX_PHOTO_SIZE : MAX_FILE_SIZE;
  if (file.size === undefined || file.size > most) {
    return isPhotoShrunk ? 'Фото больше 50\u00A0МБ' : 'Файл больше 10\u00A0МБ';
  }
  if (file.name.length > LONGEST_NAME) return 'Слишком длинное имя файла';
  return others.some((other) => isSame(file, other)) ? 'Такой файл уже добавлен' : undefined;
}

/** Returns whether a picture may be shrunk: a photo or a screenshot, but not SVG or GIF. */
export function isPhoto(name: string): boolean {
  return /\.(?:jpe?g|png|bmp|webp|hei[cf])$/i.test(name);
}

/** Returns whether the preview may show a picture. An SVG may contain scripts, so it can only be downloaded. */
export function isShownPicture(name: string): boolean {
  return /\.(?:jpe?g|png|gif|bmp|webp)$/i.test(name);
}
