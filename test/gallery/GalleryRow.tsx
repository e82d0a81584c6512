import type { ReactNode } from 'react';

/** One row with the same component in different states. */
export function GalleryRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="gallery__row">
      <span className="gallery__label">{label}</span>
      <div className="gallery__items">{children}</div>
    </div>
  );
}

/** A group of samples; its name is for screen readers and tests. */
export function GalleryPanel({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="gallery__panel" aria-label={label}>
      {children}
    </fieldset>
  );
}
