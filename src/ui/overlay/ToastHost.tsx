import './ToastHost.css';
import { useEffect, useEffectEvent, useState, type FocusEvent, type PointerEvent } from 'react';
import { createPortal } from 'react-dom';
import { countOf } from '../../lib/countOf';
import { Button } from '../button/Button';
import { Icon, type IconDrawing } from '../icon/Icon';
import { checkCircleIcon, timesIcon } from '../icon/frameIcons';
import { exclamationCircleIcon, infoCircleIcon } from '../icon/signInIcons';

export interface ToastMessage {
  id: string;
  tone: 'success' | 'info' | 'error';
  text: string;
  /** Button of the message; with it, the message stays until it is removed from `messages`. */
  button?: {
    label: string;
    /** Shortcut of the button, in the format of `aria-keyshortcuts`. */
    keys?: string;
  };
}

export interface ToastHostProps {
  /** Messages that are not dismissed, oldest first. */
  messages: readonly ToastMessage[];
  onPress: (id: string) => void;
  /** Called with true while the pointer or the focus is on the message, with false once both have left. */
  onHold: (id: string, isHeld: boolean) => void;
  /** Called when the message expires or the user closes it; it then has to be removed from `messages`. */
  onDismiss: (id: string) => void;
}

/** Duration of a message in milliseconds, unless it is an error, has a button or is held. */
const LIFE = 3000;

const ICON: Record<ToastMessage['tone'], IconDrawing> = {
  success: checkCircleIcon,
  info: infoCircleIcon,
  error: exclamationCircleIcon,
};

/**
 * Returns handlers that call `onHold` with true while the pointer or the focus is on the message, and with false once
 * both have left. A held message does not expire.
 */
function useHolding(onHold: (isHeld: boolean) => void) {
  const [held] = useState({ byPointer: false, byFocus: false });
  const hold = (change: Partial<typeof held>) => {
    Object.assign(held, change);
    onHold(held.byPointer || held.byFocus);
  };
  return {
    // Ignores touch, because a tap would only hold the message until the finger is lifted.
    onPointerEnter: ({ pointerType }: PointerEvent) =>
      pointerType !== 'touch' && hold({ byPointer: true }),
    onPointerLeave: () => hold({ byPointer: false }),
    onFocus: () => hold({ byFocus: true }),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      currentTarget.contains(relatedTarget) || hold({ byFocus: false }),
  };
}

interface MessageProps extends Omit<ToastHostProps, 'messages'> {
  message: ToastMessage;
  isHeld: boolean;
  waiting: number;
}

function Message({
  message: { id, tone, text, button },
  isHeld,
  waiting,
  onPress,
  onHold,
  onDismiss,
}: MessageProps) {
  const stays = tone === 'error' || button !== undefined || isHeld;
  const dismiss = useEffectEvent(() => onDismiss(id));
  useEffect(() => {
    if (stays) return undefined;
    const timer = setTimeout(() => dismiss(), LIFE);
    return () => clearTimeout(timer);
  }, [stays]);
  return (
    <div
      // Success is announced politely; an error interrupts.
      role={tone === 'error' ? 'alert' : 'status'}
      aria-live={tone === 'error' ? 'assertive' : 'polite'}
      aria-atomic="true"
      className={`p-toast-message p-toast-message-${tone}`}
      {...useHolding((held) => onHold(id, held))}
    >
      <div className="p-toast-message-content">
        <Icon drawing={ICON[tone]} className="toast__icon" />
        <div className="p-toast-message-text">
          <span className="p-toast-summary">{text}</span>
          {button && (
            <div className="p-toast-detail">
              <Button
                variant="text"
                size="sm"
                className="toast__action"
                aria-keyshortcuts={button.keys}
                onClick={() => onPress(id)}
              >
                {button.label}
              </Button>
            </div>
          )}
          {waiting > 0 && (
            <small className="toast__waiting text-13">
              и ещё {countOf(waiting, 'сообщение', 'сообщения', 'сообщений')}
            </small>
          )}
        </div>
        <button
          type="button"
          className="p-toast-icon-close"
          aria-label="Закрыть"
          onClick={() => onDismiss(id)}
        >
          <Icon drawing={timesIcon} />
        </button>
      </div>
    </div>
  );
}

/**
 * Shows one message at a time: the latest, or the message with the pointer or the focus. The other messages wait; their
 * time begins when they are shown. The shell owns the queue.
 */
export function ToastHost({ messages, onHold, ...handlers }: ToastHostProps) {
  const [heldId, setHeldId] = useState<string>();
  const held = messages.find(({ id }) => id === heldId);
  const shown = held ?? messages.at(-1);
  return createPortal(
    // The region is rendered before its messages: a polite region is only announced if it existed before its text.
    <div aria-live="polite" aria-relevant="additions" className="p-toast p-component toast">
      {shown && (
        <Message
          key={shown.id}
          message={shown}
          isHeld={shown === held}
          waiting={messages.length - 1}
          {...handlers}
          onHold={(id, isHeld) => {
            setHeldId(isHeld ? id : undefined);
            onHold(id, isHeld);
          }}
        />
      )}
    </div>,
    document.body,
  );
}
