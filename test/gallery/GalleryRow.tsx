import type { ReactNode } from 'react';

export function GalleryRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="gallery__row">
      <span className="gallery__label">{label}</span>
      <div className="gallery__items">{children}</div>
    </div>
  );
}

/** Groups samples. Screen readers and tests know the group by its `label`. */
export function GalleryPanel({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="gallery__panel" aria-label={label}>
      {children}
    </fieldset>
  );
}
