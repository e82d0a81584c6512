import { useState, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { illustrationSize } from '../illustrations/Illustration';
import { Note } from '../state/Note';
import { Spinner } from '../state/Spinner';
import { lies, type PictureView } from './pictureView';
import type { useStage } from './useStage';

/**
 * A picture for the preview: an address, or a drawing of `ui/illustrations`. The component that opens the preview
 * creates and revokes a `blob:` address.
 */
export type PreviewPicture = {
  /** Name of the picture, and heading of the dialog. */
  title: string;
} & ({ src: string } | { drawing: ReactNode });

interface Size {
  width: number;
  height: number;
}

export interface PreviewStageProps {
  picture: PreviewPicture;
  index: number;
  view: PictureView;
  stage: RefObject<HTMLElement | null>;
  handlers: ReturnType<typeof useStage>['handlers'];
}

/** A rotated and zoomed picture on a stage that can be scrolled and dragged. */
export function PreviewStage({ picture, index, view, stage, handlers }: PreviewStageProps) {
  return (
    <div className="image-preview__frame relative flex-1">
      <section
        ref={stage}
        className="image-preview__stage flex rounded border bg-sunken absolute"
        aria-label={picture.title}
        tabIndex={0}
        data-autofocus
        {...handlers}
      >
        {'drawing' in picture ? (
          <Room own={illustrationSize} view={view} isDrawing>
            {picture.drawing}
          </Room>
        ) : (
          <Photograph key={`${index} ${picture.src}`} {...picture} view={view} />
        )}
      </section>
    </div>
  );
}

interface PhotographProps {
  src: string;
  title: string;
  view: PictureView;
}

/** A picture by its address, with a spinner while it loads and a note if it cannot be displayed. */
function Photograph({ src, title, view }: PhotographProps) {
  const [own, setOwn] = useState<Size>();
  const [broken, setBroken] = useState(false);
  if (broken) return <Note tone="warning">Не удалось показать картинку</Note>;
  return (
    <>
      {!own && <Spinner size="lg" label="Загружаем картинку" />}
      <Room own={own} view={view}>
        <img
          className="image-preview__image w-full"
          src={src}
          alt={title}
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            // An SVG may have no size.
            setOwn(width > 0 && height > 0 ? { width, height } : illustrationSize)
          }
          onError={() => setBroken(true)}
        />
      </Room>
    </>
  );
}

interface RoomProps {
  /** Undefined until the picture has loaded. */
  own: Size | undefined;
  view: PictureView;
  isDrawing?: boolean;
  children: ReactNode;
}

/** The space of the rotated picture. The size of this space limits the scrolling of the stage. */
function Room({ own, view, isDrawing = false, children }: RoomProps) {
  return (
    <div
      className="image-preview__room relative flex-none"
      hidden={!own}
      style={own && roomStyle(own, view, isDrawing)}
    >
      <div className="image-preview__picture absolute">{children}</div>
    </div>
  );
}

/**
 * Returns the CSS variables of the space: aspect ratio, maximum width, zoom, rotation, and relative width of
 * the picture.
 */
function roomStyle(own: Size, view: PictureView, isDrawing: boolean): CSSProperties {
  const onSide = lies(view);
  const { width, height } = onSide ? { width: own.height, height: own.width } : own;
  const variables: Record<`--picture-${string}`, string> = {
    '--picture-ratio': `${width / height}`,
    // A photo is enlarged by the zoom only; a drawing fills the stage.
    '--picture-most': isDrawing ? '100cqw' : `${width}px`,
    '--picture-zoom': `${view.tenths / 10}`,
    '--picture-turn': `${view.turns * 90}deg`,
    // The width of the picture, divided by the width of its space.
    '--picture-share': `${onSide ? height / width : 1}`,
  };
  return variables;
}
