import './ToastHost.css';
import '../prime/forgetDrawn';
import { Toast, type ToastMessage as PrimeMessage } from 'primereact/toast';
import { useEffect, useRef } from 'react';
import { classNames } from '../classNames';
import { Icon } from '../icon/Icon';
import type { IconDrawing } from '../icon/iconDrawing';
import { newMessages } from './toastQueue';
import { checkCircleIcon } from '../icon/drawings/checkCircleIcon';
import { exclamationCircleIcon } from '../icon/drawings/exclamationCircleIcon';
import { infoCircleIcon } from '../icon/drawings/infoCircleIcon';

export interface ToastMessage {
  id: string;
  tone: 'success' | 'info' | 'error';
  text: string;
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

function primeMessage({ id, tone, text }: ToastMessage): PrimeMessage {
  return {
    id,
    severity: tone,
    summary: text,
    icon: <Icon drawing={ICON[tone]} className="toast__icon" />,
    sticky: tone === 'error',
    life: LIFE,
    // Success does not interrupt what is being read aloud; an error does.
    pt: { root: tone === 'error' ? {} : { role: 'status', 'aria-live': 'polite' } },
  };
}

/** Messages in the corner of the screen. Hovering keeps a message; the shell owns the queue. */
export function ToastHost({ messages, onDismiss, className }: ToastHostProps) {
  const toast = useRef<Toast>(null);
  const shown = useRef<ReadonlySet<string>>(new Set());

  useEffect(() => {
    const fresh = newMessages(messages, shown.current);
    shown.current = new Set(messages.map(({ id }) => id));
    if (fresh.length > 0) toast.current?.show(fresh.map(primeMessage));
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
        if (typeof id === 'string') onDismiss(id);
      }}
    />
  );
}
