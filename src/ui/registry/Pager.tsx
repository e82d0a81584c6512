import { figureOf } from '../../lib/countOf';
import { IconButton } from '../button/IconButton';
import { angleDoubleLeftIcon, angleDoubleRightIcon, angleRightIcon } from '../icon/frameIcons';
import { angleLeftIcon } from '../icon/pageIcons';
import type { AnalyticsProps } from '../../observability/analytics/analyticsProps';

interface Page {
  /** Number of the page, from 0. */
  page: number;
  /** Rows on one page. */
  size: number;
  /** Rows on all pages. */
  total: number;
}

/** Returns «1–100 из 318», with an en dash. */
export function pageRange({ page, size, total }: Page): string {
  if (total === 0) return '0 из 0';
  const last = Math.min((page + 1) * size, total);
  return `${figureOf(page * size + 1)}–${figureOf(last)} из ${figureOf(total)}`;
}

interface PagerProps extends Page, AnalyticsProps {
  /** Name of the table; the accessible name of the pager is «{label}: страницы». */
  label: string;
  onPage: (page: number) => void;
  sizes: readonly number[];
  onSize: (size: number) => void;
}

/**
 * Shows «1–100 из 318», the page size, and links to other pages. Parts without a choice are hidden; everything is
 * hidden if the smallest page size fits all rows.
 */
export function Pager({ label, page, size, total, onPage, sizes, onSize, ...mark }: PagerProps) {
  if (total <= Math.min(...sizes)) return null;
  const last = Math.ceil(total / size) - 1;
  const turns = [
    { icon: angleDoubleLeftIcon, label: 'Первая страница', to: 0, isOff: page === 0 },
    { icon: angleLeftIcon, label: 'Предыдущая страница', to: page - 1, isOff: page === 0 },
    { icon: angleRightIcon, label: 'Следующая страница', to: page + 1, isOff: page >= last },
    { icon: angleDoubleRightIcon, label: 'Последняя страница', to: last, isOff: page >= last },
  ];
  return (
    <nav
      {...mark}
      className="flex flex-wrap items-center gap-1-3 print-hidden"
      aria-label={`${label}: страницы`}
    >
      <label className="inline-flex items-center gap-6px">
        Строк:
        <select
          className="registry__select text-default rounded border bg-surface min-h-touch-32"
          aria-label="Строк на странице"
          value={size}
          onChange={({ target }) => onSize(Number(target.value))}
        >
          {sizes.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      {(last > 0 || page > 0) && (
        <>
          <span>{pageRange({ page, size, total })}</span>
          <span className="registry__turns flex gap-1">
            {turns.map(({ to, isOff, ...look }) => (
              <IconButton
                {...look}
                key={look.label}
                size="sm"
                {...(isOff && { 'aria-disabled': true })}
                onClick={() => !isOff && onPage(to)}
              />
            ))}
          </span>
        </>
      )}
    </nav>
  );
}
