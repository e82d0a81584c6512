import type { ReactNode } from 'react';
import { countOf } from '../../lib/countOf';
import { IconButton } from '../../ui/button/IconButton';
import { refreshIcon } from '../../ui/icon/frameIcons';
import { Pager } from '../../ui/registry/Pager';
import type { RowWords } from '../../ui/registry/registryColumn';
import { DateTimeText } from '../../ui/value/DateTimeText';
import { useLongWait } from '../../ui/state/useLongWait';

interface RegistryFooterProps {
  /** Spoken name of the table. */
  label: string;
  total: number;
  rowWords: RowWords;
  sum: ReactNode;
  /** From 0. */
  page: number;
  size: number;
  sizes: readonly number[];
  onPage: (page: number) => void;
  onSize: (size: number) => void;
  /** When the rows came; milliseconds of the epoch. */
  updatedAt: number | undefined;
  isFetching: boolean;
  onRefresh: () => void;
}

function Total({ total, rowWords, sum }: Pick<RegistryFooterProps, 'total' | 'rowWords' | 'sum'>) {
  if (sum === undefined || sum === null) {
    return `Всего ${countOf(total, ...rowWords)}`;
  }
  return (
    <>
      Итого по {countOf(total, 'записи', 'записям', 'записям')}:{' '}
      <b className="registry-screen__sum">{sum}</b>
    </>
  );
}

/** How many rows there are and what they make, how new they are, and the ways to other pages. */
export function RegistryFooter({
  label,
  total,
  rowWords,
  sum,
  page,
  size,
  sizes,
  onPage,
  onSize,
  updatedAt,
  isFetching,
  onRefresh,
}: RegistryFooterProps) {
  const isLongWait = useLongWait(isFetching);
  return (
    <div className="registry-screen__footer">
      <span>
        <Total total={total} rowWords={rowWords} sum={sum} />
      </span>
      <span className="registry-screen__updated">
        {updatedAt !== undefined && (
          <span>
            Обновлено <DateTimeText brief value={new Date(updatedAt).toISOString()} />
          </span>
        )}
        <IconButton
          icon={refreshIcon}
          label="Обновить"
          size="sm"
          busy={isLongWait}
          onClick={onRefresh}
        />
      </span>
      <Pager
        label={label}
        page={{ first: page * size, size, total }}
        onChange={(first) => onPage(Math.floor(first / size))}
        sizes={sizes}
        onSize={onSize}
      />
    </div>
  );
}
