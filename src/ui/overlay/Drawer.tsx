import './Drawer.css';
import type { ReactNode } from 'react';
import { classNames } from '../classNames';
import { Layer, type LayerProps } from './Layer';

export interface DrawerProps extends Pick<LayerProps, 'data-analytics' | 'onClose'> {
  /** Accessible name of the panel. */
  label: string;
  side?: 'left' | 'right' | undefined;
  /** True for a wider drawer, with full-width rows and a line below the header. */
  flush?: boolean;
  /** Content next to the close button. */
  header?: ReactNode;
  children: ReactNode;
}

/** A side panel over the page. Open as long as it is mounted. */
export default function Drawer({
  side = 'left',
  header = null,
  flush = false,
  ...layer
}: DrawerProps) {
  return (
    <Layer
      {...layer}
      side={side}
      header={header}
      className={classNames('drawer', `drawer--${side}`, flush && 'drawer--flush')}
    />
  );
}
