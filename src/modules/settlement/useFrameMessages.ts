import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isFromFrame, readFrameMessage, type FrameMessage } from './frameMessage';

/** Tells what the page in the frame says; everything else that arrives is ignored (rule T3). */
export function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
  onMessage: (message: FrameMessage) => void,
): void {
  const onArrival = useEffectEvent((event: MessageEvent<unknown>) => {
    if (!isFromFrame(event, frame.current?.contentWindow, origin)) return;
    const message = readFrameMessage(event.data);
    if (message !== null) onMessage(message);
  });
  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => onArrival(event);
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, []);
}
