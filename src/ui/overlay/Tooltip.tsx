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
import { placeTooltip, type TooltipSide } from './placeTooltip';

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
