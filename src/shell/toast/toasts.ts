import { useMemo } from 'react';
import type { ToastMessage } from '../../ui/overlay/ToastHost';
import { addAppListener, useAppDispatch, type AppDispatch } from '../../session/appStore';
import {
  selectToasts,
  toastClosed,
  toastHeld,
  toastPressed,
  toastsCleared,
  toastShown,
} from './toastsSlice';

interface Offer extends NonNullable<ToastMessage['button']> {
  onPress: () => void;
  /** Called when the pointer or the focus enters the toast (true) or leaves it. */
  onHold?: (isHeld: boolean) => void;
  /** Called when the toast was closed or displaced by newer toasts. */
  onClose?: () => void;
}

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

/** Returns functions that show toasts: `success('Заявка отправлена')`. */
export function toastsOf(dispatch: AppDispatch) {
  return {
    success: (text: string) => void dispatch(toastShown({ tone: 'success', text })),
    info: (text: string) => void dispatch(toastShown({ tone: 'info', text })),
    error: (text: string) => void dispatch(toastShown({ tone: 'error', text })),
    /** Shows a toast with a button; returns its id. The toast stays until it is closed or pressed. */
    offer: (text: string, button: Offer): string => dispatch(offer(text, button)),
    close: (id: string) => void dispatch(toastClosed(id)),
  };
}

export function useToast() {
  const dispatch = useAppDispatch();
  return useMemo(() => toastsOf(dispatch), [dispatch]);
}
