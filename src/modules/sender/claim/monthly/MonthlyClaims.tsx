import './MonthlyClaims.css';
import { senderApi } from '../../../../api/endpoints/sender';
import { paths, pathWithId } from '../../../../domain/paths';
import { moscowDay } from '../../../../lib/isoDay';
import { LinkButton } from '../../../../ui/button/LinkButton';
import { clockIcon } from '../../../../ui/icon/drawings/clockIcon';
import { Note } from '../../../../ui/state/Note';
import { FRESH_SECONDS } from '../../../../api/cache/freshAnswers';
import { MONTHLY_CLAIMS } from './monthlyQuery';
import { comingText, readyDrafts } from './monthlyTexts';

/** So many drafts are told of; the registry of claims has the others. */
const MOST = 3;

/**
 * The claim of a month for returns and refusals: the draft that waits for the customer, and when the
 * next one will be there. What can't be loaded is left out (rule N10). Pages that show it call
 * `loadMonthlyClaims`.
 */
export function MonthlyClaims() {
  const options = { refetchOnMountOrArgChange: FRESH_SECONDS };
  const { data: claims } = senderApi.useFindClaimsQuery(MONTHLY_CLAIMS, options);
  const { data: dashboard } = senderApi.useGetOrderDashboardQuery(undefined, options);
  const drafts = readyDrafts(claims?.content ?? []).slice(0, MOST);
  const coming = comingText(dashboard, moscowDay());
  if (drafts.length === 0 && coming === undefined) return null;
  return (
    <section className="monthly-claims" aria-label="Заявления за месяц">
      {drafts.map(({ id, title, text }) => (
        <Note
          key={id}
          tone="info"
          title={title}
          action={
            <LinkButton to={pathWithId(paths.createClaim, id)} variant="outlined" size="sm">
              Проверить и отправить
            </LinkButton>
          }
        >
          {text}
        </Note>
      ))}
      {coming && (
        <Note tone="warning" icon={clockIcon}>
          <strong>{coming.day},</strong> {coming.text}
        </Note>
      )}
    </section>
  );
}
