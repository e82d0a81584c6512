/** A short message over the page. How long each tone stays is up to the layer that shows it. */
export interface ToastMessage {
  id: string;
  tone: 'success' | 'info' | 'error';
  text: string;
  /** With a button the message stays until it is dismissed: its owner watches the time. */
  action?: ToastAction;
}

/** The button of a message. */
export interface ToastAction {
  label: string;
  /** Keys that do the same, as `aria-keyshortcuts` writes them. */
  keys?: string;
  press: () => void;
  /** The pointer or the focus came to the message (true), or left it. */
  onHold: (isHeld: boolean) => void;
  /** The message was closed, or newer ones have pushed it out. */
  onClose: () => void;
}

/** The most messages that are kept; older ones are dropped. */
const MOST_MESSAGES = 10;

/** Short messages: any code adds them, one layer shows them. */
export interface ToastQueue {
  success: (text: string) => void;
  info: (text: string) => void;
  error: (text: string) => void;
  /** Says what can still be changed; returns the id of the message, for `withdraw`. */
  offer: (text: string, action: ToastAction) => string;
  /**
   * Says something with a button. It stays until it is closed or its button is pressed, or for `lifeMs`
   * where it would cover what the person goes on with.
   */
  remind: (text: string, label: string, onPress?: () => void, lifeMs?: number) => void;
  /** What was said and not dismissed, oldest first; also from before there was a layer. */
  messages: () => readonly ToastMessage[];
  /** The person or its time has closed a message. */
  dismiss: (id: string) => void;
  /** Takes a message away without a word to its owner. */
  withdraw: (id: string) => void;
  clear: () => void;
  /** Calls back on every change of `messages`; the returned function stops it. */
  subscribe: (onChange: () => void) => () => void;
}

/** An empty queue; messages wait in it until a layer shows them. */
export function createToastQueue(): ToastQueue {
  let messages: readonly ToastMessage[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();

  const change = (next: readonly ToastMessage[]) => {
    messages = next;
    for (const listener of listeners) listener();
  };
  const add = (message: Omit<ToastMessage, 'id'>) => {
    lastId += 1;
    const id = String(lastId);
    const all = [...messages, { id, ...message }];
    const pushedOut = all.slice(0, -MOST_MESSAGES);
    change(all.slice(-MOST_MESSAGES));
    for (const { action } of pushedOut) action?.onClose();
    return id;
  };
  const say = (tone: ToastMessage['tone'], text: string) => void add({ tone, text });
  const withdraw = (id: string) => {
    if (messages.some((message) => message.id === id)) {
      change(messages.filter((message) => message.id !== id));
    }
  };

  return {
    success: (text) => say('success', text),
    info: (text) => say('info', text),
    error: (text) => say('error', text),
    offer: (text, action) => add({ tone: 'info', text, action }),
    remind(text, label, onPress, lifeMs) {
      const press = () => {
        withdraw(id);
        onPress?.();
      };
      const id = add({ tone: 'info', text, action: { label, press, onHold() {}, onClose() {} } });
      if (lifeMs !== undefined) setTimeout(withdraw, lifeMs, id);
    },
    messages: () => messages,
    dismiss(id) {
      const closed = messages.find((message) => message.id === id);
      withdraw(id);
      closed?.action?.onClose();
    },
    withdraw,
    clear: () => change([]),
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/** The cabinet's messages: `toast.success('Заявка отправлена')`. */
export const toast = createToastQueue();
