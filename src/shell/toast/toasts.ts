import { useMemo } from 'react';
import { addAppListener, useAppDispatch, type AppDispatch } from '../../session/appStore';
import {
  selectToasts,
  toastClosed,
  toastHeld,
  toastPressed,
  toastsCleared,
  toastShown,
  type ToastButton,
} from './toastsSlice';

/** A button, and what follows of it. */
interface Offer extends ToastButton {
  onPress: () => void;
  /** The pointer or the focus came to the message (true), or left it. */
  onHold?: (isHeld: boolean) => void;
  /** The message was closed, or newer ones have pushed it out. */
  onClose?: () => void;
}

/** Thunk: says something with a button; returns the id of the message. */
function offer(text: string, { onPress, onHold, onClose, ...button }: Offer) {
  return (dispatch: AppDispatch): string => {
    const { id } = dispatch(toastShown({ tone: 'info', text, button })).payload;
    dispatch(
      addAppListener({
        predicate: (action, state) =>
          (toastHeld.match(action) && action.payload.id === id) ||
          !selectToasts(state).some((toast) => toast.id === id),
        effect: (action, { unsubscribe }) => {
          if (toastHeld.match(action)) {
            onHold?.(action.payload.isHeld);
            return;
          }
          unsubscribe();
          if (toastPressed.match(action)) onPress();
          else if (!toastsCleared.match(action)) onClose?.();
        },
      }),
    );
    return id;
  };
}

/** Short messages of a store: `success('Заявка отправлена')`. */
export function toastsOf(dispatch: AppDispatch) {
  return {
    success: (text: string) => void dispatch(toastShown({ tone: 'success', text })),
    info: (text: string) => void dispatch(toastShown({ tone: 'info', text })),
    error: (text: string) => void dispatch(toastShown({ tone: 'error', text })),
    /** Says something with a button. It stays until it is closed or pressed; returns its id. */
    offer: (text: string, button: Offer): string => dispatch(offer(text, button)),
    close: (id: string) => void dispatch(toastClosed(id)),
  };
}

/** Short messages over the page: any part says them, one layer shows them. */
export function useToast() {
  const dispatch = useAppDispatch();
  return useMemo(() => toastsOf(dispatch), [dispatch]);
}
