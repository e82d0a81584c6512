import './ToastLayer.css';
import { ToastHost } from '../../ui/overlay/ToastHost';
import { classNames } from '../../ui/classNames';
import { useAppDispatch, useAppSelector } from '../../session/appStore';
import { useOnline } from '../offline/onlineStatus';
import { selectToasts, toastClosed, toastHeld, toastPressed } from './toastsSlice';

/** Shows the cabinet's messages; part of the lazily loaded cabinet layout. */
export function ToastLayer() {
  const toasts = useAppSelector(selectToasts);
  const dispatch = useAppDispatch();
  const online = useOnline();
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
  return (
    <ToastHost
      messages={messages}
      onDismiss={(id) => dispatch(toastClosed(id))}
      className={classNames('toast-layer', !online && 'toast-layer--below-banner')}
    />
  );
}
