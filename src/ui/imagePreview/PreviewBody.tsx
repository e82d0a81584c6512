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
import { angleLeftIcon, searchMinusIcon, searchPlusIcon, undoIcon } from '../icon/pageIcons';
import { angleRightIcon, refreshIcon } from '../icon/frameIcons';
import { Button } from '../button/Button';

export interface PreviewToolsProps extends Omit<PreviewCommands, 'arrow'> {
  view: PictureView;
}

/**
 * Buttons that rotate and zoom the picture. At its limit a button stays focusable and explains why it has no effect.
 */
function PreviewTools({ view, zoom, turn, reset }: PreviewToolsProps) {
  return (
    <fieldset className="flex flex-wrap items-center gap-1" aria-label="Поворот и масштаб">
      <IconButton icon={undoIcon} label="Повернуть влево" onClick={() => turn(-1)} />
      <IconButton icon={refreshIcon} label="Повернуть вправо" onClick={() => turn(1)} />
      <IconButton
        icon={searchMinusIcon}
        label="Уменьшить"
        disabledReason={canReduce(view) ? undefined : 'Меньше нельзя'}
        onClick={() => zoom(-1)}
      />
      <output className="min-w-3-5rem font-semibold text-center">{view.tenths * 10}&nbsp;%</output>
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

function PictureChoice({ index, count, goTo }: PictureChoiceProps) {
  return (
    <fieldset className="flex flex-wrap items-center gap-1" aria-label="Картинки">
      <IconButton
        icon={angleLeftIcon}
        label="Предыдущая картинка"
        disabledReason={index === 0 ? 'Это первая картинка' : undefined}
        onClick={() => goTo(index - 1)}
      />
      <output className="min-w-3-5rem font-semibold text-center">
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
  /** Changes zoom and rotation. */
  look: (change: (view: PictureView) => PictureView) => void;
}

/**
 * The toolbar and the stage of a preview. A separate component, so that its effects add listeners when the stage
 * has mounted.
 */
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
    // A completely visible picture cannot move, so the arrow shows the next or previous picture.
    arrow: (across, down) => {
      if (!move(across, down) && across !== 0) goTo(index + across);
    },
  });
  return (
    <div className="image-preview flex flex-col gap-3">
      <div className="flex flex-wrap justify-between gap-1-4">
        <PreviewTools view={view} {...commands} />
        {count > 1 && <PictureChoice index={index} count={count} goTo={goTo} />}
      </div>
      <PreviewStage picture={picture} index={index} view={view} stage={stage} handlers={handlers} />
    </div>
  );
}
