import { ToastHost } from '../../ui/overlay/ToastHost';
import { useAppDispatch, useAppSelector } from '../../session/appStore';
import { selectToasts, toastClosed, toastHeld, toastPressed } from './toastsSlice';

/** Shows the toasts of the cabinet; part of the lazy layout. */
export function ToastLayer() {
  const toasts = useAppSelector(selectToasts);
  const dispatch = useAppDispatch();
  const messages = toasts.map(({ id, button, ...toast }) => ({
    id,
    ...toast,
    ...(button && {
      action: {
        ...button,
        press: () => void dispatch(toastPressed(id)),
        onHold: (isHeld: boolean) => void dispatch(toastHeld({ id, isHeld })),
      },
    }),
  }));
  return <ToastHost messages={messages} onDismiss={(id) => dispatch(toastClosed(id))} />;
}
