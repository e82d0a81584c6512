import './ImagePreview.css';
import { useState } from 'react';
import { Modal } from '../overlay/Modal';
import { PreviewBody } from './PreviewBody';
import { wholePicture } from './pictureView';
import type { PreviewPicture } from './PreviewStage';
import type { AnalyticsProps } from '../../observability/analytics/analyticsProps';

const WIDTHS = { sm: '11/12', lg: '10/12', xl: '8/12' } as const;

export interface ImagePreviewProps extends AnalyticsProps {
  /** Pictures; at least one. */
  pictures: readonly PreviewPicture[];
  /** Index of the picture that is shown first. */
  start?: number | undefined;
  onClose: () => void;
}

/**
 * A dialog with pictures, over a page or another dialog. They can be rotated by 90°, zoomed from 0.5 to 1.5 in steps of
 * 0.1, and moved by pointer, touch and keys. Open as long as it is mounted.
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
        // The next picture starts without zoom.
        goTo={(next) => {
          if (pictures[next]) setShown({ index: next, view: wholePicture });
        }}
      />
    </Modal>
  );
}
