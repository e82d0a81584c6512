import './MonthlyClaims.css';
import { useState } from 'react';
import { FRESH } from '../../../../api/cache/freshness';
import { senderApi } from '../../../../api/endpoints/sender';
import { paths, pathWithId } from '../../../../domain/paths';
import { moscowDay } from '../../../../lib/isoDay';
import { createPart } from '../../../../shell/lazy/LazyPart';
import { OpenedPart } from '../../../../shell/modal/OpenedPart';
import { useBreakpoint } from '../../../../shell/screen/breakpoints';
import { classNames } from '../../../../ui/classNames';
import { Button } from '../../../../ui/button/Button';
import { LinkButton } from '../../../../ui/button/LinkButton';
import { clockIcon } from '../../../../ui/icon/frameIcons';
import type { SheetProps } from '../../../../ui/overlay/Sheet';
import { Note, type NoteProps } from '../../../../ui/state/Note';
import { NoteLine } from '../../../../ui/state/NoteLine';
import { MONTHLY_CLAIMS } from '../claimQueries';
import { comingText, readyDrafts } from './monthlyTexts';

/** Maximum number of drafts here; the registry of claims has the other drafts. */
const MOST_DRAFTS = 3;

const sheet = createPart<SheetProps>(() => import('../../../../ui/overlay/Sheet'));

const NAME = 'Заявления за месяц';

interface MonthlyNote extends Pick<NoteProps, 'tone' | 'icon' | 'title' | 'action'> {
  id: string;
  text: NoteProps['children'];
}

/**
 * Monthly claims for returns and refusals: the drafts to send, and the date of the next draft. Shows the most urgent
 * line, and a button for the other lines. N10: data that fails to load is omitted. Pages with this component call
 * `loadMonthlyClaims` in their `load`.
 */
export function MonthlyClaims() {
  const [isWhole, setWhole] = useState(false);
  const { mobile } = useBreakpoint();
  const { data: claims, isError: claimsFailed } = senderApi.useFindClaimsQuery(
    MONTHLY_CLAIMS,
    FRESH,
  );
  const { data: dashboard, isError: dashboardFailed } = senderApi.useGetOrderDashboardQuery(
    undefined,
    FRESH,
  );
  const drafts = readyDrafts(claims?.content ?? []).slice(0, MOST_DRAFTS);
  const coming = comingText(dashboard, moscowDay());
  const notes: MonthlyNote[] = drafts.map(({ id, title, text }) => ({
    id,
    tone: 'neutral',
    title,
    text,
    action: (
      <LinkButton
        to={pathWithId(paths.createClaim, id)}
        variant="outlined"
        size="sm"
        aria-label={`Проверить и отправить: ${title}`}
      >
        Проверить и отправить
      </LinkButton>
    ),
  }));
  if (coming) {
    const text = (
      <>
        <strong>{coming.day},</strong> {coming.text}
      </>
    );
    notes.push({ id: 'coming', tone: 'warning', icon: clockIcon, text });
  }
  const all = notes.map(({ id, text, ...note }) => (
    <Note key={id} {...note} brief={!isWhole && !mobile}>
      {text}
    </Note>
  ));
  const isAwaited =
    (claims === undefined && !claimsFailed) || (dashboard === undefined && !dashboardFailed);
  if (isAwaited) return <div className="monthly-claims__room" />;
  const [first] = notes;
  if (first === undefined) return null;
  if (mobile) {
    const { tone, icon, title = first.text } = first;
    return (
      <section className="monthly-claims grid grid-cols-1 gap-3" aria-label={NAME}>
        <NoteLine
          {...{ tone, icon }}
          className="monthly-claims__line"
          more={notes.length - 1}
          onOpen={() => setWhole(true)}
        >
          {title}
        </NoteLine>
        {isWhole && (
          <OpenedPart part={sheet} onClose={() => setWhole(false)}>
            {(Sheet) => (
              <Sheet title={NAME} onClose={() => setWhole(false)}>
                <div className="monthly-claims grid grid-cols-1 gap-3 monthly-claims--sheet">
                  {all}
                </div>
              </Sheet>
            )}
          </OpenedPart>
        )}
      </section>
    );
  }
  return (
    <section
      className={classNames(
        'monthly-claims',
        isWhole
          ? 'grid grid-cols-1 gap-3'
          : 'monthly-claims--brief flex items-center gap-1 min-w-0',
      )}
      aria-label={NAME}
    >
      {isWhole ? all : all[0]}
      <Button
        variant="text"
        size="sm"
        className="monthly-claims__toggle"
        aria-expanded={isWhole}
        onClick={() => setWhole(!isWhole)}
      >
        {toggleText(isWhole, notes.length)}
      </Button>
    </section>
  );
}

function toggleText(isWhole: boolean, count: number): string {
  if (isWhole) return 'Свернуть';
  return count > 1 ? `Ещё ${count - 1}` : 'Подробнее';
}
