import './Palette.css';
import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../domain/paths';
import { countOf } from '../../lib/countOf';
import { classNames } from '../../ui/classNames';
import { Button } from '../../ui/button/Button';
import { IconButton } from '../../ui/button/IconButton';
import { searchIcon, timesIcon } from '../../ui/icon/frameIcons';
import { arrowLeftIcon } from '../../ui/icon/pageIcons';
import { Icon } from '../../ui/icon/Icon';
import { Layer } from '../../ui/overlay/Layer';
import { EmptyState } from '../../ui/state/EmptyState';
import { StatusBadge } from '../../ui/value/StatusBadge';
import type { ModalContentProps } from '../modal/modalContent';
import { isKnownPath } from '../modules/registry';
import { useBreakpoint } from '../screen/breakpoints';
import { markedParts, partsInSight } from './match';
import type { PaletteGroup, PaletteOption } from './paletteGroups';
import { usePalette } from './usePalette';

function Marked({ text, query }: { text: string; query: string }) {
  const { mobile } = useBreakpoint();
  const parts = markedParts(text, query);
  return (mobile ? partsInSight(parts) : parts).map((part) =>
    part.isMatch ? <mark key={part.at}>{part.text}</mark> : part.text,
  );
}

interface OptionProps {
  option: PaletteOption;
  query: string;
  id: string;
  isChosen: boolean;
  onPoint: () => void;
  onChoose: (event: MouseEvent) => void;
}

/** An option of the list. It is no link, because the focus stays in the field, which names the active option. */
function Option({
  option: { look, row, icon },
  query,
  id,
  isChosen,
  onPoint,
  onChoose,
}: OptionProps) {
  return (
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      className={classNames(
        'palette__option flex items-center gap-3 min-h-40px rounded cursor-pointer',
        `palette__option--${look}`,
      )}
      onMouseMove={onPoint}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {look !== 'head' && <Icon drawing={icon} className="palette__icon text-muted" />}
      <span className="palette__text flex flex-1 items-baseline min-w-0 gap-10px">
        <span className="palette__title flex-initial min-w-0 overflow-hidden text-ellipsis nowrap">
          <Marked text={row.title} query={look === 'row' ? query : ''} />
        </span>
        {row.detail && (
          <span className="palette__detail flex-initial min-w-0 overflow-hidden text-muted text-ellipsis nowrap">
            <Marked text={row.detail} query={query} />
          </span>
        )}
      </span>
      {row.value && <span className="palette__value flex-none nowrap">{row.value}</span>}
      {row.status && (
        <span className="flex-none phone-hidden">
          <StatusBadge tone={row.status.tone} label={row.status.label} />
        </span>
      )}
    </div>
  );
}

/** The keys of the palette; hidden on a phone. */
function KeyHints() {
  return (
    <div
      className="palette__keys flex flex-none gap-5 items-center text-muted text-xs phone-hidden border-t bg-sunken mt-auto"
      aria-hidden="true"
    >
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> выбрать
      </span>
      <span>
        <kbd>Enter</kbd> открыть
      </span>
      <span>
        <kbd>Ctrl</kbd> <kbd>Enter</kbd> в новой вкладке
      </span>
      <span className="ms-auto">
        <kbd>Esc</kbd> закрыть
      </span>
    </div>
  );
}

const countFound = (groups: readonly PaletteGroup[]) =>
  groups.reduce((sum, { total }) => sum + total, 0);

/** Returns the summary of the search; screen readers announce it. */
function summaryOf(text: string, groups: readonly PaletteGroup[], isSearching: boolean): string {
  if (text.trim() === '') return '';
  if (isSearching) return 'Ищем…';
  const count = countFound(groups);
  return count === 0 ? 'Ничего нет' : countOf(count, 'совпадение', 'совпадения', 'совпадений');
}

