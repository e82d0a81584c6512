import './Drawer.css';
import type { ReactNode } from 'react';
import { classNames } from '../classNames';
import { Layer, type LayerProps } from './Layer';

export interface DrawerProps extends Pick<LayerProps, 'data-analytics' | 'onClose'> {
  /** Spoken name of the panel. */
  label: string;
  side?: 'left' | 'right' | undefined;
  /** Wider, with rows that reach to its edges and a line below the header. */
  flush?: boolean;
  /** Stands beside the closing cross. */
  header?: ReactNode;
  children: ReactNode;
}

/** A panel from the side over the page. Open as long as it is mounted. */
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
