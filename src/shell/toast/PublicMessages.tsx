import './PublicMessages.css';
import { useAppDispatch, useAppSelector } from '../../session/appStore';
import { Button } from '../../ui/button/Button';
import { Note } from '../../ui/state/Note';
import { selectToasts, toastClosed } from './toastsSlice';

/**
 * Failures that arrive after their page was left, on pages without PrimeReact: each message stays until it
 * is closed. Native elements only, and a part of the first visit: without a network nothing more could be
 * loaded.
 */
export function PublicMessages() {
  const dispatch = useAppDispatch();
  /** Takes a message away. The focus must not fall off the page with its button. */
  const close = (id: string) => {
    document.querySelector('main')?.focus({ preventScroll: true });
    dispatch(toastClosed(id));
  };
  const failures = useAppSelector(selectToasts).filter(({ tone }) => tone === 'error');
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
