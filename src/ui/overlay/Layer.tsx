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
  /** The edge of the window that it opens at; then a click beside it closes it. Centred by default. */
  side?: 'left' | 'right' | 'bottom' | 'top' | undefined;
  /** The page beside it keeps its colours. */
  isClear?: boolean | undefined;
  /** Spoken name, where that is not the header. */
  label?: string | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Id of the element that describes it. */
  describedBy?: string | undefined;
  /** False hides the cross and ignores Escape: work is going on, or a decision is needed. */
  closable?: boolean | undefined;
  closeOnEscape?: boolean | undefined;
  onClose: () => void;
}

/**
 * Cleans up when the dialog is unmounted: gives the focus back to the control that had it, or to its
 * replacement, and frees the z-index. PrimeReact does that only after a closing animation, which an
 * unmounted dialog never plays.
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
 * Escape closes the topmost from the moment it is there: PrimeReact listens some frames after it has shown
 * a dialog, and a key that comes before is lost.
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
 * All that lies modally over the page: dialogs, drawers, sheets. It is open as long as it is mounted. The
 * focus starts at the element marked `data-autofocus`, else at the heading, else at the cross; for fingers
 * at the dialog itself.
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
    // By its id: React empties the ref of a component while its content mounts.
    const root = document.getElementById(id);
    // Another one may lie over it by now.
    if (!root || root.contains(document.activeElement) || open.at(-1) !== layer) return;
    const first = ['[data-autofocus]', '.p-dialog-title h2', '.p-dialog-header-close']
      .map((selector) => root.querySelector<HTMLElement>(selector))
      .find((element) => element !== null);
    // Under a finger no control is marked before it was touched.
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
          // A drawer slides in by its own style.
          disabled: side !== undefined,
          timeout: 150,
          // Not `onShow`, which waits for the end of the animation: a key that comes before goes to the page.
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
