import { SkeletonBar } from '../../../ui/state/Skeletons';

/** The skeleton of «Что сделать»: a heading and lines, as high as the loaded ones. */
export function TodoRoom({ lines, isAsked = false }: { lines: number; isAsked?: boolean }) {
  return (
    <div
      className="todo surface overflow-hidden todo--filled todo--awaited"
      data-lines={lines}
      // Set when the tasks are requested, after the offers: until then the page must count as ready.
      aria-busy={isAsked}
      hidden={lines === 0}
    >
      {Array.from({ length: lines + 1 }, (_line, at) => (
        <SkeletonBar key={at} width={at === 0 ? 'third' : 'wide'} />
      ))}
    </div>
  );
}
