import { IconButton } from '../button/IconButton';
import { angleLeftIcon } from '../icon/drawings/angleLeftIcon';
import { angleRightIcon } from '../icon/drawings/angleRightIcon';

export interface PictureChoiceProps {
  index: number;
  count: number;
  goTo: (index: number) => void;
}

/** From one of several pictures to its neighbours. */
export function PictureChoice({ index, count, goTo }: PictureChoiceProps) {
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
