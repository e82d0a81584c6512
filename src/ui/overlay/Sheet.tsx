import './Sheet.css';
import type { ReactNode } from 'react';
import { classNames } from '../classNames';
import { Layer, type LayerProps } from './Layer';

export interface SheetProps extends Pick<LayerProps, 'data-analytics' | 'id' | 'onClose'> {
  title: ReactNode;
  /** True to cover the whole screen; by default the sheet is as high as its content, at the bottom of the screen. */
  full?: boolean | undefined;
  /** A text button next to the title. */
  action?: ReactNode;
  /** The sheet's main button, below the scrolled content and always visible. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A dialog for phones: at the bottom of the screen, or over all of it. Open as long as it is mounted. */
export default function Sheet({ title, full = false, action, ...layer }: SheetProps) {
  return (
    <Layer
      {...layer}
      side="bottom"
      header={
        <>
          <h2 className="flex-1 min-w-0 text-md wrap-anywhere">{title}</h2>
          {action}
        </>
      }
      className={classNames('sheet', full && 'sheet--full')}
    />
  );
}
