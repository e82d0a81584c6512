import { countOf } from '../../lib/countOf';
import { IconButton } from '../../ui/button/IconButton';
import { refreshIcon } from '../../ui/icon/frameIcons';
import { Pager } from '../../ui/registry/Pager';
import { DateTimeText } from '../../ui/value/DateTimeText';
import { Money } from '../../ui/value/Money';
import { useLongWait } from '../../ui/state/useLongWait';
import { useOpenRegistry } from './openRegistry';
import { sizesOf } from './registryQuery';

/**
 * Returns the total sum, followed by a second sum with its name, if the response contains them; undefined without the
 * first sum.
 */
export function totalsOf(first: number | undefined, name: string, second: number | undefined) {
  if (first === undefined) return undefined;
  return (
    <>
      <Money kopeks={first} />
      {second !== undefined && (
        <>
          , {name} <Money kopeks={second} />
        </>
      )}
    </>
  );
}

function Total() {
  const { answer, total, rowWords, renderSum } = useOpenRegistry();
  const sum = answer.data?.totals && renderSum?.(answer.data.totals);
  if (sum === undefined || sum === null) {
    return `Всего ${countOf(total, ...rowWords)}`;
  }
  return (
    <>
      Итого по {countOf(total, 'записи', 'записям', 'записям')}:{' '}
      <b className="text-default">{sum}</b>
    </>
  );
}

/** Shows the number of rows, their sum, the time at which they were loaded, and the pagination. */
export function RegistryFooter() {
  const { label, query, view, total, answer, selection, onOpen } = useOpenRegistry();
  const { page, size } = view;
  const { fulfilledTimeStamp: updatedAt, isFetching } = answer;
  const isLongWait = useLongWait(isFetching);
  return (
    <div className="registry-screen__footer flex flex-wrap items-center text-muted border-t bg-surface">
      <span>
        <Total />
      </span>
      <span className="registry-screen__updated inline-flex items-center gap-2px print-hidden">
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
          onClick={() => void answer.refetch()}
        />
      </span>
      <span
        className="registry-screen__keys hidden items-center gap-6px text-13 print-hidden"
        aria-hidden="true"
      >
        <kbd>J</kbd> <kbd>K</kbd> по строкам
        {selection && <kbd>X</kbd>} {selection && 'выбрать'}
        {onOpen && <kbd>Enter</kbd>} {onOpen && 'открыть'}
      </span>
      <Pager
        label={label}
        {...{ page, size, total }}
        onPage={view.setPage}
        sizes={sizesOf(query)}
        onSize={view.setSize}
      />
    </div>
  );
}
