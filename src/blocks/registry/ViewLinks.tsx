import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { SavedView } from '../../shell/preferences/registryPreferences';
import type { FilterKinds } from './registryFilters';
import type { RegistryFixedView } from './registryQuery';
import type { RegistryView } from './useRegistryView';

interface ViewLinksProps<Filters extends FilterKinds> {
  label: string;
  view: RegistryView<Filters>;
  views: readonly RegistryFixedView<Filters>[];
  saved: readonly SavedView[];
  onSaved: (view: SavedView) => void;
}

/** The views that stand ready, as links, and those that the person has saved. */
export function ViewLinks<Filters extends FilterKinds>({
  label,
  view,
  views,
  saved,
  onSaved,
}: ViewLinksProps<Filters>) {
  if (views.length + saved.length === 0) return null;
  return (
    <nav className="registry-screen__views" aria-label={label}>
      {views.map((one) => (
        <Link
          key={one.id}
          to={view.viewPath(one)}
          preventScrollReset
          className="registry-screen__view"
          aria-current={one.id === view.view?.id ? 'true' : undefined}
        >
          {one.label}
        </Link>
      ))}
      {saved.map((one) => (
        <button
          key={one.name}
          type="button"
          className="registry-screen__view registry-screen__view--saved"
          onClick={() => onSaved(one)}
        >
          {one.name}
        </button>
      ))}
    </nav>
  );
}

/** Scrolls a control into sight as a whole, also where a part of it was seen before. */
function bringWhole(strip: HTMLElement, control: Element): void {
  const [outer, inner] = [strip.getBoundingClientRect(), control.getBoundingClientRect()];
  if (inner.right > outer.right) strip.scrollLeft += inner.right - outer.right;
  else if (inner.left < outer.left) strip.scrollLeft -= outer.left - inner.left;
}

/**
 * Figures and views in one line, which scrolls sideways where it has too little room. What is in force or
 * has the focus is in sight.
 */
export function Strip({ children }: { children: ReactNode }) {
  const strip = useRef<HTMLDivElement>(null);
  const shown = useRef<Element | null>(null);
  useEffect(() => {
    const { current } = strip;
    const inForce = current?.querySelector('[aria-pressed="true"], [aria-current="true"]') ?? null;
    if (current && inForce && inForce !== shown.current) bringWhole(current, inForce);
    shown.current = inForce;
  });
  return (
    <div
      ref={strip}
      className="registry-screen__strip"
      onFocus={({ target, currentTarget }) => bringWhole(currentTarget, target)}
    >
      {children}
    </div>
  );
}
