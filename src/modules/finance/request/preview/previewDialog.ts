import { modalKind } from '../../../../shell/modal/modalKind';
import type { PreviewDialogProps } from './PreviewDialog';

/** Shows the document of a request as the bank gets it, with the saved values. */
export const previewDialog = modalKind<PreviewDialogProps>({
  id: 'finance/request-preview',
  lazy: () => import('./PreviewDialog'),
});
