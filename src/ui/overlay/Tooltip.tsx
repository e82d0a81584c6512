import './Tooltip.css';
import {
  cloneElement,
  lazy,
  Suspense,
  useEffect,
  useId,
  useState,
  type ComponentType,
  type ReactElement,
  type SyntheticEvent,
} from 'react';
import type { BubbleProps, HintEvent } from './TooltipBubble';

// U3: the first hint loads PrimeReact's core. If it fails to load, no hint is shown.
const Bubble = lazy<ComponentType<BubbleProps>>(() =>
  import('./TooltipBubble').catch(() => ({ default: () => null })),
);

export interface TooltipProps extends Pick<BubbleProps, 'text' | 'side'> {
  /** True if the text repeats the accessible name of the control. The text is then not announced. */
  visualOnly?: boolean | undefined;
  /** True to take the full width of the line, as the control does. */
  block?: boolean | undefined;
  /** One focusable element. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

/** A tooltip on hover and on focus. The pointer may move onto it, and Escape closes it (WCAG 2.2, 1.4.13). */
export function Tooltip({ text, side, visualOnly = false, block = false, children }: TooltipProps) {
  const id = useId();
  const [event, setEvent] = useState<HintEvent | null>(null);
  const hide = () => setEvent(null);
  // PrimeReact ignores Escape while the pointer is over the tooltip.
  useEffect(() => {
    if (!event) return undefined;
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && setEvent(null);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [event]);
  const show = (originalEvent: SyntheticEvent) => {
    const control = originalEvent.currentTarget.firstElementChild;
    if (control instanceof HTMLElement)
      setEvent({ originalEvent, target: control, currentTarget: control });
  };
  return (
    <span
      className={block ? 'block' : 'contents'}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={(focused) => focused.target.matches(':focus-visible') && show(focused)}
      onBlur={hide}
    >
      {cloneElement(children, event && !visualOnly ? { 'aria-describedby': id } : {})}
      {event && (
        <>
          <span id={id} hidden>
            {text}
          </span>
          <Suspense>
            <Bubble key={text} text={text} side={side} event={event} onHide={hide} />
          </Suspense>
        </>
      )}
    </span>
  );
}
