import { Tooltip as PrimeTooltip } from 'primereact/tooltip';
import { ZIndexUtils } from 'primereact/utils';
import { useLayoutEffect, useRef, type SyntheticEvent } from 'react';
import '../prime/forgetDrawn';
import { PrimeProvider } from '../prime/PrimeProvider';

/** The triggering event, and the control at which PrimeReact positions the tooltip. */
export interface HintEvent {
  originalEvent: SyntheticEvent;
  target: HTMLElement;
  currentTarget: HTMLElement;
}

export interface BubbleProps {
  text: string;
  side?: 'top' | 'bottom' | 'right' | undefined;
  event: HintEvent;
  /** Called when the page was scrolled or the window resized. */
  onHide: () => void;
}

/** A tooltip, visible while mounted. PrimeReact hides it from screen readers. */
export default function TooltipBubble({ text, side = 'top', event, onHide }: BubbleProps) {
  const tooltip = useRef<PrimeTooltip>(null);
  useLayoutEffect(() => {
    const drawn = tooltip.current;
    drawn?.show(event);
    // PrimeReact releases the z-index only when it hides the tooltip itself.
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
        {/* Not passed as `content`: PrimeReact sets `content` by innerHTML, but Trusted Types forbid this. */}
        {text}
      </PrimeTooltip>
    </PrimeProvider>
  );
}