/** The palette: finds sections, actions, records by number, and help texts. */
export default function Palette({ close }: ModalContentProps<object>) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  // Focuses the field on mount, because the user may already be typing.
  const takeField = useCallback((input: HTMLInputElement | null) => {
    field.current = input;
    input?.focus();
  }, []);
  const listId = useId();
  const onClose = () => close();
  const go = (to: string) => {
    leaveFor(to);
    close();
    void navigate(to);
  };
  const { text, groups, isSearching, registry, type, leaveFor } = usePalette({ onAll: go });
  const options = groups.flatMap((group) => group.options);
  const [pointed, setPointed] = useState<string | null>(null);
  const chosen = options.find(({ id }) => id === pointed) ?? options[0];
  const idOf = (option: PaletteOption) => `${listId}-${options.indexOf(option)}`;
  const chosenId = chosen && idOf(chosen);

  useEffect(() => {
    if (chosenId !== undefined)
      document.getElementById(chosenId)?.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);

  const write = (typed: string) => {
    setPointed(null);
    type(typed);
  };
  const choose = ({ to, run, look }: PaletteOption, inNewTab: boolean) => {
    if (to !== undefined) {
      if (inNewTab) window.open(to, '_blank', 'noopener');
      else go(to);
      return;
    }
    run();
    // A row closes the palette; an option that changes the list does not.
    if (look === 'row') close();
    else field.current?.focus();
  };
  const move = (step: number) => {
    const place = chosen ? options.indexOf(chosen) : -1;
    const next = options[(place + step + options.length) % options.length];
    if (next) setPointed(next.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter may confirm an IME composition.
    if (event.nativeEvent.isComposing) return;
    const isDown = event.key === 'ArrowDown';
    if (isDown || event.key === 'ArrowUp') move(isDown ? 1 : -1);
    else if (event.key === 'Enter' && chosen) choose(chosen, event.ctrlKey || event.metaKey);
    else return;
    event.preventDefault();
  };

  const isEmpty = options.length === 0 && !isSearching && text.trim() !== '';
  return (
    <Layer side="top" className="palette" label="Найти или перейти" onClose={onClose}>
      <div className="palette__head flex flex-none items-center gap-3 border-b">
        <IconButton
          icon={arrowLeftIcon}
          label="Закрыть"
          className="palette__back"
          onClick={onClose}
        />
        <Icon drawing={searchIcon} className="text-muted phone-hidden" />
        <input
          ref={takeField}
          className="palette__field flex-1 min-w-0 text-md border-0 pad-0 h-full"
          type="text"
          role="combobox"
          aria-label="Что найти"
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-activedescendant={chosenId}
          placeholder="Номер, ИНН, покупатель, раздел или действие"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={200}
          value={text}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <output className="flex-none text-muted phone-visually-hidden">
          {summaryOf(text, groups, isSearching)}
        </output>
        <kbd className="phone-hidden" aria-hidden="true">
          Esc
        </kbd>
        {text !== '' && (
          <IconButton
            icon={timesIcon}
            label="Стереть"
            className="palette__clear"
            onClick={() => {
              write('');
              field.current?.focus();
            }}
          />
        )}
      </div>
      <div
        id={listId}
        role="listbox"
        aria-label="Найденное"
        className={classNames('palette__list flex-1 min-h-0', isEmpty && 'hidden')}
      >
        {groups.map((group) => (
          <div
            // A new text creates new elements instead of reusing the old rows.
            key={`${group.id} ${group.foundFor ?? ''}`}
            role="group"
            aria-label={group.title}
            className="palette__group relative"
          >
            <div className="palette__heading text-muted text-13 font-semibold" aria-hidden="true">
              {group.title}
            </div>
            {group.options.map((option) => (
              <Option
                key={option.id}
                option={option}
                query={text}
                id={idOf(option)}
                isChosen={option === chosen}
                onPoint={() => setPointed(option.id)}
                onChoose={(event) => choose(option, event.ctrlKey || event.metaKey)}
              />
            ))}
          </div>
        ))}
      </div>
      {isEmpty && (
        <EmptyState
          drawing="find"
          framed={false}
          title={`По запросу «${text.trim()}» ничего нет`}
          action={
            <div className="flex flex-wrap gap-2 justify-center">
              {registry && (
                <Button variant="outlined" onClick={() => go(registry.all(text.trim()))}>
                  {`Искать в разделе «${registry.title}»`}
                </Button>
              )}
              {isKnownPath(paths.help) && (
                <Button variant="text" onClick={() => go(paths.help)}>
                  Написать в поддержку
                </Button>
              )}
            </div>
          }
        >
          Проверьте номер. Искать можно по номеру документа, ИНН, названию, городу и сумме.
        </EmptyState>
      )}
      <KeyHints />
    </Layer>
  );
}
