import { PreviewStage, type PreviewPicture } from './PreviewStage';
import {
  canEnlarge,
  canReduce,
  isWhole,
  turned,
  wholePicture,
  zoomed,
  zoomedTo,
  type PictureView,
} from './pictureView';
import { usePreviewKeys, type PreviewCommands } from './usePreviewKeys';
import { useStage } from './useStage';
import { IconButton } from '../button/IconButton';
import { angleLeftIcon } from '../icon/pageIcons';
import type { IconDrawing } from '../icon/Icon';
import { angleRightIcon, refreshIcon } from '../icon/frameIcons';
import { Button } from '../button/Button';

// Drawings that only the preview of pictures has; `Icon.tsx` says where they come from.
const searchMinusIcon: IconDrawing = {
  path: 'M10.77,18.3a7.53,7.53,0,1,1,7.53-7.53A7.54,7.54,0,0,1,10.77,18.3Zm0-13.55a6,6,0,1,0,6,6A6,6,0,0,0,10.77,4.75ZM20,20.75a.74.74,0,0,1-.53-.22L15.34,16.4a.75.75,0,0,1,1.06-1.06l4.13,4.13a.75.75,0,0,1,0,1.06A.74.74,0,0,1,20,20.75ZM13.25,11.5h-5a.75.75,0,0,1,0-1.5h5a.75.75,0,0,1,0,1.5Z',
};

export const searchPlusIcon: IconDrawing = {
  path: 'M10.77,18.3a7.53,7.53,0,1,1,7.53-7.53A7.53,7.53,0,0,1,10.77,18.3Zm0-13.55a6,6,0,1,0,6,6A6,6,0,0,0,10.77,4.75ZM20,20.75a.74.74,0,0,1-.53-.22L15.34,16.4a.75.75,0,0,1,1.06-1.06l4.13,4.13a.75.75,0,0,1,0,1.06A.74.74,0,0,1,20,20.75ZM10.75,14a.76.76,0,0,1-.75-.75v-5a.75.75,0,0,1,1.5,0v5A.76.76,0,0,1,10.75,14ZM13.25,11.5h-5a.75.75,0,0,1,0-1.5h5a.75.75,0,0,1,0,1.5Z',
};

const undoIcon: IconDrawing = {
  path: 'M12,20.75A7.26,7.26,0,0,1,4.75,13.5a.75.75,0,0,1,1.5,0A5.75,5.75,0,1,0,12,7.75H9.5a.75.75,0,0,1,0-1.5H12a7.25,7.25,0,0,1,0,14.5ZM12,10.75a.74.74,0,0,1-.53-.22l-3-3a.75.75,0,0,1,0-1.06l3-3a.75.75,0,1,1,1.06,1.06L10.06,7l2.47,2.47a.75.75,0,0,1,0,1.06A.74.74,0,0,1,12,10.75Z',
};

export interface PreviewToolsProps extends Omit<PreviewCommands, 'arrow'> {
  view: PictureView;
}

/** Turns and zooms the picture; a button at its end says why it does nothing, and keeps the focus. */
function PreviewTools({ view, zoom, turn, reset }: PreviewToolsProps) {
  return (
    <fieldset className="image-preview__group" aria-label="Поворот и масштаб">
      <IconButton icon={undoIcon} label="Повернуть влево" onClick={() => turn(-1)} />
      <IconButton icon={refreshIcon} label="Повернуть вправо" onClick={() => turn(1)} />
      <IconButton
        icon={searchMinusIcon}
        label="Уменьшить"
        disabledReason={canReduce(view) ? undefined : 'Меньше нельзя'}
        onClick={() => zoom(-1)}
      />
      <output className="image-preview__figure">{view.tenths * 10}&nbsp;%</output>
      <IconButton
        icon={searchPlusIcon}
        label="Увеличить"
        disabledReason={canEnlarge(view) ? undefined : 'Больше нельзя'}
        onClick={() => zoom(1)}
      />
      <Button
        variant="text"
        size="sm"
        disabledReason={isWhole(view) ? 'Картинка показана целиком' : undefined}
        onClick={reset}
      >
        Показать целиком
      </Button>
    </fieldset>
  );
}

interface PictureChoiceProps {
  index: number;
  count: number;
  goTo: (index: number) => void;
}

/** From one of several pictures to its neighbours. */
function PictureChoice({ index, count, goTo }: PictureChoiceProps) {
  return (
    <fieldset className="image-preview__group" aria-label="Картинки">
      <IconButton
        icon={angleLeftIcon}
        label="Предыдущая картинка"
        disabledReason={index === 0 ? 'Это первая картинка' : undefined}
        onClick={() => goTo(index - 1)}
      />
      <output className="image-preview__figure">
        {index + 1} из {count}
      </output>
      <IconButton
        icon={angleRightIcon}
        label="Следующая картинка"
        disabledReason={index === count - 1 ? 'Это последняя картинка' : undefined}
        onClick={() => goTo(index + 1)}
      />
    </fieldset>
  );
}

export interface PreviewBodyProps extends PictureChoiceProps {
  picture: PreviewPicture;
  view: PictureView;
  /** Changes how it is looked at. */
  look: (change: (view: PictureView) => PictureView) => void;
}

/** The tools and the stage of a preview. In the page at once, for its stage is listened to. */
export function PreviewBody({ picture, index, count, view, look, goTo }: PreviewBodyProps) {
  const { stage, handlers, move } = useStage({
    view,
    onZoomTo: (tenths) => look((now) => zoomedTo(now, tenths)),
  });
  const commands = {
    zoom: (tenths: number) => look((now) => zoomed(now, tenths)),
    turn: (quarters: number) => look((now) => turned(now, quarters)),
    reset: () => look(() => wholePicture),
  };
  usePreviewKeys({
    ...commands,
    // Where all of the picture is seen, there is nothing to move: the arrow leads to the next one.
    arrow: (across, down) => {
      if (!move(across, down) && across !== 0) goTo(index + across);
    },
  });
  return (
    <div className="image-preview">
      <div className="image-preview__tools">
        <PreviewTools view={view} {...commands} />
        {count > 1 && <PictureChoice index={index} count={count} goTo={goTo} />}
      </div>
      <PreviewStage picture={picture} index={index} view={view} stage={stage} handlers={handlers} />
    </div>
  );
}
