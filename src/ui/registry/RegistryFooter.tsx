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

interface RegistryFooterProps {
  total: number;
  sum?: ReactNode;
  page?: RegistryPage | undefined;
}

/** «Итого по 318 записям: …» and the way to other pages. */
export function RegistryFooter({ total, sum, page }: RegistryFooterProps) {
  return (
    <div className="registry__footer">
      <span>
        Итого по {count.format(total)} {plural(total, 'записи', 'записям', 'записям')}
        {sum !== undefined && (
          <>
            : <b className="registry__sum">{sum}</b>
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
