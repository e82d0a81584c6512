import { FlexRender, tableFeatures, useTable } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import type { Supply } from '../../../src/api/generated/financeRegistry';
import { columns } from './columns';
import { findSupplies, PAGE_SIZE } from './supply';

/** Milliseconds from the last keystroke to the search, as in the cabinet's registry. */
const TYPING_MS = 300;
const ROW_HEIGHT = 56;
const OVERSCAN = 6;

const features = tableFeatures({});
const NO_ROWS: Supply[] = [];

/** A table as in TanStack's examples: server paging, virtual rows, one filter. */
export function PlainTable() {
  const [text, setText] = useState('');
  const [page, setPage] = useState(0);
  const [found, setFound] = useState({ content: NO_ROWS, totalElements: 0 });
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(
      () => {
        void findSupplies(text, page).then((answer) => {
          if (isWanted) setFound(answer);
        });
      },
      text === '' ? 0 : TYPING_MS,
    );
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [text, page]);
  const table = useTable({ features, columns, data: found.content });
  const { rows } = table.getRowModel();
  // The result changes with each render, so memoising it would not help.
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
  });
  const seen = virtualizer.getVirtualItems();
  const before = seen[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (seen.at(-1)?.end ?? 0);
  return (
    <>
      <input
        type="search"
        aria-label="Поиск"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setPage(0);
        }}
      />
      <div ref={scroller} className="rows">
        <table>
          <thead>
            {table.getHeaderGroups().map((group) => (
              <tr key={group.id}>
                {group.headers.map((header) => (
                  <th key={header.id}>
                    <FlexRender header={header} />
                  </th>
                ))}
              </tr>
            ))}
          </thead>
          <tbody>
            <tr aria-hidden="true" style={{ height: before }} />
            {seen.map(({ index, key }) => (
              <tr key={key} ref={virtualizer.measureElement} data-index={index}>
                {rows[index]?.getAllCells().map((cell) => (
                  <td key={cell.id}>
                    <FlexRender cell={cell} />
                  </td>
                ))}
              </tr>
            ))}
            <tr aria-hidden="true" style={{ height: after }} />
          </tbody>
        </table>
      </div>
      <p>
        <button type="button" disabled={page === 0} onClick={() => setPage(page - 1)}>
          Назад
        </button>
        {found.totalElements} записей, страница {page + 1}
        <button
          type="button"
          disabled={(page + 1) * PAGE_SIZE >= found.totalElements}
          onClick={() => setPage(page + 1)}
        >
          Вперёд
        </button>
      </p>
    </>
  );
}
