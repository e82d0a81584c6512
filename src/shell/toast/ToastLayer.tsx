import { ToastHost } from '../../ui/overlay/ToastHost';
import { useAppDispatch, useAppSelector } from '../../session/appStore';
import { selectToasts, toastClosed, toastHeld, toastPressed } from './toastsSlice';

/** Shows the toasts of the cabinet; part of the lazy layout. */
export function ToastLayer() {
  const dispatch = useAppDispatch();
  return (
    <ToastHost
      messages={useAppSelector(selectToasts)}
      onPress={(id) => dispatch(toastPressed(id))}
      onHold={(id, isHeld) => dispatch(toastHeld({ id, isHeld }))}
      onDismiss={(id) => dispatch(toastClosed(id))}
    />
  );
}
