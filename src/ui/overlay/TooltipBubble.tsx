import { Tooltip as PrimeTooltip } from 'primereact/tooltip';
import { ZIndexUtils } from 'primereact/utils';
import { useLayoutEffect, useRef, type SyntheticEvent } from 'react';
import '../prime/forgetDrawn';
import { PrimeProvider } from '../prime/PrimeProvider';

/** The event that asks for the hint, and the control beside which PrimeReact puts it. */
export interface HintEvent {
  originalEvent: SyntheticEvent;
  target: HTMLElement;
  currentTarget: HTMLElement;
}

export interface BubbleProps {
  text: string;
  side?: 'top' | 'bottom' | 'right' | undefined;
  event: HintEvent;
  /** The page was scrolled or the window resized. */
  onHide: () => void;
}

/** The text of a hint, shown as long as it is mounted. PrimeReact hides it from screen readers. */
export default function TooltipBubble({ text, side = 'top', event, onHide }: BubbleProps) {
  const tooltip = useRef<PrimeTooltip>(null);
  useLayoutEffect(() => {
    const drawn = tooltip.current;
    drawn?.show(event);
    // PrimeReact gives the place in the stack of layers back only when it hides the bubble itself.
    return () => {
      const bubble = drawn?.getElement();
      if (bubble) ZIndexUtils.clear(bubble);
    };
  }, [event]);
  return (
    <PrimeProvider>
      <PrimeTooltip
        ref={tooltip}
        className="tooltip"
        position={side}
        autoHide={false}
        onHide={onHide}
      >
        {/* Not as `content`: PrimeReact writes that by innerHTML, which Trusted Types forbid. */}
        {text}
      </PrimeTooltip>
    </PrimeProvider>
  );
}
