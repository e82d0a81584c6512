import './ToastHost.css';
import '../prime/forgetDrawn';
import { Toast, type ToastMessage as PrimeMessage } from 'primereact/toast';
import { useEffect, useRef, type FocusEvent, type PointerEvent } from 'react';
import { eachOnce } from '../../lib/eachOnce';
import { Button } from '../button/Button';
import { classNames } from '../classNames';
import { Icon, type IconDrawing } from '../icon/Icon';
import { checkCircleIcon } from '../icon/frameIcons';
import { exclamationCircleIcon, infoCircleIcon } from '../icon/signInIcons';

export interface ToastMessage {
  id: string;
  tone: 'success' | 'info' | 'error';
  text: string;
  /** A button; its message stays until it is gone from `messages`. */
  action?: {
    label: string;
    keys?: string;
    press: () => void;
    /** The pointer or the focus came to the message (true), or left it. */
    onHold: (isHeld: boolean) => void;
  };
}

export interface ToastHostProps {
  /** Everything said so far, oldest first; each message is shown once. */
  messages: readonly ToastMessage[];
  /** The message left the screen: its time ran out, or it was closed. */
  onDismiss: (id: string) => void;
  /** Says where the messages stand. */
  className?: string | undefined;
}

/** Specification, section 9: 3000 ms. An error stays until it is closed. */
const LIFE = 3000;

const ICON: Record<ToastMessage['tone'], IconDrawing> = {
  success: checkCircleIcon,
  info: infoCircleIcon,
  error: exclamationCircleIcon,
};

/** Handlers that call `onHold` while the pointer or the focus is in the message: its time stops. */
function holding({ onHold }: NonNullable<ToastMessage['action']>) {
  const held = { byPointer: false, byFocus: false };
  const hold = (change: Partial<typeof held>) => {
    Object.assign(held, change);
    onHold(held.byPointer || held.byFocus);
  };
  return {
    // A finger that has gone leaves no pointer behind.
    onPointerEnter: ({ pointerType }: PointerEvent) =>
      pointerType !== 'touch' && hold({ byPointer: true }),
    onPointerLeave: () => hold({ byPointer: false }),
    onFocus: () => hold({ byFocus: true }),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      currentTarget.contains(relatedTarget) || hold({ byFocus: false }),
  };
}

function primeMessage({ id, tone, text, action }: ToastMessage): PrimeMessage {
  return {
    severity: tone,
    summary: text,
    detail: action && (
      <Button
        variant="text"
        size="sm"
        className="toast__action"
        aria-keyshortcuts={action.keys}
        onClick={action.press}
      >
        {action.label}
      </Button>
    ),
    icon: <Icon drawing={ICON[tone]} className="toast__icon" />,
    sticky: tone === 'error' || action !== undefined,
    life: LIFE,
    pt: {
      root: {
        // Success does not interrupt what is being read aloud; an error does.
        ...(tone !== 'error' && { role: 'status', 'aria-live': 'polite' as const }),
        ...(action && holding(action)),
      },
    },
    // The last one: PrimeReact compares messages from their last field on.
    id,
  };
}

/** Messages in the corner of the screen. Hovering keeps a message; the shell owns the queue. */
export function ToastHost({ messages, onDismiss, className }: ToastHostProps) {
  const toast = useRef<Toast>(null);
  const shown = useRef<ReadonlySet<string>>(new Set());
  /** Messages with a button that are on the screen. */
  const offered = useRef(new Map<string, PrimeMessage>());

  useEffect(() => {
    const fresh = eachOnce(messages.filter(({ id }) => !shown.current.has(id)));
    shown.current = new Set(messages.map(({ id }) => id));
    for (const [id, drawn] of offered.current) {
      if (shown.current.has(id)) continue;
      offered.current.delete(id);
      toast.current?.remove(drawn);
    }
    const drawn = fresh.map(primeMessage);
    for (const [at, { id, action }] of fresh.entries()) {
      const message = drawn[at];
      if (action && message) offered.current.set(id, message);
    }
    if (drawn.length > 0) toast.current?.show(drawn);
  }, [messages]);

  return (
    <Toast
      ref={toast}
      className={classNames('toast', className)}
      // There before its messages: a polite region that comes along with its words is not read.
      aria-live="polite"
      aria-relevant="additions"
      position="top-right"
      onRemove={(message) => {
        const { id } = Array.isArray(message) ? message[0] : message;
        if (typeof id !== 'string') return;
        offered.current.delete(id);
        onDismiss(id);
      }}
    />
  );
}
