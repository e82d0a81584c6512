import { Fragment } from 'react';
import { Button } from '../../ui/button/Button';
import { cellText } from '../../ui/registry/cellValue';
import { ErrorState } from '../../ui/state/ErrorState';
import { Note } from '../../ui/state/Note';
import { SkeletonCard } from '../../ui/state/Skeletons';
import type { LinkedRow } from './linkedRow';
import { useOpenRegistry } from './openRegistry';
import { RowPanel } from './RowPanel';

/** In the panel, until the row that the address names is there, or in place of it. */
function LinkedRowPart({ elsewhere }: { elsewhere: LinkedRow<unknown> }) {
  if (elsewhere.kind !== 'failed') return <SkeletonCard lines={6} />;
  const { error, retry } = elsewhere;
  return error.status === 404 ? (
    <ErrorState
      framed={false}
      title="Такой записи нет"
      message="Возможно, её удалили или ссылка неполная."
    />
  ) : (
    <ErrorState framed={false} message={error.message} onRetry={retry} />
  );
}

/** Where a row that the address names is not on the page, and no call finds it by itself. */
export function RowOutOfSight() {
  const { view, rows, at, panel, elsewhere, isStale } = useOpenRegistry();
  const isMissing = panel !== undefined && view.row !== null && at < 0;
  if (!isMissing || elsewhere !== undefined || isStale || rows.length === 0) return null;
  return (
    <Note
      tone="neutral"
      action={
        <Button variant="text" size="sm" onClick={() => view.openRow(null)}>
          Понятно
        </Button>
      }
    >
      Записи из ссылки нет на этой странице реестра. Найдите её поиском или фильтрами.
    </Note>
  );
}

/** The panel of the row that the address names, wherever it stands. */
export function OpenRowPanel() {
  const { view, rows, at, panel, elsewhere, label, columns } = useOpenRegistry();
  if (panel === undefined || view.row === null) return null;
  const row = rows[at] ?? (elsewhere?.kind === 'found' ? elsewhere.row : undefined);
  if (row === undefined) {
    if (elsewhere === undefined || elsewhere.kind === 'none') return null;
    return (
      <RowPanel label={label}>
        <LinkedRowPart elsewhere={elsewhere} />
      </RowPanel>
    );
  }
  return (
    <RowPanel
      label={panel.label?.(row) ?? cellText(columns[0]?.value(row))}
      menu={panel.menu?.(row)}
    >
      {at < 0 && <p className="registry-screen__away">Запись на другой странице реестра</p>}
      <Fragment key={view.row}>{panel.render(row)}</Fragment>
    </RowPanel>
  );
}
