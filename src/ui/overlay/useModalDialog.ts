import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { useBackCloses } from './useBackCloses';

/**
 * Shows a `<dialog>` over the page while `open`: the native modal dialog keeps the focus inside, makes
 * the page behind inert and gives the focus back. Escape, a click beside it and «Назад» close it.
 */
export function useModalDialog(
  ref: RefObject<HTMLDialogElement | null>,
  open: boolean,
  onClose: () => void,
): void {
  const requestClose = useEffectEvent(onClose);
  useBackCloses(open, onClose);

  // A layout effect: the dialog must still be in the page when it closes, or it can't return the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null || !open) return undefined;
    const onCancel = (event: Event) => {
      // A file field inside has an event of the same name.
      if (event.target !== dialog) return;
      event.preventDefault();
      requestClose();
    };
    // A click outside the panel lands on the backdrop, which belongs to the dialog element itself.
    const onClick = (event: Event) => {
      if (event.target === dialog) requestClose();
    };
    dialog.addEventListener('cancel', onCancel);
    dialog.addEventListener('click', onClick);
    dialog.showModal();
    return () => {
      dialog.removeEventListener('cancel', onCancel);
      dialog.removeEventListener('click', onClick);
      dialog.close();
    };
  }, [ref, open]);
}
