import './ToastLayer.css';
import { useSyncExternalStore } from 'react';
import { ToastHost } from '../../ui/overlay/ToastHost';
import { toast } from './toasts';

/** Shows the cabinet's messages; part of the lazily loaded cabinet layout. */
export function ToastLayer() {
  const messages = useSyncExternalStore(toast.subscribe, toast.messages);
  return <ToastHost messages={messages} onDismiss={toast.dismiss} />;
}
