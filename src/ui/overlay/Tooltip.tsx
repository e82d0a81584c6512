import './Tooltip.css';
import {
  cloneElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactElement,
} from 'react';
import { classNames } from '../classNames';

type TooltipSide = 'top' | 'bottom' | 'right';

interface Size {
  width: number;
  height: number;
}

interface Box extends Size {
  left: number;
  top: number;
}

/** Distance from the edge of the window, px. */
const EDGE = 8;

const clamp = (value: number, limit: number) => Math.max(EDGE, Math.min(value, limit - EDGE));

/**
 * Where the bubble goes: on the wanted side of the control, on the opposite one if it would leave the
 * window, and never over the window's edge. All numbers are CSS pixels from the window's corner.
 */
export function placeTooltip(
  control: Box,
  bubble: Size,
  side: TooltipSide,
  viewport: Size,
): { left: number; top: number } {
  const middle = control.left + control.width / 2 - bubble.width / 2;
  const above = control.top - bubble.height;
  const below = control.top + control.height;
  const beside = control.left + control.width;
  if (side === 'right' && beside + bubble.width <= viewport.width) {
    const top = control.top + control.height / 2 - bubble.height / 2;
    return { left: beside, top: clamp(top, viewport.height - bubble.height) };
  }
  const fitsAbove = above >= 0;
  const fitsBelow = below + bubble.height <= viewport.height;
  const goAbove = side === 'top' ? fitsAbove || !fitsBelow : !fitsBelow && fitsAbove;
  return {
    left: clamp(middle, viewport.width - bubble.width),
    top: goAbove ? above : below,
  };
}

export interface TooltipProps {
  text: string;
  side?: TooltipSide | undefined;
  /** The text only repeats the accessible name of the control: shown, not spoken twice. */
  visualOnly?: boolean | undefined;
  /** Takes a line of its own, as the control does. */
  block?: boolean | undefined;
  /** One focusable element. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

/**
 * A hint beside a control on hover and on focus. It can be hovered itself, and Escape closes it
 * (WCAG 2.2, 1.4.13). PrimeReact's own is hidden from screen readers exactly while it is visible.
 */
export function Tooltip({
  text,
  side = 'top',
  visualOnly = false,
  block = false,
  children,
}: TooltipProps) {
  const id = useId();
  const target = useRef<HTMLSpanElement>(null);
  const [visible, setVisible] = useState(false);

  useEffect(() => {
    if (!visible) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setVisible(false);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [visible]);

  return (
    <span
      ref={target}
      className={classNames('tooltip-target', block && 'tooltip-target--block')}
      onPointerEnter={() => setVisible(true)}
      onPointerLeave={() => setVisible(false)}
      onFocus={(event) => setVisible(event.target.matches(':focus-visible'))}
      onBlur={() => setVisible(false)}
    >
      {cloneElement(children, visible && !visualOnly ? { 'aria-describedby': id } : {})}
      {visible && <Bubble key={text} id={id} text={text} side={side} target={target} />}
    </span>
  );
}

interface BubbleProps {
  id: string;
  text: string;
  side: TooltipSide;
  target: { readonly current: HTMLElement | null };
}

// A popover stands in the top layer, so it is never cut off, and yet stays inside its landmark. The
// pointer over it still counts as over the target.
function Bubble({ id, text, side, target }: BubbleProps) {
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const control = target.current?.firstElementChild;
    if (!control || !bubble.current) return;
    if ('showPopover' in bubble.current) bubble.current.showPopover();
    const { left, top } = placeTooltip(
      control.getBoundingClientRect(),
      bubble.current.getBoundingClientRect(),
      side,
      { width: document.documentElement.clientWidth, height: window.innerHeight },
    );
    bubble.current.style.left = `${left}px`;
    bubble.current.style.top = `${top}px`;
  }, [side, target]);
  return (
    <div ref={bubble} id={id} role="tooltip" popover="manual" className="tooltip">
      <span className="tooltip__text">{text}</span>
    </div>
  );
}
