import { byId, demandOwn } from '../access';
import { ApiFailure } from '../core/failure';
import { signedIn, type HandlersOf } from '../defineHandlers';
import type { World } from '../world';
import { bytesOf } from './file/documents';
import { uploadFile } from './file/uploadFile';
import { OPEN_STATUSES } from './sender/claims';
import { financeDocument } from './financeRegistry/documents';

const FILE_NOT_FOUND = 'Файл не найден';

export const fileHandlers: HandlersOf<'file'> = {
  uploadFile,
  downloadFile: async (call) => {
    const { path, world } = call;
    const document = financeDocument(call, path.id);
    if (document !== null) return document;
    const file = byId(world.db.storedFile, path.id, FILE_NOT_FOUND);
    if (file.organizationId !== null) {
      demandOwn(world, signedIn(call), file.organizationId, FILE_NOT_FOUND);
    }
    return {
      name: file.name,
      asciiName: `file${/\.\w+$/.exec(file.name)?.[0] ?? ''}`,
      mimeType: file.mimeType,
      bytes: await bytesOf(world, file),
    };
  },
  deleteFile: (call) => {
    const { path, world } = call;
    const file = byId(world.db.storedFile, path.id, FILE_NOT_FOUND);
    if (file.organizationId === null) {
      throw new ApiFailure(403, 'Общий файл удалить нельзя', { code: 'FORBIDDEN' });
    }
    demandOwn(world, signedIn(call), file.organizationId, FILE_NOT_FOUND);
    if (file.documentKind !== '') {
      throw new ApiFailure(409, 'Документ выдан системой, удалить его нельзя', {
        code: 'CONFLICT',
      });
    }
    demandNotSent(world, file.id);
    world.db.storedFile.delete({ where: { id: { equals: file.id } } });
    return undefined;
  },
};

/** Throws a 409 for a file that was sent to the insurer, because it must stay with its claim. */
function demandNotSent({ db }: World, fileId: string): void {
  const claim = db.claim
    .all()
    .find(
      ({ documents, status }) =>
        !OPEN_STATUSES.includes(status.name) && documents.some(({ file }) => file.id === fileId),
    );
  if (claim === undefined) return;
  throw new ApiFailure(409, `Файл приложен к заявлению ${claim.number}`, { code: 'CONFLICT' });
}
