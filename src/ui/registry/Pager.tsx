import { IconButton } from '../button/IconButton';
import { angleDoubleLeftIcon, angleDoubleRightIcon, angleRightIcon } from '../icon/frameIcons';
import { angleLeftIcon } from '../icon/pageIcons';
import { nextPage, pageRange, previousPage, type Page } from './paging';
import type { AnalyticsProps } from '../../observability/analytics/analyticsProps';

interface PagerProps extends AnalyticsProps {
  /** Spoken name of the table that it turns. */
  label: string;
  page: Page;
  /** Index of the first row of the wanted page. */
  onChange: (first: number) => void;
  /** Numbers of rows to choose from. */
  sizes: readonly number[];
  onSize: (size: number) => void;
}

/**
 * «1–100 из 318», the number of rows on a page, and the ways to other pages; as much of it as there is to
 * choose, and nothing where the shortest page holds all rows.
 */
export function Pager({ label, page, onChange, sizes, onSize, ...mark }: PagerProps) {
  const { size, total } = page;
  const back = previousPage(page);
  const on = nextPage(page);
  const last = Math.max(0, Math.ceil(total / size) - 1) * size;
  const turns = [
    { icon: angleDoubleLeftIcon, label: 'Первая страница', to: back && 0 },
    { icon: angleLeftIcon, label: 'Предыдущая страница', to: back },
    { icon: angleRightIcon, label: 'Следующая страница', to: on },
    { icon: angleDoubleRightIcon, label: 'Последняя страница', to: on && last },
  ];
  if (total <= Math.min(...sizes)) return null;
  const hasPages = total > size || page.first > 0;
  return (
    <nav {...mark} className="registry__pager" aria-label={`${label}: страницы`}>
      <label className="registry__size">
        Строк:
        <select
          className="registry__select"
          aria-label="Строк на странице"
          value={size}
          onChange={({ target }) => onSize(Number(target.value))}
        >
          {sizes.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      {hasPages && <span>{pageRange(page)}</span>}
      {hasPages && (
        <span className="registry__turns">
          {turns.map(({ to, ...look }) => (
            <IconButton
              {...look}
              key={look.label}
              size="sm"
              {...(to === null && { 'aria-disabled': true })}
              onClick={() => to !== null && onChange(to)}
            />
          ))}
        </span>
      )}
    </nav>
  );
}
