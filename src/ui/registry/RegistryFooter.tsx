import type { ReactNode } from 'react';
import { plural } from '../../lib/plural';
import { IconButton } from '../button/IconButton';
import { nextPage, pageRange, previousPage, type Page } from './paging';
import { angleLeftIcon } from '../icon/drawings/angleLeftIcon';
import { angleRightIcon } from '../icon/drawings/angleRightIcon';

export interface RegistryPage extends Page {
  onChange: (first: number) => void;
}

const count = new Intl.NumberFormat('ru-RU');

/** The noun after a number: one, two to four, five (`plural`). */
export type RowWords = readonly [one: string, few: string, many: string];

const RECORDS: RowWords = ['запись', 'записи', 'записей'];

interface RegistryFooterProps {
  total: number;
  rowWords?: RowWords | undefined;
  sum?: ReactNode;
  page?: RegistryPage | undefined;
}

/** «Всего 3 пользователя» or «Итого по 318 записям: …», and the way to other pages. */
export function RegistryFooter({ total, rowWords = RECORDS, sum, page }: RegistryFooterProps) {
  return (
    <div className="registry__footer">
      <span>
        {sum === undefined ? (
          `Всего ${count.format(total)} ${plural(total, ...rowWords)}`
        ) : (
          <>
            Итого по {count.format(total)} {plural(total, 'записи', 'записям', 'записям')}:{' '}
            <b className="registry__sum">{sum}</b>
          </>
        )}
      </span>
      {page && <Pager page={page} />}
    </div>
  );
}

function Pager({ page }: { page: RegistryPage }) {
  const back = previousPage(page);
  const on = nextPage(page);
  return (
    <nav className="registry__pager" aria-label="Страницы">
      <span aria-live="polite">{pageRange(page)}</span>
      <IconButton
        icon={angleLeftIcon}
        label="Предыдущая страница"
        size="sm"
        disabled={back === null}
        onClick={() => page.onChange(back ?? 0)}
      />
      <IconButton
        icon={angleRightIcon}
        label="Следующая страница"
        size="sm"
        disabled={on === null}
        onClick={() => page.onChange(on ?? page.first)}
      />
    </nav>
  );
}
