import './MonthlyClaims.css';
import { useState, type ReactNode } from 'react';
import { FRESH } from '../../../../api/cache/freshness';
import { senderApi } from '../../../../api/endpoints/sender';
import { paths, pathWithId } from '../../../../domain/paths';
import { moscowDay } from '../../../../lib/isoDay';
import { classNames } from '../../../../ui/classNames';
import { Button } from '../../../../ui/button/Button';
import { LinkButton } from '../../../../ui/button/LinkButton';
import { clockIcon } from '../../../../ui/icon/frameIcons';
import { Note } from '../../../../ui/state/Note';
import { MONTHLY_CLAIMS } from '../claimQueries';
import { comingText, readyDrafts } from './monthlyTexts';

/** At most so many drafts are shown; the registry of claims has the others. */
const MOST = 3;

interface MonthlyClaimsProps {
  /** One line, the most urgent first, with the way to the rest: above a registry. */
  brief?: boolean;
}

/**
 * The claim of a month for returns and refusals: the draft that waits for the customer, and when the
 * next one will be there. What can't be loaded is left out (rule N10). Pages that show it call
 * `loadMonthlyClaims` in their `load`.
 */
export function MonthlyClaims({ brief = false }: MonthlyClaimsProps) {
  const [isWhole, setWhole] = useState(!brief);
  const { data: claims, isError: claimsFailed } = senderApi.useFindClaimsQuery(
    MONTHLY_CLAIMS,
    FRESH,
  );
  const { data: dashboard, isError: dashboardFailed } = senderApi.useGetOrderDashboardQuery(
    undefined,
    FRESH,
  );
  const drafts = readyDrafts(claims?.content ?? []).slice(0, MOST);
  const coming = comingText(dashboard, moscowDay());
  const notes: ReactNode[] = drafts.map(({ id, title, text }) => (
    <Note
      key={id}
      tone="info"
      brief={!isWhole}
      title={title}
      action={
        <LinkButton to={pathWithId(paths.createClaim, id)} variant="outlined" size="sm">
          Проверить и отправить
        </LinkButton>
      }
    >
      {text}
    </Note>
  ));
  if (coming) {
    notes.push(
      <Note key="coming" tone="warning" brief={!isWhole} icon={clockIcon}>
        <strong>{coming.day},</strong> {coming.text}
      </Note>,
    );
  }
  const isAwaited =
    (claims === undefined && !claimsFailed) || (dashboard === undefined && !dashboardFailed);
  if (brief && isAwaited && notes.length === 0) return <div className="monthly-claims__room" />;
  if (notes.length === 0) return null;
  return (
    <section
      className={classNames('monthly-claims', !isWhole && 'monthly-claims--brief')}
      aria-label="Заявления за месяц"
    >
      {isWhole ? notes : notes[0]}
      {brief && (
        <Button
          variant="text"
          size="sm"
          className="monthly-claims__toggle"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {toggleText(isWhole, notes.length)}
        </Button>
      )}
    </section>
  );
}

function toggleText(isWhole: boolean, count: number): string {
  if (isWhole) return 'Свернуть';
  return count > 1 ? `Ещё ${count - 1}` : 'Подробнее';
}
