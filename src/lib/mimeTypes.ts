const GENERIC_BINARY = 'application/octet-stream';

// HTML and SVG are excluded on purpose: a file of the server is saved, never opened.
const TYPES: ReadonlyMap<string, string> = new Map([
  ['pdf', 'application/pdf'],
  ['doc', 'application/msword'],
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['xls', 'application/vnd.ms-excel'],
  ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['ppt', 'application/vnd.ms-powerpoint'],
  ['pptx', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
  ['odt', 'application/vnd.oasis.opendocument.text'],
  ['ods', 'application/vnd.oasis.opendocument.spreadsheet'],
  ['rtf', 'application/rtf'],
  ['txt', 'text/plain'],
  ['csv', 'text/csv'],
  ['ics', 'text/calendar'],
  ['xml', 'application/xml'],
  ['json', 'application/json'],
  ['zip', 'application/zip'],
  ['rar', 'application/vnd.rar'],
  ['7z', 'application/x-7z-compressed'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['gif', 'image/gif'],
  ['bmp', 'image/bmp'],
  ['webp', 'image/webp'],
  ['tif', 'image/tiff'],
  ['tiff', 'image/tiff'],
  ['heic', 'image/heic'],
  ['sig', 'application/pgp-signature'],
  ['p7s', 'application/pkcs7-signature'],
]);

/** Returns the type of a file by its extension; generic binary if unknown. */
export function mimeTypeFor(fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  if (dot < 0) return GENERIC_BINARY;
  return TYPES.get(fileName.slice(dot + 1).toLowerCase()) ?? GENERIC_BINARY;
}
