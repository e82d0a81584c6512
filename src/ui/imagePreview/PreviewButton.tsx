import { useState } from 'react';
import { Icon } from '../icon/Icon';
import { ImagePreview } from './ImagePreview';
import { searchPlusIcon } from '../icon/pageIcons';
import type { PreviewPicture } from './PreviewStage';
import type { AnalyticsProps } from '../../observability/analytics/analyticsProps';

export interface PreviewButtonProps extends AnalyticsProps {
  /** Pictures of the preview; the user can step through them. */
  pictures: readonly PreviewPicture[];
  /** Index of the picture on the button. */
  index: number;
}

/** A thumbnail that opens the preview at its picture. */
export function PreviewButton({ pictures, index, ...mark }: PreviewButtonProps) {
  const [open, setOpen] = useState(false);
  const picture = pictures[index];
  if (!picture) return null;
  return (
    <>
      <button
        {...mark}
        type="button"
        className="preview-button grid content-start gap-2 w-full text-accent font-semibold rounded border hover-bg"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {'drawing' in picture ? (
          <span className="preview-button__picture block" aria-hidden>
            {picture.drawing}
          </span>
        ) : (
          <img className="preview-button__image w-full object-contain" src={picture.src} alt="" />
        )}
        <span className="flex items-center gap-2 min-w-0 wrap-anywhere">
          <Icon drawing={searchPlusIcon} size="sm" />
          {picture.title}
        </span>
      </button>
      {open && <ImagePreview pictures={pictures} start={index} onClose={() => setOpen(false)} />}
    </>
  );
}
