import { byId, demandOwn } from '../access';
import { ApiFailure } from '../core/failure';
import { signedIn, type HandlersOf } from '../defineHandlers';
import { financeDocument } from './financeRegistry/documents';

const FILE_NOT_FOUND = 'Файл не найден';

export const fileHandlers: HandlersOf<'file'> = {
  downloadFile: (call) => {
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
      bytes: new TextEncoder().encode(file.content),
    };
  },
  deleteFile: (call) => {
    const { path, world } = call;
    const file = byId(world.db.storedFile, path.id, FILE_NOT_FOUND);
    if (file.organizationId === null) {
      throw new ApiFailure(403, 'Общий файл удалить нельзя', { code: 'FORBIDDEN' });
    }
    demandOwn(world, signedIn(call), file.organizationId, FILE_NOT_FOUND);
    world.db.storedFile.delete({ where: { id: { equals: file.id } } });
    return undefined;
  },
};
