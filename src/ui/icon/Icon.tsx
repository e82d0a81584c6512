import './Icon.css';
import { classNames } from '../classNames';

/** A drawing of PrimeIcons: SVG path data on a 24 x 24 grid. */
export interface IconDrawing {
  readonly path: string;
}

export interface IconProps {
  drawing: IconDrawing;
  /** 16, 20, 24 or 40 px; 20 by default. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /** Spoken name. Without it the icon is decoration and hidden from assistive technology. */
  label?: string | undefined;
  className?: string | undefined;
}

/** One PrimeIcons drawing in the colour of the text around it. */
export function Icon({ drawing, size = 'md', label, className }: IconProps) {
  return (
    <svg
      className={classNames('icon', `icon--${size}`, className)}
      viewBox="0 0 24 24"
      fill="currentColor"
      focusable="false"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={drawing.path} />
    </svg>
  );
}
