import { modalKind } from '../../../../shell/modal/modalKind';
import type { PreviewDialogProps } from './PreviewDialog';

/** Shows the document of a request as it would go to the bank, filled in as far as it is saved. */
export const previewDialog = modalKind<PreviewDialogProps>({
  id: 'finance/request-preview',
  lazy: () => import('./PreviewDialog'),
});
