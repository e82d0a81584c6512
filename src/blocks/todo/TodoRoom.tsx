import './TodoRoom.css';
import { SkeletonBar } from '../../ui/state/Skeletons';
import { classNames } from '../../ui/classNames';

/** Maximum number of lines of «Что сделать» that are visible at once. */
export const MOST_LINES = 5;

interface TodoRoomProps {
  lines: number;
  /** True once the tasks are requested; the page then counts as busy. */
  isAsked?: boolean;
  className?: string;
}

/** The skeleton of «Что сделать»: a heading and lines, as high as the loaded ones. */
export function TodoRoom({ lines, isAsked = false, className }: TodoRoomProps) {
  return (
    <div
      className={classNames('todo surface overflow-hidden todo--filled todo--awaited', className)}
      data-lines={lines}
      // The home page requests the tasks after the offers; before that request the page must not count as busy.
      aria-busy={isAsked}
      hidden={lines === 0}
    >
      {Array.from({ length: lines + 1 }, (_line, at) => (
        <SkeletonBar key={at} width={at === 0 ? 'third' : 'wide'} />
      ))}
    </div>
  );
}
