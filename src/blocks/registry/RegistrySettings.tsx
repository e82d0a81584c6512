import './RegistrySettings.css';
import { useId, useState, type PointerEvent, type SyntheticEvent } from 'react';
import { useAppDispatch, useAppSelector } from '../../session/appStore';
import { Button } from '../../ui/button/Button';
import { classNames } from '../../ui/classNames';
import { IconButton } from '../../ui/button/IconButton';
import { angleDownIcon } from '../../ui/icon/frameIcons';
import {
  angleUpIcon,
  arrowDownLeftAndArrowUpRightToCenterIcon as inwardsIcon,
  arrowUpRightAndArrowDownLeftFromCenterIcon as outwardsIcon,
  trashIcon,
} from '../../ui/icon/pageIcons';
import { Checkbox } from '../../ui/input/Checkbox';
import { TextInput } from '../../ui/input/TextInput';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import Drawer from '../../ui/overlay/Drawer';
import { Segments } from '../../ui/prime/Segments';
import {
  columnMoved,
  columnWidened,
  isColumnShown,
  orderedColumns,
} from '../../ui/registry/columnMoves';
import { COLUMN_WIDTHS, NO_LAYOUT } from '../../ui/registry/registryColumn';
import { densityChosen, selectDensity } from '../../shell/preferences/preferencesSlice';
import { SAVED_VIEWS } from '../../shell/preferences/registryPreferences';
import { useOpenRegistry } from './openRegistry';
import { savedQueryOf } from './registryQuery';

/** Change of a column's width per press, px. */
const WIDTH_STEP = 24;

/**
 * Settings for columns, density and saved views. With them the keyboard can do what needs a mouse in the table's head.
 */
export default function RegistrySettings({ onClose }: { onClose: () => void }) {
  const { setLayout } = useOpenRegistry();
  return (
    <Drawer
      side="right"
      label="Настройка таблицы"
      onClose={onClose}
      header={<b className="text-md wrap-anywhere">Настройка таблицы</b>}
    >
      <div className="registry-screen__drawer grid gap-5">
        <DensityChoice />
        <Columns />
        <Views />
      </div>
      <footer className="registry-screen__drawer-foot flex flex-wrap items-center justify-end gap-2 border-t bg-surface sticky">
        <Button variant="text" onClick={() => setLayout(NO_LAYOUT)}>
          Вернуть исходные столбцы
        </Button>
        <Button onClick={onClose}>Готово</Button>
      </footer>
    </Drawer>
  );
}

function DensityChoice() {
  const dispatch = useAppDispatch();
  const density = useAppSelector(selectDensity);
  return (
    <Segments
      label="Плотность"
      options={[
        { value: 'comfortable', label: 'Просторно' },
        { value: 'compact', label: 'Плотно' },
      ]}
      value={density}
      onChange={(chosen) => dispatch(densityChosen(chosen))}
    />
  );
}

