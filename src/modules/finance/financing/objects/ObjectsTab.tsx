import { useLayoutEffect, useRef, useState } from 'react';
import { FRESH } from '../../../../api/cache/freshness';
import { financeAgreementApi } from '../../../../api/endpoints/financeAgreement';
import {
  financeRegistryApi,
  type FinancingObject,
} from '../../../../api/endpoints/financeRegistry';
import { downloadPaths } from '../../../../api/endpoints/file';
import { useDownload } from '../../../../blocks/action/DownloadButton';
import { totalsOf } from '../../../../blocks/registry/RegistryFooter';
import { RegistryScreen } from '../../../../blocks/registry/RegistryScreen';
import { defineRegistry } from '../../../../blocks/registry/useRegistry';
import { useSelection } from '../../../../blocks/registry/selection/useSelection';
import { useBreakpoint } from '../../../../shell/screen/breakpoints';
import { MOST_CALLS } from '../../../../shell/undo/undo';
import { useAppStore } from '../../../../session/appStore';
import { trashIcon } from '../../../../ui/icon/pageIcons';
import { paths } from '../../../../domain/paths';
import { EmptyState } from '../../../../ui/state/EmptyState';
import { bankOf } from '../../shownValues';
import { optionalAgreements } from '../financingRequests';
import { objectColumns } from './objectColumns';
import { ObjectPanel } from './panel';
import { objectsQuery } from './register';
import { OrderButton } from './OrderButton';
import { OrderNoticeNote } from './OrderNoticeNote';
import { isExcludable, isMoving, isOrderable } from './financingObject';
import { isExcluded, useExclude, useWithExcluded } from './useExclude';
import { useObjectOrder } from './useObjectOrder';

/** First interval of polling while the status of a shown object may change, milliseconds. */
const MOVING_MS = 10_000;

const useObjects = defineRegistry({
  query: objectsQuery,
  arg: (searchRequest) => ({ searchRequest }),
  find: financeRegistryApi.endpoints.findFinancingObjects,
  get: financeRegistryApi.endpoints.getFinancingObject,
  show: (object) => object,
  polling: { isMoving, firstMs: MOVING_MS },
});

const nameOf = ({ number = '' }: FinancingObject) => `требование ${number}`;

/** «Объекты»: claims that a bank finances or may finance; the user orders their financing here. */
export default function ObjectsTab() {
  const { data: agreements } = financeAgreementApi.useFindFinanceAgreementsQuery(
    optionalAgreements,
    FRESH,
  );
  const registry = useObjects({
    agreement: (agreements?.content ?? []).map((agreement) => ({
      value: agreement.id,
      label: `№\u00A0${agreement.number ?? ''}, ${bankOf(agreement).name}`,
    })),
  });
  const { view } = registry;
  const { mobile } = useBreakpoint();
  const place = useRef<HTMLElement>(null);
  const focusAfter = () => place.current;
  const { getState } = useAppStore();
  // Id of the object that «Вернуть» has restored; the object gets the focus.
  const returned = useRef<string>(undefined);
  // Only objects that can be ordered are selectable. The server's responses still include objects whose exclusion
  // is pending.
  const [choosing] = useState(() => ({
    nameOf,
    isSelectable: (object: FinancingObject) =>
      isOrderable(object) && !isExcluded(getState(), object),
  }));
  const selection = useSelection(registry, choosing);
  const { chosen } = selection;
  const { reasons, notice, isBusy, order, orderOne, checkAgain, drop } = useObjectOrder(
    selection,
    focusAfter,
  );
  const answer = useWithExcluded(registry.answer, registry.request);
  const exclude = useExclude({
    onExcluded: (gone) => {
      drop(gone.map(({ id }) => id));
      view.openRow(null);
      // The button that had the focus is about to disappear.
      focusAfter()?.focus({ preventScroll: true });
    },
    // Restored objects are selected again if they were selected before.
    onUndone: (back) => {
      // The user has left the screen, so this selection no longer exists.
      if (!place.current) return;
      const again = back.flatMap(({ id }) => [...chosen].filter(([, one]) => one.id === id));
      selection.onChange(new Map([...selection.now(), ...again]));
      returned.current = back[0]?.id;
    },
  });
  const excel = useDownload({
    path: downloadPaths.exportFinancingObjects(),
    body: registry.request,
    progress: 'Готовим Excel',
    size: 'sm',
    onStop: () => focusAfter()?.focus({ preventScroll: true }),
  });
  const rows = answer.data?.content;
  // Focuses the restored object once it is rendered again.
  useLayoutEffect(() => {
    if (returned.current === undefined) return;
    const index = rows?.findIndex(({ id }) => id === returned.current);
    returned.current = undefined;
    const row = place.current?.querySelector<HTMLElement>(
      `[data-row="${index}"], [data-index="${index}"] :is(a, button, input)`,
    );
    (row ?? place.current)?.focus({ preventScroll: row === null });
  }, [rows]);
  return (
    <section
      ref={place}
      className="objects grid grid-cols-1 gap-4"
      tabIndex={-1}
      aria-label="Объекты"
    >
      {notice && <OrderNoticeNote notice={notice} onCheck={checkAgain} />}
      <RegistryScreen
        registry={{ ...registry, answer }}
        label="Объекты финансирования"
        rowWords={['объект', 'объекта', 'объектов']}
        columns={objectColumns}
        selection={{
          ...selection,
          reasonOf: ({ id }) => reasons.get(id),
          sumOf: ({ claimAmount = 0 }) => claimAmount,
          actions: (
            <OrderButton count={chosen.size} isBusy={isBusy} onOrder={order} isShort={mobile} />
          ),
          moreActions: [
            {
              id: 'exclude-objects',
              label: 'Исключить',
              icon: trashIcon,
              disabled: isBusy,
              disabledReason:
                chosen.size > MOST_CALLS
                  ? `За один раз можно исключить не больше ${MOST_CALLS} объектов`
                  : undefined,
              onSelect: () => exclude([...chosen.values()]),
            },
          ],
        }}
        panel={{
          render: (object) => (
            <ObjectPanel object={object} isBusy={isBusy} onOrder={() => orderOne(object)} />
          ),
          label: ({ number = '' }) => `Требование ${number}`,
          menu: (object) =>
            isExcludable(object)
              ? [
                  {
                    id: 'exclude',
                    label: 'Исключить из финансирования',
                    icon: trashIcon,
                    danger: true,
                    onSelect: () => exclude([object]),
                  },
                ]
              : [],
        }}
        renderSum={({ claimAmount, financingAmount }) =>
          totalsOf(claimAmount, 'к получению', financingAmount)
        }
        excel={{
          id: 'excel',
          label: 'Выгрузить в Excel',
          disabled: excel.busy,
          onSelect: excel.run,
        }}
        actions={excel.line}
        empty={
          <EmptyState
            framed={false}
            title="Здесь появятся объекты финансирования"
            link={{ to: paths.deliveries, label: 'Открыть реестр поставок' }}
          >
            Они появляются, когда банк принимает поставку по действующему договору.
          </EmptyState>
        }
      />
    </section>
  );
}
