import { STORED_AS_IT_IS } from '../../db';
import { toInstant } from '../../core/clock';
import { ApiFailure, invalidField } from '../../core/failure';
import { signedIn, type Handler } from '../../defineHandlers';
import { toStoredFile } from '../../serializers/storedFile';

/** Maximum size of an accepted file, in bytes. */
export const MAX_FILE_SIZE = 10 * 1024 * 1024;

const MAX_NAME_LENGTH = 255;

/** Accepted types by file extension: documents and pictures, including the HEIC photos of phones. */
const TYPE_OF_ENDING: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  bmp: 'image/bmp',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  heic: 'image/heic',
  heif: 'image/heif',
};

export const uploadFile: Handler<'uploadFile'> = async (call) => {
  const { body, world } = call;
  const { organizationId } = signedIn(call);
  const file = demandFile(body.file);
  const name = demandName(file);
  const mimeType = demandType(name, file.type);
  demandSize(file.size);
  const bytes = Buffer.from(await file.arrayBuffer());
  return toStoredFile(
    world.db.storedFile.create({
      id: world.randomness.uuid(),
      name,
      mimeType,
      content: bytes.toString('base64'),
      isBase64: true,
      ...STORED_AS_IT_IS,
      createdDateTime: toInstant(world.clock.now()),
      organizationId,
    }),
  );
};

/**
 * Returns the file, or throws a 400. The contract checker does not read forms, so the part may be missing or a text.
 */
function demandFile(part: unknown): File {
  if (part instanceof File) return part;
  throw invalidField('file', 'Выберите файл');
}

/**
 * Returns the file name without folders, because old clients also send folders. Throws a 400 for an empty or too long
 * name.
 */
function demandName({ name }: File): string {
  const [last = ''] = name.split(/[/\\]/).toReversed();
  if (last === '' || last.length > MAX_NAME_LENGTH) {
    throw invalidField('file', 'Имя файла не подходит');
  }
  return last;
}

function demandType(name: string, declared: string): string {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const type = TYPE_OF_ENDING[ending];
  const isContradicted = declared !== '' && declared !== type;
  if (type === undefined || (isContradicted && declared !== 'application/octet-stream')) {
    throw invalidField('file', 'Подходят файлы PDF, DOCX, JPG, PNG, GIF, BMP, SVG, WEBP и HEIC');
  }
  return type;
}

function demandSize(size: number): void {
  if (size === 0) throw invalidField('file', 'Файл пуст');
  if (size <= MAX_FILE_SIZE) return;
  const message = 'Файл больше 10 МБ';
  const fieldErrors = [{ field: 'file', message }];
  throw new ApiFailure(413, message, { code: 'FILE_TOO_LARGE', fieldErrors });
}
