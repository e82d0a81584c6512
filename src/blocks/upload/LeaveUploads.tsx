import { useEffect } from 'react';
import type { BlockerFunction } from 'react-router-dom';
import { askBeforeSignOut } from '../../shell/leave/consentedSignOut';
import { isInsideCabinet } from '../../shell/leave/LeaveGuard';
import { LeaveQuestion } from '../../shell/leave/LeaveQuestion';
import type { Uploads } from './useUploads';

/** A step of the same page keeps its uploads. */
const isAnotherPage: BlockerFunction = (places) =>
  places.currentLocation.pathname !== places.nextLocation.pathname && isInsideCabinet(places);

const NOTHING_TO_FORGET = () => undefined;

/**
 * Who leaves while files are on their way is asked first: they stop with the page, and wait for
 * «Повторить» when the page is opened again. A sign-out asks, too. Silent when the session ends by
 * itself, and on the way to /unavailable; there they stop as well.
 */
export function LeaveUploads({ uploads }: { uploads: Pick<Uploads, 'isBusy'> }) {
  return uploads.isBusy ? <Question /> : null;
}

function Question() {
  useEffect(
    () => askBeforeSignOut('Файлы ещё загружаются. После выхода их придётся выбрать заново'),
    [],
  );
  return (
    <LeaveQuestion
      message="Файлы ещё загружаются. Если уйти со страницы, загрузка остановится. Вы сможете повторить её, когда вернётесь"
      isGuarded={isAnotherPage}
      onConsent={NOTHING_TO_FORGET}
    />
  );
}
