import './DateInput.css';
import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { IconButton } from '../../button/IconButton';
import { calendarIcon } from '../../icon/pageIcons';
import type { SheetProps } from '../../overlay/Sheet';
import { useBackCloses } from '../../overlay/useBackCloses';
import { Spinner } from '../../state/Spinner';
import { TextInput, type TextInputProps } from '../TextInput';
import type { DayCalendarProps } from './DayCalendar';

/** Distance of the popup to the field and to the edge of the window, px. */
const GAP = 4;
const EDGE = 8;

/** Returns true below 576 px, where the calendar is a bottom sheet. */
function isPhone(): boolean {
  return window.matchMedia?.('(max-width: 575.98px)').matches ?? false;
}

/** Returns false in older browsers, where a stylesheet positions the popup. */
function hasPopovers(): boolean {
  return 'showPopover' in document.documentElement;
}

/**
 * Shows a popover under its field; above it, if the space below is too small and smaller than above. Its position is
 * relative to the page, so that both scroll together.
 */
function placeBelow(popup: HTMLElement, field: HTMLElement): void {
  if (!hasPopovers()) return;
  popup.showPopover();
  const around = field.getBoundingClientRect();
  const { width, height } = popup.getBoundingClientRect();
  const page = document.documentElement;
  const roomBelow = page.clientHeight - around.bottom;
  const isBelow = roomBelow >= height + GAP || roomBelow >= around.top;
  const top = isBelow ? around.bottom + GAP : Math.max(EDGE, around.top - GAP - height);
  // The popover must not cover the gutter of the scroll bar.
  const right = Math.min(page.clientWidth, document.body.getBoundingClientRect().right);
  const left = Math.max(EDGE, Math.min(around.left, right - width - EDGE));
  popup.style.top = `${top + window.scrollY}px`;
  popup.style.left = `${left + window.scrollX}px`;
  popup.scrollIntoView({ block: 'nearest' });
}

/** Props of the native input that the date field sets itself or does not support. */
type OwnProps = 'type' | 'min' | 'max' | 'onBlur' | 'onKeyDown' | 'disabled';

export interface DateInputProps extends Omit<TextInputProps, OwnProps>, DayCalendarProps {
  /** Name of the field, added to «Календарь» in the accessible name, because a page may have several calendars. */
  label: string;
  /** Called when the focus leaves the field and its calendar. */
  onLeave?: (() => void) | undefined;
}

type Loaded =
  | { Calendar: ComponentType<DayCalendarProps>; Sheet: ComponentType<SheetProps> }
  | 'failed'
  | undefined;

/**
 * A date field with a calendar, opened by the button or ↓. The typed text belongs to the surrounding form field. The
 * calendar loads on demand.
 */
export function DateInput({
  label,
  day,
  today,
  min,
  max,
  onChoose,
  onLeave,
  'data-analytics': mark,
  ...input
}: DateInputProps) {
  const [opened, setOpened] = useState<'popup' | 'sheet'>();
  const isOpen = opened !== undefined;
  const [loaded, setLoaded] = useState<Loaded>();
  const frame = useRef<HTMLDivElement>(null);
  const popupId = useId();

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = ({ target }: Event) => {
      const isInside = [frame.current, document.getElementById(popupId)].some(
        (part) => target instanceof Node && part?.contains(target),
      );
      if (!isInside) setOpened(undefined);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen, popupId]);

  const load = () => {
    if (typeof loaded === 'object') return;
    setLoaded(undefined);
    Promise.all([import('./DayCalendar'), import('../../overlay/Sheet')]).then(
      ([{ DayCalendar }, { default: Sheet }]) => setLoaded({ Calendar: DayCalendar, Sheet }),
      () => setLoaded('failed'),
    );
  };
  const open = () => {
    setOpened(isPhone() ? 'sheet' : 'popup');
    load();
  };
  const closeToInput = () => {
    frame.current?.querySelector('input')?.focus();
    setOpened(undefined);
  };
  // A sheet handles «Назад» itself.
  const isPopup = opened === 'popup' || (isOpen && loaded === 'failed');
  useBackCloses(isPopup, closeToInput);
  const place = useCallback((popup: HTMLDialogElement | null) => {
    if (popup && frame.current) placeBelow(popup, frame.current);
  }, []);

  const content = (
    <div className="date-input__content">
      {loaded === undefined && <Spinner label="Загружаем календарь" />}
      {loaded === 'failed' && (
        <p role="alert" className="date-input__failure">
          Не удалось загрузить календарь. Введите дату с клавиатуры.
        </p>
      )}
      {loaded !== undefined && loaded !== 'failed' && (
        <loaded.Calendar
          day={day}
          today={today}
          min={min}
          max={max}
          onChoose={(chosen) => {
            onChoose(chosen);
            closeToInput();
          }}
        />
      )}
    </div>
  );

  return (
    <div
      ref={frame}
      role="presentation"
      className="date-input relative min-w-0 flex-1"
      data-analytics={mark}
      onBlur={({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
        const popup = document.getElementById(popupId);
        const isBack = popup?.contains(target) && frame.current?.contains(relatedTarget);
        if (isBack || popup?.contains(relatedTarget)) return;
        if (relatedTarget !== null) setOpened(undefined);
        onLeave?.();
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !isOpen) return;
        // Keeps the surrounding dialog open.
        event.preventDefault();
        event.stopPropagation();
        closeToInput();
      }}
    >
      <TextInput
        inputMode="numeric"
        placeholder="ДД.ММ.ГГГГ"
        maxLength={30}
        autoComplete="off"
        {...input}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          open();
        }}
      />
      <IconButton
        icon={calendarIcon}
        label={`Календарь: ${label}`}
        className="date-input__button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        {...(isOpen && { 'aria-controls': popupId })}
        // The focus stays in the field, so that no error about an empty field appears.
        onMouseDown={(event) => event.preventDefault()}
        onPointerDown={load}
        onFocus={load}
        onClick={isOpen ? closeToInput : open}
      />
      {opened === 'sheet' && loaded !== undefined && loaded !== 'failed' && (
        <loaded.Sheet id={popupId} title={label} onClose={closeToInput}>
          {content}
        </loaded.Sheet>
      )}
      {isPopup && (
        <dialog
          ref={place}
          id={popupId}
          aria-label={`Календарь: ${label}`}
          {...(hasPopovers() ? { popover: 'manual' } : { open: true })}
          className="date-input__popup text-default border absolute pad-0 shadow-overlay"
        >
          {content}
        </dialog>
      )}
    </div>
  );
}
