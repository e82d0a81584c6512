import type { BlockerFunction } from 'react-router-dom';
import { isInsideCabinet } from '../leave/insideCabinet';
import { LeaveQuestion } from '../leave/LeaveQuestion';
import type { Uploads } from './useUploads';

/** A step of the same page keeps its uploads. */
const isAnotherPage: BlockerFunction = (places) =>
  places.currentLocation.pathname !== places.nextLocation.pathname && isInsideCabinet(places);

const NOTHING_TO_FORGET = () => undefined;

/**
 * Whoever leaves while files are on their way is asked first: they stop with the page, and wait
 * for «Повторить» of whoever comes back. Silent at sign-out, when the session ends, and on the way to
 * /unavailable; there they stop as well.
 */
export function LeaveUploads({ uploads }: { uploads: Pick<Uploads, 'isBusy'> }) {
  if (!uploads.isBusy) return null;
  return (
    <LeaveQuestion
      message="Файлы ещё загружаются. Если уйти со страницы, загрузка остановится. Вы сможете повторить её, когда вернётесь"
      isGuarded={isAnotherPage}
      onConsent={NOTHING_TO_FORGET}
    />
  );
}
