import './Illustration.css';
import type { ReactNode } from 'react';

/** Size of the background of our drawings, in user units. */
export const illustrationSize = { width: 360, height: 200 } as const;

export interface IllustrationProps {
  /** Text alternative of the drawing. */
  label: string;
  children: ReactNode;
}

/** A drawing in the colours of the theme, with a background of 360 x 200. */
export function Illustration({ label, children }: IllustrationProps) {
  const { width, height } = illustrationSize;
  return (
    <svg
      className="illustration w-full"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      <rect className="illustration__ground" width={width} height={height} rx="14" />
      {children}
    </svg>
  );
}

/** Grey bars as placeholders for unimportant text. */
export function Lines({ x, y, widths }: { x: number; y: number; widths: readonly number[] }) {
  return widths.map((width, index) => (
    <rect
      key={`${y}-${String(index)}`}
      className="illustration__line"
      x={x}
      y={y + index * 14}
      width={width}
      height="6"
      rx="3"
    />
  ));
}

/** A number in a circle. The numbers show the reading order. */
export function Mark({ x, y, children }: { x: number; y: number; children: string }) {
  return (
    <>
      <circle className="fill-accent" cx={x} cy={y} r="11" />
      <text className="illustration__mark-text font-semibold" x={x} y={y + 4.5}>
        {children}
      </text>
    </>
  );
}
