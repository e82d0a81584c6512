import { useEffect, useEffectEvent, useLayoutEffect, useRef, type PointerEvent } from 'react';
import type { PictureView } from './pictureView';

/** Share of the stage by which an arrow key moves the picture. */
const ARROW = 0.2;

/** Position of a pointer, px. */
interface Point {
  x: number;
  y: number;
}

/** Distance between two fingers, px. */
export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** Pixels of the wheel for one step of the zoom: half a notch of most mice. */
const STEP = 50;

/** Zoom steps of a wheel event, and the remaining pixels. */
interface WheelSteps {
  rest: number;
  tenths: number;
}

/**
 * Converts Ctrl + wheel into steps of zoom: small movements add up to a step, and one notch is at most one step.
 * Trackpads also send Ctrl + wheel for a pinch. `delta` is in px, negative for scrolling up.
 */
export function wheelSteps(rest: number, delta: number): WheelSteps {
  // A change of direction drops the remainder.
  const sum = Math.sign(rest) === Math.sign(delta) ? rest + delta : delta;
  if (Math.abs(sum) < STEP) return { rest: sum, tenths: 0 };
  return { rest: 0, tenths: -Math.sign(sum) };
}

interface StageOptions {
  view: PictureView;
  /** Zoom in tenths, any fraction. */
  onZoomTo: (tenths: number) => void;
}

/**
 * Handles the stage of a picture. It is a scrolled box, so that scroll bars, wheel and keys work natively; a pointer
 * can drag it, and two fingers or Ctrl + wheel zoom it.
 */
export function useStage({ view, onZoomTo }: StageOptions) {
  const stage = useRef<HTMLElement>(null);
  const pointers = useRef(new Map<number, Point>());
  const pinch = useRef<{ apart: number; tenths: number }>(undefined);
  const centre = useCentre(stage, view);
  useWheelZoom(stage, (tenths) => onZoomTo(view.tenths + tenths));

  const forget = ({ pointerId }: PointerEvent) => {
    pointers.current.delete(pointerId);
    pinch.current = undefined;
  };

  const onPointerMove = ({ pointerId, clientX: x, clientY: y }: PointerEvent) => {
    const before = pointers.current.get(pointerId);
    if (!before) return;
    pointers.current.set(pointerId, { x, y });
    const [one, other] = pointers.current.values();
    if (one && other) {
      const apart = distance(one, other);
      pinch.current ??= { apart, tenths: view.tenths };
      if (pinch.current.apart > 0) onZoomTo((pinch.current.tenths * apart) / pinch.current.apart);
    } else {
      scrollOn(stage.current, before.x - x, before.y - y);
    }
  };

  return {
    stage,
    handlers: {
      onScroll: centre.onScroll,
      onPointerDown: (event: PointerEvent) => {
        // The stage captures the pointer: a finger that leaves the stage still moves the picture. A press on a scroll
        // bar moves nothing.
        if (event.button !== 0 || event.target === stage.current) return;
        stage.current?.setPointerCapture(event.pointerId);
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      },
      onPointerMove,
      onPointerUp: forget,
      onPointerCancel: forget,
    },
    /** Moves the picture by an arrow key; returns false if the whole picture is visible along that direction. */
    move: (across: number, down: number): boolean => {
      const box = stage.current;
      if (!box) return false;
      const room =
        across === 0 ? box.scrollHeight - box.clientHeight : box.scrollWidth - box.clientWidth;
      if (room <= 0) return false;
      scrollOn(box, across * ARROW * box.clientWidth, down * ARROW * box.clientHeight);
      return true;
    },
  };
}

/** Scrolls by px; the browser stops at the ends. */
function scrollOn(box: HTMLElement | null, across: number, down: number): void {
  if (!box) return;
  box.scrollLeft += across;
  box.scrollTop += down;
}

/** Scrolls a point of the picture, given as shares of its size, to the middle of the stage. */
function lookAt(box: HTMLElement, across: number, down: number): void {
  box.scrollLeft = across * box.scrollWidth - box.clientWidth / 2;
  box.scrollTop = down * box.scrollHeight - box.clientHeight / 2;
}

/** Keeps the same point in the middle of the stage when the zoom changes. */
function useCentre(
  stage: { readonly current: HTMLElement | null },
  { turns, tenths }: PictureView,
) {
  const middle = useRef({ across: 0.5, down: 0.5, turns, tenths });
  useLayoutEffect(() => {
    const box = stage.current;
    if (!box) return;
    // A rotation changes the shape of the picture, so the view is centred again.
    if (middle.current.turns !== turns) middle.current = { across: 0.5, down: 0.5, turns, tenths };
    middle.current.tenths = tenths;
    lookAt(box, middle.current.across, middle.current.down);
  }, [stage, turns, tenths]);
  return {
    onScroll: () => {
      const box = stage.current;
      if (!box) return;
      middle.current = {
        ...middle.current,
        across: (box.scrollLeft + box.clientWidth / 2) / box.scrollWidth,
        down: (box.scrollTop + box.clientHeight / 2) / box.scrollHeight,
      };
    },
  };
}

/**
 * Zooms by the wheel with Ctrl or ⌘. React adds passive wheel listeners, but only a non-passive listener can prevent
 * the zoom of the page.
 */
function useWheelZoom(
  stage: { readonly current: HTMLElement | null },
  onSteps: (tenths: number) => void,
) {
  const rest = useRef(0);
  const turn = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    // Some browsers count lines, about 16 px each.
    const steps = wheelSteps(rest.current, event.deltaY * (event.deltaMode === 0 ? 1 : 16));
    rest.current = steps.rest;
    if (steps.tenths !== 0) onSteps(steps.tenths);
  });
  useEffect(() => {
    const box = stage.current;
    const listen = (event: WheelEvent) => turn(event);
    box?.addEventListener('wheel', listen, { passive: false });
    return () => box?.removeEventListener('wheel', listen);
  }, [stage]);
}
