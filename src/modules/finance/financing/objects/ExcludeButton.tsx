import { IconButton } from '../../../../ui/button/IconButton';
import { trashIcon } from '../../../../ui/icon/pageIcons';
import { MOST_CALLS } from '../../../../shell/undo/undoQueue';

/** Excludes what is chosen; an icon only, so that the bar of 1440 px keeps its one line. */
export function ExcludeButton({
  count,
  isBusy,
  onExclude,
}: {
  count: number;
  /** The order asks how the chosen objects stand. */
  isBusy: boolean;
  onExclude: () => void;
}) {
  return (
    <IconButton
      data-analytics="button:exclude-objects"
      size="sm"
      variant="outlined"
      icon={trashIcon}
      label="Исключить"
      disabled={isBusy}
      onClick={onExclude}
      disabledReason={
        count > MOST_CALLS
          ? `За один раз можно исключить не больше ${MOST_CALLS} объектов`
          : undefined
      }
    />
  );
}
