import { modalKind } from '../../../shell/modal/modalKind';

export const NEW_USER_KIND = 'profile/new-user';

/** «Добавить пользователя». */
export const newUserDialog = modalKind<{ ofOwner: boolean }>(NEW_USER_KIND);
