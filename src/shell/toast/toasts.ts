/** A short message over the page. How long each tone stays is up to the layer that shows it. */
export interface ToastMessage {
  id: string;
  tone: 'success' | 'info' | 'error';
  text: string;
}

/** Nobody reads more than this; older ones make room. */
const MOST_MESSAGES = 10;

/** Short messages: any code adds them, one layer shows them. */
export interface ToastQueue {
  success: (text: string) => void;
  info: (text: string) => void;
  error: (text: string) => void;
  /** What was said and not dismissed, oldest first; also from before there was a layer. */
  messages: () => readonly ToastMessage[];
  dismiss: (id: string) => void;
  clear: () => void;
  /** Calls back on every change of `messages`; the returned function stops it. */
  subscribe: (onChange: () => void) => () => void;
}

/** An empty queue; what is said before a layer is there waits in it. */
export function createToastQueue(): ToastQueue {
  let messages: readonly ToastMessage[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();

  const change = (next: readonly ToastMessage[]) => {
    messages = next;
    for (const listener of listeners) listener();
  };
  const say = (tone: ToastMessage['tone'], text: string) => {
    lastId += 1;
    change([...messages, { id: String(lastId), tone, text }].slice(-MOST_MESSAGES));
  };

  return {
    success: (text) => say('success', text),
    info: (text) => say('info', text),
    error: (text) => say('error', text),
    messages: () => messages,
    dismiss: (id) => change(messages.filter((message) => message.id !== id)),
    clear: () => change([]),
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/** The cabinet's messages: `toast.success('Заявка отправлена')`. */
export const toast = createToastQueue();
