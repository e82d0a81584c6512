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

/** «1–100 из 318», the number of rows on a page, and the ways to other pages. */
export function Pager({ label, page, onChange, sizes, onSize, ...mark }: PagerProps) {
  const { first, size, total } = page;
  const back = previousPage(page);
  const on = nextPage(page);
  const last = Math.max(0, Math.ceil(total / size) - 1) * size;
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
      <span>{pageRange(page)}</span>
      <span className="registry__turns">
        <IconButton
          icon={angleDoubleLeftIcon}
          label="Первая страница"
          size="sm"
          {...(back === null && { 'aria-disabled': true })}
          onClick={() => first > 0 && onChange(0)}
        />
        <IconButton
          icon={angleLeftIcon}
          label="Предыдущая страница"
          size="sm"
          {...(back === null && { 'aria-disabled': true })}
          onClick={() => back !== null && onChange(back)}
        />
        <IconButton
          icon={angleRightIcon}
          label="Следующая страница"
          size="sm"
          {...(on === null && { 'aria-disabled': true })}
          onClick={() => on !== null && onChange(on)}
        />
        <IconButton
          icon={angleDoubleRightIcon}
          label="Последняя страница"
          size="sm"
          {...(on === null && { 'aria-disabled': true })}
          onClick={() => on !== null && onChange(last)}
        />
      </span>
    </nav>
  );
}
