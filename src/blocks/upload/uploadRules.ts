import { image } from '../../forms/validators/image';

/** Largest file that is taken, in bytes: 10 MB. */
export const MAX_FILE_SIZE = 10 * 1024 * 1024;

/** Largest photo that is made smaller before it is sent, in bytes: 50 MB. */
const MAX_PHOTO_SIZE = 5 * MAX_FILE_SIZE;

const LONGEST_NAME = 255;

/** For the browser's dialog: pictures of the specification (section 5) and of phones, documents. */
export const ACCEPTED = '.pdf,.docx,.jpg,.jpeg,.png,.gif,.bmp,.svg,.webp,.heic,.heif';

/** What is taken, in the customer's words. */
export const ACCEPTED_WORDS =
  'PDF, DOCX или картинка (JPG, PNG, GIF, BMP, SVG, WEBP, HEIC), до 10\u00A0МБ';

/** What tells one file from another without reading it. */
export interface NamedFile {
  name: string;
  /** Bytes; undefined where it is not known any more. */
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
 * Why a file is not sent, in the order in which a customer can do something about it; undefined for
 * one that is.
 *
 * @param others files that are there or on their way
 * @param isShrunk photos are made smaller before they are sent
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

/** A picture of a camera or of a screen, which can be made smaller: neither drawn nor moving. */
export function isPhoto(name: string): boolean {
  return /\.(?:jpe?g|png|bmp|webp|hei[cf])$/i.test(name);
}

/** A picture that may be shown. An SVG may hold more than a picture: it is only ever saved. */
export function isShownPicture(name: string): boolean {
  return /\.(?:jpe?g|png|gif|bmp|webp)$/i.test(name);
}
