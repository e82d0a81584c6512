import { Fragment, type ReactNode } from 'react';
import { Button } from '../../ui/button/Button';
import { ErrorState } from '../../ui/state/ErrorState';
import { Note } from '../../ui/state/Note';
import { SkeletonCard } from '../../ui/state/Skeletons';
import type { MenuGroup } from '../../ui/overlay/Menu';
import type { LinkedRow } from './linkedRow';
import { RowPanel, type RowPanelProps } from './RowPanel';

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
export function RowOutOfSight({ onClose }: { onClose: () => void }) {
  return (
    <Note
      tone="neutral"
      action={
        <Button variant="text" size="sm" onClick={onClose}>
          Понятно
        </Button>
      }
    >
      Записи из ссылки нет на этой странице реестра. Найдите её поиском или фильтрами.
    </Note>
  );
}

/** The panel of a row of a registry. */
export interface RowPanelParts<Row> {
  /** Opens by a click or Enter; the key of its row stands in the address. */
  renderPanel?: ((row: Row) => ReactNode) | undefined;
  /** Name of the panel; the text of the first column by default. */
  panelLabel?: ((row: Row) => string) | undefined;
  /** What is done with the row rarely, or destroys: under «⋯» of the panel. */
  panelMenu?: ((row: Row) => MenuGroup['actions']) | undefined;
}

interface OpenRowPanelProps<Row> extends Omit<RowPanelProps, 'children'> {
  /** Undefined until it is there. */
  row: Row | undefined;
  rowKey: string | null;
  /** It is on the page that is shown. */
  isHere: boolean;
  /** What became of a row that is not. */
  elsewhere: LinkedRow<Row> | undefined;
  renderPanel: (row: Row) => ReactNode;
}

/** The panel of the row that the address names, wherever it stands. */
export function OpenRowPanel<Row>({
  row,
  rowKey,
  isHere,
  elsewhere,
  renderPanel,
  ...panel
}: OpenRowPanelProps<Row>) {
  if (row === undefined) {
    if (elsewhere === undefined || elsewhere.kind === 'none') return null;
    return (
      <RowPanel {...panel}>
        <LinkedRowPart elsewhere={elsewhere} />
      </RowPanel>
    );
  }
  return (
    <RowPanel {...panel}>
      {!isHere && <p className="registry-screen__away">Запись на другой странице реестра</p>}
      <Fragment key={rowKey}>{renderPanel(row)}</Fragment>
    </RowPanel>
  );
}
