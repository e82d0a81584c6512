import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

/** A press of so many milliseconds is a long one. */
const LONG_MS = 400;

/** A finger that moves further, in pixels, scrolls. */
const MOVE = 10;

/** Handlers of an element in which a finger can be held down; `onHold` hears what it is held on. */
export function useLongPress(onHold: ((target: Element) => void) | undefined) {
  const start = useRef<{ x: number; y: number; timer: ReturnType<typeof setTimeout> }>(undefined);
  // What the browser makes of the same press is no click, and opens no menu of its own.
  const isHeld = useRef(false);
  const stop = () => {
    clearTimeout(start.current?.timer);
    start.current = undefined;
  };
  useEffect(() => () => clearTimeout(start.current?.timer), []);
  const refuse = (event: MouseEvent) => {
    if (!isHeld.current) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    onPointerDown: ({ target, pointerType, clientX: x, clientY: y }: PointerEvent) => {
      stop();
      isHeld.current = false;
      if (!onHold || pointerType === 'mouse' || !(target instanceof Element)) return;
      const timer = setTimeout(() => {
        isHeld.current = true;
        onHold(target);
      }, LONG_MS);
      start.current = { x, y, timer };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = start.current ?? { x: clientX, y: clientY };
      if (Math.hypot(clientX - x, clientY - y) > MOVE) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu: refuse,
    onClickCapture: refuse,
  };
}
