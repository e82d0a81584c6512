import './Skeletons.css';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden';
import { classNames } from '../classNames';

export interface SkeletonBarProps {
  /** Width class of one grey bar. */
  width?: 'full' | 'wide' | 'half' | 'third' | undefined;
  height?: 'text' | 'title' | 'sum' | 'button' | 'logo' | undefined;
}

/** A grey bar; skeletons of other shapes consist of such bars. */
export function SkeletonBar({ width = 'full', height = 'text' }: SkeletonBarProps) {
  return <span className={classNames('bone block', `bone--${width}`, `bone--${height}`)} />;
}

interface LoadingProps {
  label?: string | undefined;
}

/** Announces the label once, and hides the bars from screen readers. */
export function SkeletonRegion({
  label = 'Загрузка…',
  className,
  children,
}: LoadingProps & { className?: string | undefined; children: ReactNode }) {
  return (
    <div aria-busy="true">
      <output>
        <VisuallyHidden>{label}</VisuallyHidden>
      </output>
      <div aria-hidden="true" className={className}>
        {children}
      </div>
    </div>
  );
}

const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index);

export function SkeletonCards({ count = 3, label }: LoadingProps & { count?: number | undefined }) {
  return (
    <SkeletonRegion label={label} className="card-grid grid gap-4">
      {numbersTo(count).map((index) => (
        <div key={index} className="card surface flex flex-col min-w-0 skeleton-card">
          <div className="card__header flex flex-wrap items-center gap-3 leading-snug">
            <SkeletonBar height="logo" />
            <div className="grid flex-1 gap-6px">
              <SkeletonBar width="half" />
              <SkeletonBar width="third" />
            </div>
          </div>
          <div className="grid gap-2">
            <SkeletonBar width="third" />
            <SkeletonBar width="half" height="sum" />
          </div>
          <div className="grid gap-2">
            <SkeletonBar />
            <SkeletonBar />
          </div>
          <SkeletonBar width="third" height="button" />
        </div>
      ))}
    </SkeletonRegion>
  );
}

interface SkeletonTableProps {
  rows?: number | undefined;
  columns?: number | undefined;
  /** False if the skeleton is inside of an existing frame. */
  framed?: boolean | undefined;
}

export function SkeletonTable({ rows = 6, columns = 5, framed = true }: SkeletonTableProps) {
  return (
    <SkeletonRegion className={framed ? 'surface overflow-hidden' : undefined}>
      {numbersTo(rows).map((row) => (
        <div key={row} className="skeleton-table__row grid gap-5 items-center min-h-56px divided">
          {numbersTo(columns).map((column) => (
            <SkeletonBar key={column} width={column === 0 ? 'wide' : 'half'} />
          ))}
        </div>
      ))}
    </SkeletonRegion>
  );
}

export function SkeletonText({ lines = 3, label }: LoadingProps & { lines?: number | undefined }) {
  return (
    <SkeletonRegion label={label} className="grid gap-2">
      {numbersTo(lines).map((line) => (
        <SkeletonBar key={line} width={line === lines - 1 ? 'half' : 'full'} />
      ))}
    </SkeletonRegion>
  );
}

export function SkeletonCard({ lines }: { lines?: number | undefined }) {
  return (
    <div className="card surface flex flex-col min-w-0">
      <SkeletonText lines={lines} />
    </div>
  );
}
