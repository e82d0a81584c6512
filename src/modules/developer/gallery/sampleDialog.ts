import { modalKind } from '../../../shell/modal/modalKind';
import type { SampleDialogProps } from './SampleDialog';

/** One of the gallery's dialogs. */
export const sampleDialog = modalKind<SampleDialogProps>({
  id: 'developer/sample',
  lazy: () => import('./SampleDialog'),
});
