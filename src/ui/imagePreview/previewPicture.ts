import type { ReactNode } from 'react';

/**
 * A picture that can be looked at closely: an address, or a drawing of `ui/illustrations`. A `blob:`
 * address is made and revoked by the component that opens the preview.
 */
export type PreviewPicture = {
  /** What is to be seen; the dialog's heading. */
  title: string;
} & ({ src: string } | { drawing: ReactNode });
