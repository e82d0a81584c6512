import './PublicMessages.css';
import { useSyncExternalStore } from 'react';
import { Button } from '../../ui/button/Button';
import { Note } from '../../ui/state/Note';
import { toast } from './toasts';

/** Takes a message away. The focus must not fall off the page with its button. */
function close(id: string): void {
  document.querySelector('main')?.focus({ preventScroll: true });
  toast.dismiss(id);
}

/**
 * What went wrong after its page was left, on pages without PrimeReact: each message stays until it is
 * closed. Native elements only, and a part of the first visit: what can't be sent for want of a
 * network could not be loaded either.
 */
export function PublicMessages() {
  const messages = useSyncExternalStore(toast.subscribe, toast.messages, toast.messages);
  const failures = messages.filter(({ tone }) => tone === 'error');
  return failures.map(({ id, text }) => (
    <Note
      key={id}
      tone="danger"
      live
      className="public-message"
      action={
        <Button variant="outlined" onClick={() => close(id)}>
          Закрыть
        </Button>
      }
    >
      {text}
    </Note>
  ));
}
