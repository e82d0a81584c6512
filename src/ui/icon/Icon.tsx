import './Icon.css';
import { memo } from 'react';
import { classNames } from '../classNames';

/** A drawing of PrimeIcons: SVG path data on a 24 x 24 grid. */
export interface IconDrawing {
  readonly path: string;
}

export interface IconProps {
  drawing: IconDrawing;
  /** 16, 20, 24 or 40 px; 20 by default. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
  className?: string | undefined;
}

/** A PrimeIcons drawing in the current text colour; decorative next to a text. */
export const Icon = memo(function Icon({ drawing, size = 'md', className }: IconProps) {
  return (
    <svg
      className={classNames('icon', `icon--${size}`, className)}
      viewBox="0 0 24 24"
      fill="currentColor"
      focusable="false"
      aria-hidden
    >
      <path d={drawing.path} />
    </svg>
  );
});