function Columns() {
  const { columns, layout, setLayout, isList } = useOpenRegistry();
  const ordered = orderedColumns(columns, layout);
  const order = ordered.map(({ id }) => id);
  const seen = columns.filter((column) => isColumnShown(column, layout));
  const [dragged, setDragged] = useState<string>();
  const [announcement, setAnnouncement] = useState('');
  const drop = () => setDragged(undefined);
  const moveTo = (id: string, target: string | undefined) => {
    if (target === undefined || target === id || !order.includes(target)) return;
    setLayout(columnMoved(columns, layout, id, target));
    const name = columns.find((one) => one.id === id)?.header ?? '';
    setAnnouncement(`${name}: место ${order.indexOf(target) + 1} из ${order.length}`);
  };
  const drag = ({ clientX, clientY, buttons }: PointerEvent) => {
    if (dragged === undefined) return;
    if (buttons === 0) {
      drop();
      return;
    }
    const under = document
      .elementFromPoint(clientX, clientY)
      ?.closest<HTMLElement>('[data-column]');
    moveTo(dragged, under?.dataset['column']);
  };
  return (
    <fieldset className="grid grid-cols-1 content-start gap-6px">
      <legend className="registry-screen__filter-label text-13 font-normal text-muted">
        Столбцы, {seen.length} из {columns.length}
      </legend>
      <VisuallyHidden>
        <output>{announcement}</output>
      </VisuallyHidden>
      <ul
        className="grid grid-cols-1"
        onPointerMove={drag}
        onPointerUp={drop}
        onPointerCancel={drop}
        onPointerLeave={drop}
      >
        {ordered.map((column, index) => {
          const { id, header } = column;
          const isShown = seen.includes(column);
          const [before, after] = [order[index - 1], order[index + 1]];
          const width = layout.widths[id] ?? column.width ?? COLUMN_WIDTHS.usual;
          const move = (target: string | undefined) => moveTo(id, target);
          const widen = (steps: number) =>
            setLayout(columnWidened(layout, id, width + steps * WIDTH_STEP));
          const { narrowest, widest } = COLUMN_WIDTHS;
          const widths = [
            { icon: inwardsIcon, does: 'уже', isOff: width <= narrowest, onClick: () => widen(-1) },
            { icon: outwardsIcon, does: 'шире', isOff: width >= widest, onClick: () => widen(1) },
          ];
          // The list of a phone has no widths, and its names need the space.
          const tools = [
            { icon: angleUpIcon, does: 'раньше', isOff: !before, onClick: () => move(before) },
            { icon: angleDownIcon, does: 'позже', isOff: !after, onClick: () => move(after) },
            ...(isList ? [] : widths),
          ];
          return (
            <li
              key={id}
              data-column={id}
              className={classNames(
                'registry-screen__column flex items-center gap-1 min-h-40px',
                dragged === id &&
                  'registry-screen__column--dragged relative rounded bg-surface z-1 shadow-overlay',
              )}
            >
              <span
                className="registry-screen__grip flex-none"
                aria-hidden="true"
                onPointerDown={(event) => {
                  event.preventDefault();
                  setDragged(id);
                }}
              />
              <label className="registry-screen__choice flex items-center gap-2 min-h-touch-28">
                <Checkbox
                  checked={isShown}
                  disabled={isShown && seen.length === 1}
                  onChange={({ target }) =>
                    setLayout({ ...layout, shown: { ...layout.shown, [id]: target.checked } })
                  }
                />
                <span
                  className="registry-screen__column-name overflow-hidden text-ellipsis nowrap"
                  title={header}
                >
                  {header}
                </span>
              </label>
              <span className="flex flex-none">
                {tools.map(({ icon, does, isOff, onClick }, place) => (
                  <IconButton
                    key={does}
                    className={place < 2 ? undefined : 'registry-screen__width'}
                    icon={icon}
                    label={`${header}: ${does}`}
                    size="sm"
                    aria-disabled={isOff}
                    onClick={onClick}
                  />
                ))}
              </span>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

function Views() {
  const { query, view, layout, views, saveView, removeView } = useOpenRegistry();
  const id = useId();
  const [name, setName] = useState('');
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    const trimmed = name.trim();
    if (trimmed === '') return;
    saveView({ name: trimmed, query: savedQueryOf(query, view), layout });
    setName('');
  };
  return (
    <fieldset className="grid grid-cols-1 content-start gap-6px">
      <legend className="registry-screen__filter-label text-13 font-normal text-muted">
        Сохранённые виды
      </legend>
      <p className="text-muted">
        Запоминаются на этом устройстве: фильтры, порядок и столбцы, без текста поиска.
      </p>
      {views.length > 0 && (
        <ul className="grid grid-cols-1">
          {views.map((one) => (
            <li
              key={one.name}
              className="registry-screen__column flex items-center gap-1 min-h-40px"
            >
              <span
                className="registry-screen__column-name overflow-hidden text-ellipsis nowrap"
                title={one.name}
              >
                {one.name}
              </span>
              <IconButton
                icon={trashIcon}
                label={`Удалить вид «${one.name}»`}
                size="sm"
                onClick={() => removeView(one.name)}
              />
            </li>
          ))}
        </ul>
      )}
      <form className="grid justify-items-start gap-6px" onSubmit={save}>
        <label htmlFor={id}>Название вида</label>
        <TextInput
          id={id}
          value={name}
          maxLength={SAVED_VIEWS.longestName}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
        <Button
          type="submit"
          size="sm"
          variant="outlined"
          disabledReason={name.trim() === '' ? 'Назовите вид' : undefined}
        >
          Сохранить вид
        </Button>
      </form>
    </fieldset>
  );
}
