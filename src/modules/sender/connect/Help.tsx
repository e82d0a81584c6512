import type { ReactNode } from 'react';
import { PreviewButton } from '../../../ui/imagePreview/PreviewButton';
import type { PreviewPicture } from '../../../ui/imagePreview/PreviewStage';

export interface HelpProps {
  title: string;
  pictures: readonly PreviewPicture[];
  children: ReactNode;
}

/** Help for the fields of a step: a text, and pictures that open in the preview. */
export function Help({ title, pictures, children }: HelpProps) {
  return (
    <section className="connect__help grid grid-cols-1 gap-2 border-t" aria-label={title}>
      <h4 className="text-sm">{title}</h4>
      <p>{children}</p>
      <div className="connect__pictures grid gap-3">
        {pictures.map(({ title }, index) => (
          <PreviewButton key={title} pictures={pictures} index={index} />
        ))}
      </div>
    </section>
  );
}
