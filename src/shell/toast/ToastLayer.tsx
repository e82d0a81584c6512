import './ToastLayer.css';
import { useSyncExternalStore } from 'react';
import { ToastHost } from '../../ui/overlay/ToastHost';
import { classNames } from '../../ui/classNames';
import { useOnline } from '../offline/onlineStatus';
import { toast } from './toasts';

/** Shows the cabinet's messages; part of the lazily loaded cabinet layout. */
export function ToastLayer() {
  const messages = useSyncExternalStore(toast.subscribe, toast.messages);
  const online = useOnline();
  return (
    <ToastHost
      messages={messages}
      onDismiss={toast.dismiss}
      className={classNames('toast-layer', !online && 'toast-layer--below-banner')}
    />
  );
}
