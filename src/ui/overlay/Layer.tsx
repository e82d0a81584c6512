import './Layer.css';
import { Dialog, type DialogProps } from 'primereact/dialog';
import { ZIndexUtils } from 'primereact/utils';
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import '../prime/forgetDrawn';
import { classNames } from '../classNames';
import { focusPart, focusTargetOf, returnFocus } from '../focus/focusTarget';
import type { AnalyticsProps } from '../../observability/analytics/analyticsProps';
import { PrimeProvider } from '../prime/PrimeProvider';
import { useBackCloses } from './useBackCloses';

type OwnProps = 'id' | 'header' | 'footer' | 'className' | 'style' | 'children';

export interface LayerProps extends AnalyticsProps, Pick<DialogProps, OwnProps> {
  /** Edge to which the layer is attached; a click outside then closes it. Undefined for a centred dialog. */
  side?: 'left' | 'right' | 'bottom' | 'top' | undefined;
  /** True if the page behind it is not dimmed. */
  isClear?: boolean | undefined;
  /** Accessible name of the layer; by default the header. */
  label?: string | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
  describedBy?: string | undefined;
  /** False during an action, or if a decision is required: hides the close button and ignores Escape. */
  closable?: boolean | undefined;
  closeOnEscape?: boolean | undefined;
  onClose: () => void;
}

/**
 * Cleans up on unmount: returns the focus to the previous control or its replacement, and releases the z-index.
 * PrimeReact does that only after a closing animation, but an unmounted dialog has no animation.
 */
function useTidyClosing(dialog: RefObject<Dialog | null>): void {
  const [opener] = useState(() => focusTargetOf(document.activeElement));
  useLayoutEffect(() => {
    const { current } = dialog;
    return () => {
      const mask = current?.getMask();
      if (mask) ZIndexUtils.clear(mask);
    };
  }, [dialog]);
  useEffect(
    () => () => {
      if (opener !== null) returnFocus(opener);
    },
    [opener],
  );
}

/** The open layers, the topmost last. */
const open: object[] = [];

/**
 * Closes the topmost layer on Escape, also right after it has opened. PrimeReact starts to listen only some frames
 * after it has shown a dialog, so it would miss an early key.
 */
function useEscape(layer: object, isHeard: boolean, onClose: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isHeard) return;
    event.preventDefault();
    onClose();
  });
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isMeant = event.key === 'Escape' && !event.defaultPrevented;
      if (isMeant && open.at(-1) === layer) press(event);
    };
    open.push(layer);
    document.addEventListener('keydown', listen);
    return () => {
      open.splice(open.indexOf(layer), 1);
      document.removeEventListener('keydown', listen);
    };
  }, [layer]);
}

/**
 * The base of all modal layers: dialogs, drawers, sheets. Open as long as it is mounted. The initial focus is on
 * the element with `data-autofocus`, else on the heading, else on the close button (on a touch screen on the
 * dialog itself).
 */
export function Layer({
  id: givenId,
  side,
  isClear = false,
  label,
  role = 'dialog',
  describedBy,
  closable = true,
  closeOnEscape = true,
  onClose,
  className,
  children,
  'data-analytics': mark,
  ...own
}: LayerProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const dialog = useRef<Dialog>(null);
  useTidyClosing(dialog);
  useBackCloses(true, closable ? onClose : undefined);
  const [layer] = useState(() => ({}));
  useEscape(layer, closable && closeOnEscape, onClose);
  const takeFocus = () => {
    // Finds the element by id, because React clears the ref of a component while its content mounts.
    const root = document.getElementById(id);
    // Another layer may already be on top.
    if (!root || root.contains(document.activeElement) || open.at(-1) !== layer) return;
    const first = ['[data-autofocus]', '.p-dialog-title h2', '.p-dialog-header-close']
      .map((selector) => root.querySelector<HTMLElement>(selector))
      .find((element) => element !== null);
    // On a touch screen the focus goes to the dialog, because no control should have it before a tap.
    const isCross = first?.matches('.p-dialog-header-close') === true;
    if (isCross && window.matchMedia?.('(pointer: coarse)').matches) focusPart(root);
    else if (first?.tagName === 'H2') focusPart(first);
    else first?.focus();
  };
  return (
    <PrimeProvider>
      <Dialog
        {...own}
        id={id}
        className={classNames('layer', className)}
        maskClassName={classNames(isClear && 'layer-mask--clear')}
        ref={dialog}
        visible
        position={side ?? 'center'}
        transitionOptions={{
          // Layers at an edge have their own opening animation in CSS.
          disabled: side !== undefined,
          timeout: 150,
          // `onShow` would wait for the end of the animation, and an early key would reach the page.
          onEnter: takeFocus,
        }}
        dismissableMask={side !== undefined}
        showHeader={own.header !== undefined}
        aria-describedby={describedBy}
        pt={{
          root: {
            'data-analytics': mark,
            role,
            ...(label !== undefined && { 'aria-label': label, 'aria-labelledby': undefined }),
          },
        }}
        blockScroll
        closable={closable}
        closeOnEscape={false}
        ariaCloseIconLabel="Закрыть"
        draggable={false}
        resizable={false}
        focusOnShow={false}
        onHide={onClose}
      >
        {children}
      </Dialog>
    </PrimeProvider>
  );
}
