import './OfferCard.css';
import './LyingCard.css';
import { useId, type ReactNode } from 'react';
import { usePicture } from '../../api/endpoints/file';
import { DataList } from '../../ui/value/DataList';
import { Logo } from '../../ui/value/Logo';
import { StatusBadge } from '../../ui/value/StatusBadge';

/**
 * Rank of a card: an offer that needs an action, one in progress, a current agreement, an ended offer, or a product
 * that the user does not have.
 */
export type OfferRank = 'act' | 'middle' | 'calm' | 'history' | 'stranger';

interface OfferCardProps {
  rank: OfferRank;
  title: string;
  subtitle?: ReactNode;
  logo: ReactNode;
  badge?: ReactNode;
  /** Rare actions, and actions that delete data. */
  menu?: ReactNode;
  sum?: { label: string; value: ReactNode } | undefined;
  /** Rows of a `DataList`. */
  rows?: ReactNode;
  /** Row with a period and its progress line (`TermLine`). */
  term?: ReactNode;
  note?: ReactNode;
  /** Main actions. */
  footer?: ReactNode;
}

/** A card of an offer, an agreement or a product. Each rank has its own layout; an ended offer is a single row. */
export function OfferCard({
  rank,
  title,
  subtitle,
  logo,
  badge,
  menu,
  sum,
  rows,
  term,
  note,
  footer,
}: OfferCardProps) {
  const titleId = useId();
  const isLarge = rank === 'act';
  const listed = isLarge ? undefined : term;
  return (
    <article
      className={`offer-card surface grid grid-cols-1 min-w-0 offer-card--${rank} print-whole`}
      aria-labelledby={titleId}
    >
      <header className="offer-card__header flex items-center min-w-0 gap-10px">
        {logo}
        <div className="offer-card__heading flex-auto min-w-0">
          <h3
            id={titleId}
            className="offer-card__title font-semibold text-sm tracking-normal wrap-anywhere leading-18px"
          >
            {title}
          </h3>
          {subtitle !== undefined && (
            <p className="offer-card__subtitle text-muted text-xs leading-16px wrap-anywhere">
              {subtitle}
            </p>
          )}
          {isLarge && rows ? <DataList layout="line">{rows}</DataList> : null}
        </div>
        {menu !== undefined && <div className="offer-card__menu print-hidden">{menu}</div>}
        <div className="offer-card__badge">{badge}</div>
      </header>
      {sum && (
        <p className="offer-card__sum grid min-w-0">
          <span className="offer-card__label text-13 text-muted leading-18px">{sum.label}</span>
          <span className="offer-card__value font-semibold text-lg tracking-snug leading-26px">
            {sum.value}
          </span>
        </p>
      )}
      {isLarge && term !== undefined && (
        <div className="offer-card__term">
          <DataList>{term}</DataList>
        </div>
      )}
      <div className="offer-card__body grid grid-cols-1 content-start gap-1 min-w-0 empty-hidden">
        {!isLarge && (rows || listed) ? (
          <DataList layout={rank === 'middle' ? 'sides' : 'line'}>
            {rows}
            {listed}
          </DataList>
        ) : null}
        {note}
      </div>
      {footer ? (
        <footer className="offer-card__footer flex flex-wrap items-center gap-2 print-hidden">
          {footer}
        </footer>
      ) : null}
    </article>
  );
}

export function CardSentence({
  isRefusal = false,
  children,
}: {
  isRefusal?: boolean;
  children: ReactNode;
}) {
  return (
    <p
      className={
        isRefusal
          ? 'offer-card__refusal text-13 text-danger leading-18px'
          : 'offer-card__sentence text-13 text-muted leading-18px'
      }
    >
      {children}
    </p>
  );
}

/** The badges beside a card's sum: the status, and «Новое решение» for a decision that the user has not seen yet. */
export function SumBadges({ isNew, children }: { isNew: boolean; children?: ReactNode }) {
  return (
    <span className="inline-flex flex-wrap justify-end gap-1 min-w-0">
      {isNew && <StatusBadge tone="info" label="Новое решение" />}
      {children}
    </span>
  );
}

export interface StoredLogoProps {
  /** Owner of the logo; its initials replace a missing picture. */
  name: string;
  /** Id of the stored picture, if the organization has one. */
  fileId?: string | undefined;
}

/** A logo from the server's file store. It needs the session, so an `<img>` cannot fetch it. */
export function StoredLogo({ name, fileId }: StoredLogoProps) {
  return <Logo name={name} src={usePicture(fileId)} />;
}
