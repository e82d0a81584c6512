import type { ReactNode } from 'react';

interface GallerySectionProps {
  /** Anchor of the section; visual checks find it by this. */
  id: string;
  title: string;
  children: ReactNode;
}

/** One heading of the gallery and what stands under it. */
export function GallerySection({ id, title, children }: GallerySectionProps) {
  return (
    <section id={id} className="gallery__section" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="gallery__title">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** One line of the same component in different states. */
export function GalleryRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="gallery__row">
      <span className="gallery__label">{label}</span>
      <div className="gallery__items">{children}</div>
    </div>
  );
}

/** A surface with what belongs together; the name is for those who cannot see it, and for tests. */
export function GalleryPanel({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="gallery__panel" aria-label={label}>
      {children}
    </fieldset>
  );
}
