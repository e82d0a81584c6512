import { modalKind } from '../../../shell/modal/modalKind';

/** A form with the widths of the specification, a question, and a dialog of a fixed width. */
export type SampleModal = 'form' | 'question' | 'fixed';

/** One of the gallery's dialogs. */
export const sampleDialog = modalKind<{ sample: SampleModal }>({
  id: 'developer/sample',
  lazy: () => import('./SampleDialog'),
});
