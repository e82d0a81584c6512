import './Modal.css';
import { Dialog } from 'primereact/dialog';
import { ZIndexUtils } from 'primereact/utils';
import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
  type RefCallback,
  type RefObject,
} from 'react';
import '../prime/forgetDrawn';
import { classNames } from '../classNames';
import { focusTargetOf, returnFocus } from '../focus/focusTarget';
import type { AnalyticsProps } from '../../observability/analytics/analyticsProps';
import { PrimeProvider } from '../prime/PrimeProvider';
import { useBackCloses } from './useBackCloses';

/** A share of the screen in twelfths, as the specification gives it, or a width in pixels. */
export type ModalWidth = `${number}/12` | number;

/** Width from each breakpoint on: 576, 768, 992 and 1200 px (specification, section 9). */
export interface ModalWidths {
  sm: ModalWidth;
  md?: ModalWidth;
  lg?: ModalWidth;
  xl?: ModalWidth;
}

const DEFAULT_WIDTHS: ModalWidths = { sm: '10/12', md: '8/12', lg: '6/12', xl: '4/12' };

export interface ModalProps extends AnalyticsProps {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
  /** Buttons; the one that does the thing stands first, «Отменить» after it. */
  footer?: ReactNode;
  widths?: ModalWidths | undefined;
  /** False hides the cross and ignores Escape: work is going on, or a decision is needed. */
  closable?: boolean | undefined;
  closeOnEscape?: boolean | undefined;
  /** A question that interrupts: its whole content is read out as its description. */
  alert?: boolean | undefined;
  /** On paper it stands alone: the page behind it is not printed. */
  printed?: boolean | undefined;
  className?: string | undefined;
}

function cssWidth(width: ModalWidth): string {
  if (typeof width === 'number') return `${width}px`;
  return `calc(100vw * ${width.replace('/', ' / ')})`;
}

// A breakpoint without a width of its own keeps that of the one below it.
function widthVariables({ sm, md = sm, lg = md, xl = lg }: ModalWidths): CSSProperties {
  const variables: Record<`--modal-${string}`, string> = {
    '--modal-sm': cssWidth(sm),
    '--modal-md': cssWidth(md),
    '--modal-lg': cssWidth(lg),
    '--modal-xl': cssWidth(xl),
  };
  return variables;
}

/** The panel that is open over the page, if there is one: beside it, everything is inert. */
function topLayer(): HTMLElement {
  return [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body;
}

/**
 * What PrimeReact does only after its closing animation, which a dialog taken out of the page never
 * plays: gives the focus back to what had it or stands in its place, and the place in the stack of layers back too.
 */
function useTidyClosing(): {
  heading: RefObject<HTMLElement | null>;
  attach: RefCallback<HTMLElement>;
} {
  const [opener] = useState(() => focusTargetOf(document.activeElement));
  const heading = useRef<HTMLElement>(null);
  const layer = useRef<HTMLElement>(null);
  useEffect(
    () => () => {
      if (layer.current !== null) ZIndexUtils.clear(layer.current);
      if (opener !== null) returnFocus(opener);
    },
    [opener],
  );
  // A native dialog below this one would close on the same Escape.
  useEffect(() => {
    if (!layer.current?.closest('dialog')) return undefined;
    const keepBelow = (event: KeyboardEvent) => {
      if (event.key === 'Escape') event.preventDefault();
    };
    document.addEventListener('keydown', keepBelow, true);
    return () => document.removeEventListener('keydown', keepBelow, true);
  }, []);
  // The heading is in the page from the first moment the layer is taken, long before `onShow`.
  const attach = useCallback((node: HTMLElement | null) => {
    heading.current = node;
    layer.current = node?.closest<HTMLElement>('.p-dialog-mask') ?? layer.current;
  }, []);
  return { heading, attach };
}

/**
 * The shell of every dialog. It is open as long as it is mounted; below 576 px it fills the screen.
 * The focus starts at the title, or at the element marked `data-autofocus`.
 */
export function Modal({
  title,
  onClose,
  children,
  footer,
  widths = DEFAULT_WIDTHS,
  closable = true,
  closeOnEscape = true,
  alert = false,
  printed = false,
  className,
  ...mark
}: ModalProps) {
  const { heading, attach } = useTidyClosing();
  useBackCloses(true, closable ? onClose : undefined);
  const descriptionId = useId();
  const onShow = () => {
    const dialog = heading.current?.closest('.p-dialog');
    const marked = dialog?.querySelector<HTMLElement>('[data-autofocus]');
    if (!dialog?.contains(document.activeElement)) (marked ?? heading.current)?.focus();
  };
  return (
    <PrimeProvider>
      <Dialog
        visible
        appendTo={topLayer}
        header={
          <h2 ref={attach} tabIndex={-1} className="modal__title">
            {title}
          </h2>
        }
        footer={footer === undefined ? undefined : <div className="modal__actions">{footer}</div>}
        className={classNames('modal', printed && 'modal--printed', className)}
        style={widthVariables(widths)}
        aria-describedby={alert ? descriptionId : undefined}
        pt={{ root: { ...mark, role: alert ? 'alertdialog' : 'dialog' } }}
        blockScroll
        closable={closable}
        ariaCloseIconLabel="Закрыть"
        closeOnEscape={closeOnEscape}
        draggable={false}
        resizable={false}
        focusOnShow={false}
        onShow={onShow}
        onHide={onClose}
      >
        {alert ? <div id={descriptionId}>{children}</div> : children}
      </Dialog>
    </PrimeProvider>
  );
}
