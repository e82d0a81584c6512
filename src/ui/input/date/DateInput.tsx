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
import { calendarIcon } from '../../icon/drawings/calendarIcon';
import { useBackCloses } from '../../overlay/useBackCloses';
import { Spinner } from '../../state/Spinner';
import { TextInput, type TextInputProps } from '../TextInput';
import type { DayCalendarProps } from './DayCalendar';
import { hasPopovers, placeBelow } from './placeBelow';

export interface DateInputProps
  extends Omit<TextInputProps, 'type' | 'min' | 'max' | 'onBlur'>, DayCalendarProps {
  /** Spoken after «Календарь»: a page has several. */
  label: string;
  /** The focus left the field and its calendar. */
  onLeave?: (() => void) | undefined;
}

type Loaded = { Calendar: ComponentType<DayCalendarProps> } | 'failed' | undefined;

/**
 * A day that is typed, or chosen in a calendar under it: by the button or ↓. The text belongs to the
 * field around. The calendar is loaded when it is opened for the first time.
 */
export function DateInput({
  label,
  day,
  today,
  min,
  max,
  onChoose,
  onKeyDown,
  onLeave,
  'data-analytics': mark,
  ...input
}: DateInputProps) {
  const [isOpen, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<Loaded>();
  const frame = useRef<HTMLDivElement>(null);
  const popupId = useId();

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !frame.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  const open = () => {
    setOpen(true);
    if (loaded !== undefined && loaded !== 'failed') return;
    setLoaded(undefined);
    import('./DayCalendar').then(
      ({ DayCalendar }) => setLoaded({ Calendar: DayCalendar }),
      () => setLoaded('failed'),
    );
  };
  const closeToInput = () => {
    frame.current?.querySelector('input')?.focus();
    setOpen(false);
  };
  useBackCloses(isOpen, closeToInput);
  const place = useCallback((popup: HTMLDialogElement | null) => {
    if (!popup || !frame.current) return;
    placeBelow(popup, frame.current);
    // A calendar that was there at once could not take the focus before it was shown.
    popup.querySelector<HTMLElement>('td[tabindex="0"]')?.focus();
  }, []);

  return (
    <div
      ref={frame}
      role="presentation"
      className="date-input"
      data-analytics={mark}
      onBlur={({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
        const popup = document.getElementById(popupId);
        const isBack = popup?.contains(target) && frame.current?.contains(relatedTarget);
        if (isBack || popup?.contains(relatedTarget)) return;
        if (relatedTarget !== null) setOpen(false);
        onLeave?.();
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !isOpen) return;
        // The dialog around stays open.
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
          onKeyDown?.(event);
          if (event.key !== 'ArrowDown' || input.disabled === true) return;
          event.preventDefault();
          open();
        }}
      />
      <IconButton
        icon={calendarIcon}
        label={`Календарь: ${label}`}
        className="date-input__button"
        disabled={input.disabled}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        {...(isOpen && { 'aria-controls': popupId })}
        // A press leaves the focus in the field, which then says nothing of being empty.
        onMouseDown={(event) => event.preventDefault()}
        onClick={isOpen ? closeToInput : open}
      />
      {isOpen && (
        <dialog
          ref={place}
          id={popupId}
          aria-label={`Календарь: ${label}`}
          {...(hasPopovers() ? { popover: 'manual' } : { open: true })}
          className="date-input__popup"
        >
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
        </dialog>
      )}
    </div>
  );
}
