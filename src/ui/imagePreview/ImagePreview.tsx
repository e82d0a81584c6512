import './ImagePreview.css';
import { useState } from 'react';
import { Modal } from '../overlay/Modal';
import { PreviewBody } from './PreviewBody';
import { wholePicture } from './pictureView';
import type { PreviewPicture } from './PreviewStage';
import type { AnalyticsProps } from '../../observability/analytics/analyticsProps';

const WIDTHS = { sm: '11/12', lg: '10/12', xl: '8/12' } as const;

export interface ImagePreviewProps extends AnalyticsProps {
  /** At least one. */
  pictures: readonly PreviewPicture[];
  /** Index of the picture that is shown first. */
  start?: number | undefined;
  onClose: () => void;
}

/**
 * Pictures in a dialog of their own, over a page or over another dialog: turned by quarters, zoomed
 * from 0.5 to 1.5 by 0.1, moved about by pointer, finger and keys. Open as long as it is mounted.
 */
export function ImagePreview({ pictures, start = 0, onClose, ...mark }: ImagePreviewProps) {
  const [shown, setShown] = useState({ index: start, view: wholePicture });
  const { index, view } = shown;
  const picture = pictures[index];
  if (!picture) return null;
  return (
    <Modal {...mark} title={picture.title} widths={WIDTHS} onClose={onClose}>
      <PreviewBody
        picture={picture}
        index={index}
        count={pictures.length}
        view={view}
        look={(change) => setShown((now) => ({ ...now, view: change(now.view) }))}
        // The next picture is seen whole.
        goTo={(next) => {
          if (pictures[next]) setShown({ index: next, view: wholePicture });
        }}
      />
    </Modal>
  );
}
