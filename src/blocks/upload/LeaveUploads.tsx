import { useEffect } from 'react';
import type { BlockerFunction } from 'react-router-dom';
import { askBeforeSignOut } from '../../shell/leave/consentedSignOut';
import { isInsideCabinet } from '../../shell/leave/LeaveGuard';
import { LeaveQuestion } from '../../shell/leave/LeaveQuestion';
import type { Uploads } from './useUploads';

/** Ignores a change of the step, because all steps of a page share its uploads. */
const isAnotherPage: BlockerFunction = (places) =>
  places.currentLocation.pathname !== places.nextLocation.pathname && isInsideCabinet(places);

const NOTHING_TO_FORGET = () => undefined;

/**
 * Asks before the user leaves the page or signs out during an upload. Leaving stops the uploads; the next visit offers
 * «Повторить». Does not ask if the server ends the session or on a redirect to /unavailable; both also stop uploads.
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
