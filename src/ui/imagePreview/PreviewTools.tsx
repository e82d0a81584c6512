import { Button } from '../button/Button';
import { IconButton } from '../button/IconButton';
import { refreshIcon } from '../icon/frameIcons';
import { searchMinusIcon, searchPlusIcon, undoIcon } from '../icon/pageIcons';
import { canEnlarge, canReduce, isWhole, type PictureView } from './pictureView';
import type { PreviewCommands } from './usePreviewKeys';

export interface PreviewToolsProps extends Omit<PreviewCommands, 'arrow'> {
  view: PictureView;
}

/** Turns and zooms the picture; a button at its end says why it does nothing, and keeps the focus. */
export function PreviewTools({ view, zoom, turn, reset }: PreviewToolsProps) {
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
