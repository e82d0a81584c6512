import './PublicMessages.css';
import { useAppDispatch, useAppSelector } from '../../session/appStore';
import { Button } from '../../ui/button/Button';
import { Note } from '../../ui/state/Note';
import { selectToasts, toastClosed } from './toastsSlice';

/**
 * The toasts of errors, on pages without PrimeReact. Each message stays until it is closed. The messages consist
 * of native elements and are part of the first visit, because without a network no file could be loaded.
 */
export function PublicMessages() {
  const dispatch = useAppDispatch();
  /** Removes a message and moves the focus to the page, because the focused button disappears. */
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
      className="public-message sticky z-1"
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
