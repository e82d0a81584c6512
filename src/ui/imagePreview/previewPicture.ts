import type { ReactNode } from 'react';

/**
 * A picture that can be looked at closely: an address, which whoever opens the preview made and gives
 * up again (`blob:`), or a drawing of `ui/illustrations`.
 */
export type PreviewPicture = {
  /** What is to be seen; the dialog's heading. */
  title: string;
} & ({ src: string } | { drawing: ReactNode });
