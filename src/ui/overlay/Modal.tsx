import './Modal.css';
import { useId, type CSSProperties, type ReactNode } from 'react';
import { classNames } from '../classNames';
import { Layer, type LayerProps } from './Layer';

/** Width in twelfths of the screen, or in pixels. */
export type ModalWidth = `${number}/12` | number;

/** Width from each breakpoint on: 576, 768, 992 and 1200 px. */
export interface ModalWidths {
  sm: ModalWidth;
  md?: ModalWidth;
  lg?: ModalWidth;
  xl?: ModalWidth;
}

const DEFAULT_WIDTHS: ModalWidths = { sm: '10/12', md: '8/12', lg: '6/12', xl: '4/12' };

export interface ModalProps extends Omit<
  LayerProps,
  'header' | 'side' | 'label' | 'role' | 'describedBy' | 'style' | 'className'
> {
  title: ReactNode;
  children: ReactNode;
  /** Buttons: the main action first, «Отменить» after it. */
  footer?: ReactNode;
  widths?: ModalWidths | undefined;
  /** True for a confirmation: screen readers then announce its whole content. */
  alert?: boolean | undefined;
  /** True to print the dialog alone, without the page behind it. */
  printed?: boolean | undefined;
}

function cssWidth(width: ModalWidth): string {
  if (typeof width === 'number') return `${width}px`;
  return `calc(100vw * ${width.replace('/', ' / ')})`;
}

// A breakpoint without a width uses the width of the next smaller breakpoint.
function widthVariables({ sm, md = sm, lg = md, xl = lg }: ModalWidths): CSSProperties {
  const variables: Record<`--modal-${string}`, string> = {
    '--modal-sm': cssWidth(sm),
    '--modal-md': cssWidth(md),
    '--modal-lg': cssWidth(lg),
    '--modal-xl': cssWidth(xl),
  };
  return variables;
}

/** A dialog in the middle of the screen; below 576 px it fills the screen. */
export function Modal({
  title,
  children,
  footer,
  widths = DEFAULT_WIDTHS,
  alert = false,
  printed = false,
  ...layer
}: ModalProps) {
  const descriptionId = useId();
  return (
    <Layer
      {...layer}
      header={<h2 className="modal__title wrap-anywhere">{title}</h2>}
      footer={
        footer === undefined ? undefined : (
          <div className="modal__actions flex flex-wrap gap-2">{footer}</div>
        )
      }
      className={classNames('modal', printed && 'modal--printed')}
      style={widthVariables(widths)}
      role={alert ? 'alertdialog' : 'dialog'}
      describedBy={alert ? descriptionId : undefined}
    >
      {alert ? <div id={descriptionId}>{children}</div> : children}
    </Layer>
  );
}
